package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * What every call is worth with every class of hand: stand and beg, give and run, pass and each
 * bid.
 *
 * <p>The tables come with the program and were made by {@code mvn -Ptables}: deals with nothing
 * scored before are brought to the call by fair club players ({@code rules-of-thumb}); then every
 * call is made on the same cards and the deal played to its end by them. So a bid that wins the
 * match at once is worth its points only, and a table says nothing of scores near the target.
 *
 * <p>The text of a table: a heading; then a line for each row: the moment, the class, the deals,
 * and for each call its name, points, lead, half-width, and how often club players made it.
 */
public final class CallValueTable {
  private static final Map<String, Optional<CallValueTable>> READ = new ConcurrentHashMap<>();

  /**
   * A call with a class of hands.
   *
   * @param call its word in records: {@code stand}, {@code beg}, {@code give}, {@code run}, {@code
   *     pass}, {@code take}, or the number that is bid
   * @param points what the caller's side makes in the deal beyond what the others make together, on
   *     average
   * @param ahead how much that is more than the best other call makes on the same cards; less than
   *     0 where another call is better
   * @param halfWidth half the width of the 95 % interval of that lead
   * @param made with how many of the hands that were met a club player called so
   */
  public record CallValue(String call, double points, double ahead, double halfWidth, int made) {
    /** Whether the call is better than every other, beyond chance. */
    public boolean isSurelyBest() {
      return ahead > halfWidth;
    }
  }

  /**
   * The calls of a moment with a class of hands.
   *
   * @param hand the class; of a bidder with his best suit as trumps
   * @param met how many of the deals of the table came to the moment with such a hand
   * @param deals how many of those the values are taken from: no more than make them certain enough
   * @param calls every call that is open then
   */
  public record Row(CallMoment moment, HandClass hand, int met, int deals, List<CallValue> calls) {
    public Row {
      calls = List.copyOf(calls);
    }

    /** The value of a call; empty where it was not open then. */
    Optional<CallValue> of(Action.Call call) {
      return calls.stream().filter(value -> value.call.equals(call.word())).findFirst();
    }

    /** The call that makes most on average; of equal ones the first. */
    public CallValue best() {
      return Collections.max(calls, Comparator.comparingDouble(CallValue::ahead));
    }
  }

  private final List<Row> rows;
  private final Map<CallMoment, Integer> met = new HashMap<>();

  private CallValueTable(List<Row> rows) {
    this.rows = List.copyOf(rows);
    rows.forEach(row -> met.merge(row.moment, row.met, Integer::sum));
  }

  /**
   * The table of the preset that some rules began as, for as many players; empty where none was
   * made: for games without calls, and for another number of players than the preset's.
   */
  public static Optional<CallValueTable> of(RuleSet rules) {
    return READ.computeIfAbsent(
        ShippedText.name(rules),
        name -> ShippedText.lines("callvalues/" + name + ".txt").map(CallValueTable::read));
  }

  /**
   * The same, but only for the very rules under which the deals of a table were played; empty where
   * a house rule changes them.
   */
  public static Optional<CallValueTable> ofUnchanged(RuleSet rules) {
    return of(rules).filter(_ -> HouseRules.overrides(rules).isEmpty());
  }

  /**
   * The table of a text.
   *
   * @param lines its lines, without the heading
   */
  static CallValueTable read(List<String> lines) {
    var rows = new ArrayList<Row>();
    for (var line : lines) {
      var words = line.split(" ", -1);
      var calls = new ArrayList<CallValue>();
      for (var word : List.of(words).subList(4, words.length)) {
        var parts = word.split(":", -1);
        calls.add(
            new CallValue(
                parts[0],
                Double.parseDouble(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Integer.parseInt(parts[4])));
      }
      rows.add(
          new Row(
              CallMoment.read(words[0]),
              HandClass.read(words[1]),
              Integer.parseInt(words[2]),
              Integer.parseInt(words[3]),
              calls));
    }
    return new CallValueTable(rows);
  }

  /** All rows: by moment, then by class from no trump to many. */
  public List<Row> rows() {
    return rows;
  }

  /** The row of a class of hands; empty where hardly any deal had it. */
  public Optional<Row> row(CallMoment moment, HandClass hand) {
    return rows.stream()
        .filter(row -> row.moment.equals(moment) && row.hand.equals(hand))
        .findFirst();
  }

  /** The row of the player who is to call; empty where hardly any deal had it. */
  Optional<Row> row(DealState state) {
    var hand = state.hand(state.toAct().orElseThrow());
    var classes = HandClasses.inCalls(state);
    return row(CallMoment.of(state), HandClass.at(classes.placeOf(hand.bits())));
  }

  /** The share of a row's hands among all with which a player is to call then, 0 to 1. */
  public double share(Row row) {
    return (double) row.met / met.getOrDefault(row.moment, 1);
  }

  /**
   * The share of hands with which a call is the best on average, among some with which a player is
   * to call, 0 to 1; 0 where there are none. With a class for which two calls are worth the same,
   * chance decides which is taken for the best.
   *
   * @param among the classes of hands that are looked at
   */
  public double shareBest(CallMoment moment, String call, Predicate<HandClass> among) {
    var all = 0;
    var best = 0;
    for (var row : rows) {
      if (row.moment.equals(moment) && among.test(row.hand)) {
        all += row.met;
        best += row.best().call.equals(call) ? row.met : 0;
      }
    }
    return all == 0 ? 0 : (double) best / all;
  }
}
