package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How well each player of a deal decided. */
final class PlayerSummaries {
  private static final double STEEPNESS = 2;

  private PlayerSummaries() {}

  static Map<Seat, PlayerSummary> of(ScoredDeal scored, List<Decision> decisions) {
    var players = new EnumMap<Seat, PlayerSummary>(Seat.class);
    for (var seat : scored.end().seating().seats()) {
      var own = decisions.stream().filter(decision -> decision.seat() == seat).toList();
      if (!own.isEmpty()) {
        players.put(seat, of(scored, seat, own));
      }
    }
    return players;
  }

  private static PlayerSummary of(ScoredDeal scored, Seat seat, List<Decision> decisions) {
    var valued = decisions.stream().flatMap(decision -> decision.fair().stream()).toList();
    var lost = valued.stream().mapToDouble(fair -> fair.loss().points()).sum();
    var squares =
        valued.stream().mapToDouble(fair -> fair.loss().ci95() * fair.loss().ci95()).sum();
    var rate = valued.isEmpty() ? 0 : lost / valued.size();
    return new PlayerSummary(
        decisions.size(),
        (int) decisions.stream().filter(Decision::forced).count(),
        rate,
        valued.isEmpty() ? 0 : Math.sqrt(squares) / valued.size(),
        (int) Math.round(100 * Math.exp(-STEEPNESS * rate)),
        luck(scored, seat, valued, lost));
  }

  /**
   * The points made, less what was to be expected at the first decision, less what the player's own
   * decisions took from it: what is left came from the cards and from the others.
   */
  private static double luck(ScoredDeal scored, Seat seat, List<FairValues> valued, double lost) {
    if (valued.isEmpty()) {
      return 0;
    }
    var seating = scored.end().seating();
    var made = 0;
    for (var side : seating.sides()) {
      var points = scored.counting().deal().of(side);
      made += side == seating.sideOf(seat) ? points : -points;
    }
    var expected =
        valued.getFirst().values().values().stream()
            .mapToDouble(FairValues.Value::points)
            .max()
            .orElseThrow();
    return made - expected + lost;
  }
}
