package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A fair club player who always, or never, follows a tip where he can do both. */
final class TipPlayer {
  private static final int EARLY_TRICKS = 2;
  private static final int LAST_TRICKS = 2;
  private static final int LONG_SUIT = 3;
  private static final int HIGH_CARDS = 2;

  private final Tip tip;
  private final boolean follows;
  private boolean applied;

  TipPlayer(Tip tip, boolean follows) {
    this.tip = tip;
    this.follows = follows;
  }

  /** Whether the tip has applied so far. */
  boolean applied() {
    return applied;
  }

  /** What he does. */
  Action choose(DealState state) {
    var legal = DealEngine.legalActions(state);
    var advised = advised(tip, state, legal);
    if (advised.isEmpty() || advised.size() == legal.size()) {
      return RulesOfThumb.choose(state);
    }
    applied = true;
    var left = new ArrayList<>(legal);
    left.removeAll(advised);
    return best(state, follows ? advised : left);
  }

  /** The choice among some that a fair club player takes; calls are but one. */
  private static Action best(DealState state, List<Action> choices) {
    if (state.phase() != Phase.PLAYING) {
      return choices.getFirst();
    }
    var cards = CardSet.EMPTY;
    for (var choice : choices) {
      cards = cards.with(((Action.Play) choice).card());
    }
    var sight = ThumbSight.of(state);
    return new Action.Play(sight.seat, new ThumbPlay(sight).best(cards));
  }

  /** What a tip advises of all that is allowed; nothing where it does not apply. */
  static List<Action> advised(Tip tip, DealState state, List<Action> legal) {
    return switch (tip) {
      case BEG_WHEN_WEAK ->
          state.phase() == Phase.ELDER_CALL && hand(state).isWeak()
              ? some(legal, action -> action instanceof Action.Beg)
              : List.of();
      case RUN_WHEN_STRONG ->
          state.phase() == Phase.DEALER_CALL && isStrongInAPlainSuit(state)
              ? some(legal, action -> action instanceof Action.Run)
              : List.of();
      case LEAD_LOW_TRUMPS ->
          state.phase() == Phase.PLAYING && jackMayBeDrawn(state)
              ? some(legal, action -> isLowTrump(state, card(action)))
              : List.of();
      case KEEP_TENS ->
          state.phase() == Phase.PLAYING && held(state).size() > LAST_TRICKS
              ? some(legal, action -> !isTen(card(action)))
              : List.of();
      case TRUMP_THE_ACE ->
          state.phase() == Phase.PLAYING && anAceOfOthersWins(state)
              ? some(legal, action -> card(action).suit() == state.trump().orElseThrow())
              : List.of();
    };
  }

  private static List<Action> some(List<Action> legal, Predicate<Action> which) {
    return legal.stream().filter(which).toList();
  }

  private static HandClass hand(DealState state) {
    return HandClass.of(state.rules(), held(state), state.trump().orElseThrow());
  }

  private static CardSet held(DealState state) {
    return state.hand(state.toAct().orElseThrow());
  }

  private static boolean isStrongInAPlainSuit(DealState state) {
    var high = Set.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);
    for (var suit : Suit.values()) {
      var cards = held(state).of(suit);
      var highCards = cards.toList().stream().filter(card -> high.contains(card.rank())).count();
      if (suit != state.trump().orElseThrow()
          && cards.size() >= LONG_SUIT
          && highCards >= HIGH_CARDS) {
        return true;
      }
    }
    return false;
  }

  private static boolean jackMayBeDrawn(DealState state) {
    var leads = state.current().map(trick -> trick.cards().isEmpty()).orElse(true);
    if (!leads || state.tricks().size() >= EARLY_TRICKS || state.trump().isEmpty()) {
      return false;
    }
    var jack = Card.of(Rank.JACK, state.trump().get());
    return (ThumbSight.of(state).unseen >>> jack.index() & 1) != 0;
  }

  private static boolean isLowTrump(DealState state, Card card) {
    return card.suit() == state.trump().orElseThrow() && card.rank().compareTo(Rank.JACK) < 0;
  }

  private static boolean anAceOfOthersWins(DealState state) {
    var sight = ThumbSight.of(state);
    if (sight.trick.isEmpty()) {
      return false;
    }
    var place = sight.bestPlace();
    var best = sight.trick.get(place);
    return best.rank() == Rank.ACE && !sight.isTrump(best) && !sight.isOurs(sight.order.get(place));
  }

  private static boolean isTen(Card card) {
    return card.rank() == Rank.TEN;
  }

  private static Card card(Action action) {
    return ((Action.Play) action).card();
  }
}
