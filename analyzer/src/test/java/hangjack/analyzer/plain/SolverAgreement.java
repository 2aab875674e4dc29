package hangjack.analyzer.plain;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.fixtures.RandomPositions;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.record.Recording;
import hangjack.analyzer.search.OpenValues;
import hangjack.analyzer.search.OpenValues.Range;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Holds a search against the plain solver, on positions that each come from a seed. What it tells
 * of a disagreement is enough to see it again: the seed, the position as a record, the values.
 */
public final class SolverAgreement {
  /** Values every legal card of a position in play. */
  public interface Search {
    OpenValues values(DealState state);
  }

  private final Search search;

  public SolverAgreement(Search search) {
    this.search = search;
  }

  /** What the search finds otherwise in the late position of a seed; empty where nothing. */
  public Optional<String> late(long seed) {
    return compared("late position", seed, RandomPositions::late);
  }

  /** What the search finds otherwise in the whole deal of a seed; empty where nothing. */
  public Optional<String> whole(long seed) {
    return compared("whole deal", seed, RandomPositions::whole);
  }

  private Optional<String> compared(String what, long seed, LongFunction<DealState> positions) {
    var state = positions.apply(seed);
    return compared(state, PlainSolver.values(Both.plain(state)))
        .map(difference -> what + " of seed " + seed + "\n" + difference);
  }

  /** What the search finds otherwise than the values given; empty where nothing. */
  public Optional<String> compared(DealState state, Map<String, Integer> expected) {
    var found = search.values(state);
    var values = new LinkedHashMap<String, Range>();
    found.values().forEach((action, range) -> values.put(Both.told(action), range));
    var exact = new LinkedHashMap<String, Range>();
    expected.forEach((card, value) -> exact.put(card, new Range(value, value)));
    return found.exact() && values.equals(exact)
        ? Optional.empty()
        : Optional.of(told(state, "found " + values + "\nplain " + exact));
  }

  /**
   * Where a card's value is not that of the position after it, in the late position of a seed: the
   * same for the side that plays next, the negative for the other. Empty where all are, and where
   * more than two sides play, each against all others: then each has a game of its own.
   */
  public Optional<String> unlikeItsNext(long seed) {
    var state = RandomPositions.late(seed);
    if (state.seating().sides().size() > 2) {
      return Optional.empty();
    }
    var side = state.seating().sideOf(state.toAct().orElseThrow());
    var values = new LinkedHashMap<Action, Range>();
    for (var action : search.values(state).values().keySet()) {
      var value = value(Deals.after(state, action), side);
      values.put(action, new Range(value, value));
    }
    return values.equals(search.values(state).values())
        ? Optional.empty()
        : Optional.of(told(state, "late position of seed " + seed + ", after each card " + values));
  }

  private int value(DealState state, Side side) {
    if (state.toAct().isEmpty()) {
      return PlainScore.difference(Both.plain(state), side.name());
    }
    var best =
        search.values(state).values().values().stream()
            .max(Comparator.comparingInt(Range::low))
            .orElseThrow()
            .low();
    return state.seating().sideOf(state.toAct().get()) == side ? best : -best;
  }

  private static String told(DealState state, String difference) {
    return RecordWriter.write(Recording.of(state)) + difference;
  }
}
