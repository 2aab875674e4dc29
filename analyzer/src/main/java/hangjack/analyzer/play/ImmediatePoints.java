package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The points scored before the play: each turn-up that counts, then the gift. Where the rules allow
 * it they win the match at once (rules 4, nos. 1 and 2).
 */
public final class ImmediatePoints {
  private ImmediatePoints() {}

  /** The points as they stand, in the order of counting. */
  public static List<ImmediatePoint> of(DealState state) {
    return of(
        state.rules(),
        state.dealer(),
        state.turnUps(),
        state.calls(),
        state.trumpFixed(),
        state.ending());
  }

  /** Ends the deal if these points have brought a side to the target; says whether they have. */
  static boolean winAtOnce(Draft draft) {
    if (draft.playsOn) {
      return false;
    }
    var score = draft.before;
    for (var point :
        of(draft.rules, draft.dealer, draft.turnUps, draft.calls, draft.trumpFixed, draft.ending)) {
      score = draft.rules.entered(score, point.side(), point.points());
      if (canWin(draft.rules, point) && draft.rules.isOut(score, point.side())) {
        draft.end(Ending.WON_AT_ONCE);
        return true;
      }
    }
    return false;
  }

  private static boolean canWin(RuleSet rules, ImmediatePoint point) {
    return point.turnUp().isPresent() ? rules.immediatePointsCanWin() : rules.giftWinsAtOnce();
  }

  private static List<ImmediatePoint> of(
      RuleSet rules,
      Seat dealer,
      List<Card> turnUps,
      List<Action.Call> calls,
      boolean trumpFixed,
      Optional<Ending> ending) {
    var points = new ArrayList<ImmediatePoint>();
    var exhausted = ending.equals(Optional.of(Ending.EXHAUSTED));
    for (var card : TurningUp.counted(rules, turnUps, trumpFixed, exhausted)) {
      if (rules.turnUpPoints().of(card) > 0) {
        var side = rules.seating().sideOf(dealer);
        points.add(new ImmediatePoint(side, rules.turnUpPoints().of(card), Optional.of(card)));
      }
    }
    if (rules.giftPoints() > 0 && calls.stream().anyMatch(Action.Give.class::isInstance)) {
      for (var side : Begging.receivers(rules, dealer)) {
        points.add(new ImmediatePoint(side, rules.giftPoints(), Optional.empty()));
      }
    }
    return List.copyOf(points);
  }
}
