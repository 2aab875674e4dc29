package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.Aim;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuation;
import hangjack.analyzer.search.Valuing;
import hangjack.analyzer.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Proves what a lesson says is worth the most, with the values that a review would give: on what
 * the learner can know, over 5,000 ways of the unseen cards or all of them.
 */
final class ValueClaims {
  private static final Thoroughness HOW = new Thoroughness(5_000, 1, false);

  /** By how much a choice must be worse to be called wrong: points of the deal. */
  private static final double CLEAR_POINTS = 0.1;

  /** The same in chances to win the match, where the score is told. */
  private static final double CLEAR_CHANCE = 0.01;

  /** Choices that differ by no more than this part of a clear difference are equally good. */
  private static final double AS_GOOD = 0.5;

  private final DealState deal;
  private final Aim aim;

  private ValueClaims(DealState deal, Aim aim) {
    this.deal = deal;
    this.aim = aim;
  }

  /** What is not as the step says, with its value against the best; empty where all is proved. */
  static List<String> unproved(Step step, DealState deal, Aim aim) {
    var claims = new ValueClaims(deal, aim);
    return switch (step) {
      case Step.BestCard best ->
          claims.unproved(
              action ->
                  action instanceof Action.Play(var _, var card) && best.right().contains(card));
      case Step.MakeCall call when call.by() == Basis.REVIEW ->
          claims.unproved(
              action ->
                  action instanceof Action.Call said && call.right().contains(Calling.name(said)));
      case Step.Keep keep when keep.by() == Basis.REVIEW -> claims.unprovedKept(keep.must());
      case Step.Say _,
          Step.Show _,
          Step.TapCards _,
          Step.AssignPoints _,
          Step.Count _,
          Step.Choose _,
          Step.MakeCall _,
          Step.Predict _,
          Step.PutInOrder _,
          Step.Keep _,
          Step.PlayOut _ ->
          List.of();
    };
  }

  /** The right choices must not be clearly beaten, and all others must be. */
  private List<String> unproved(Predicate<Action> isRight) {
    var valuation = valued(Optional.empty());
    var best = best(valuation);
    var unproved = new ArrayList<String>();
    for (var choice = 0; choice < valuation.choices().size(); choice++) {
      var loss = loss(valuation, best, choice);
      var error = error(valuation, best, choice);
      var proved =
          isRight.test(valuation.choices().get(choice))
              ? loss <= Math.max(error, AS_GOOD * clear(valuation))
              : loss > error && loss >= clear(valuation);
      if (!proved) {
        unproved.add(told(valuation.choices().get(choice), loss, error));
      }
    }
    return unproved;
  }

  /** The best choice must keep the cards, and to throw any one of them must be clearly worse. */
  private List<String> unprovedKept(CardSet must) {
    var valuation = valued(Optional.empty());
    var thrown = ((Action.Discard) valuation.choices().get(best(valuation))).cards();
    var unproved = new ArrayList<String>();
    for (var card : must) {
      if (thrown.contains(card)) {
        unproved.add(card.name());
      } else if (!isWorse(thrown, card)) {
        unproved.add(card.name());
      }
    }
    return unproved;
  }

  /** Whether it is clearly worse to throw a card, whichever is kept for it. */
  private boolean isWorse(CardSet thrown, Card card) {
    var seat = deal.toAct().orElseThrow();
    for (var kept : thrown) {
      var action = new Action.Discard(seat, thrown.without(kept).with(card));
      var valuation = valued(Optional.of(action));
      var best = best(valuation);
      var other = valuation.choices().indexOf(action);
      var loss = loss(valuation, best, other);
      if (loss <= error(valuation, best, other) || loss < clear(valuation)) {
        return false;
      }
    }
    return true;
  }

  private Valuation valued(Optional<Action> also) {
    return Valuing.of(deal, also, aim, HOW, Watch.NOBODY).orElseThrow();
  }

  private static double clear(Valuation valuation) {
    return valuation.hasWins() ? CLEAR_CHANCE : CLEAR_POINTS;
  }

  private static int best(Valuation valuation) {
    return valuation.hasWins() ? valuation.bestToWin() : valuation.best();
  }

  private static double loss(Valuation valuation, int best, int choice) {
    return valuation.hasWins()
        ? valuation.win(best) - valuation.win(choice)
        : valuation.difference(best, choice);
  }

  private static double error(Valuation valuation, int best, int choice) {
    return valuation.hasWins()
        ? valuation.winDifferenceCi95(best, choice)
        : valuation.differenceCi95(best, choice);
  }

  private static String told(Action action, double loss, double error) {
    return String.format(Locale.ROOT, "%s -%.3f ±%.3f", name(action), loss, error);
  }

  private static String name(Action action) {
    return switch (action) {
      case Action.Play play -> play.card().name();
      case Action.Discard discard -> discard.cards().toString();
      case Action.Call call -> Calling.name(call);
    };
  }
}
