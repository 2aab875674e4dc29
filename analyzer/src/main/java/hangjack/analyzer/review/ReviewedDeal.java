package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A deal with what each decision was worth.
 *
 * @param scored the deal as it was played and scored
 * @param decisions every decision, in order
 * @param players how well each player decided
 * @param best the best play from the first lead; empty where it is not known exactly
 * @param stoppedAt the number of the first decision that was not looked at since the review was
 *     stopped; empty where it is whole
 */
public record ReviewedDeal(
    ScoredDeal scored,
    List<Decision> decisions,
    Map<Seat, PlayerSummary> players,
    Optional<BestPlay> best,
    OptionalInt stoppedAt) {
  public ReviewedDeal {
    decisions = List.copyOf(decisions);
    players = Collections.unmodifiableMap(new EnumMap<>(players));
  }
}
