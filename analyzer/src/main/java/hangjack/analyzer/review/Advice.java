package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.OpenValues;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What to do at the end of a record.
 *
 * @param state the deal at the decision
 * @param kind what the decision is about
 * @param seat whose it is
 * @param trick the trick, from 1; empty for calls and discards
 * @param open the values with all cards seen, where the record tells them all
 * @param fair the values on what the seat can know; its loss is that of nobody's choice, 0
 * @param reasons why the best choice is better than the next one
 */
public record Advice(
    DealState state,
    Decision.Kind kind,
    Seat seat,
    OptionalInt trick,
    Optional<OpenValues> open,
    FairValues fair,
    List<Reason> reasons) {
  public Advice {
    reasons = List.copyOf(reasons);
  }
}
