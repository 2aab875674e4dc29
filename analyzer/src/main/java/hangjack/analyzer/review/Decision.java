package hangjack.analyzer.review;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.OpenValues;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One decision of a deal.
 *
 * @param number its place among the decisions of the deal, from 1
 * @param state the deal before it
 * @param chosen what was done
 * @param trick the trick, from 1; empty for calls and discards
 * @param open the values with all cards seen; for cards only, and only where the deal is known
 * @param fair the values on what the seat could know; only where there was a choice
 * @param verdict what the review says of it
 * @param luck how unseen cards treated it
 * @param reasons why it was wrong; empty where it was not
 */
public record Decision(
    int number,
    DealState state,
    Action chosen,
    OptionalInt trick,
    Optional<OpenValues> open,
    Optional<FairValues> fair,
    Verdict verdict,
    Luck luck,
    List<Reason> reasons) {

  /** What a decision is about. */
  public enum Kind {
    CALL,
    DISCARD,
    PLAY
  }

  public Decision {
    reasons = List.copyOf(reasons);
  }

  public Kind kind() {
    return switch (chosen) {
      case Action.Call _ -> Kind.CALL;
      case Action.Discard _ -> Kind.DISCARD;
      case Action.Play _ -> Kind.PLAY;
    };
  }

  public Seat seat() {
    return chosen.seat();
  }

  /** Whether there was no choice. */
  public boolean forced() {
    return verdict == Verdict.FORCED;
  }
}
