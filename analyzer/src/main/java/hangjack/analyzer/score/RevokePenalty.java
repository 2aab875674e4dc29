package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Contract;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Refusal;
import java.util.List;
import java.util.Set;

/** The penalty for a card that should not have been played (rules 6). */
public final class RevokePenalty {
  private RevokePenalty() {}

  /**
   * The penalty, by the table's scale.
   *
   * @param deal the deal when the card was about to be played
   * @param offender who played it
   * @param broken the rule it broke
   */
  public static Penalty of(DealState deal, Seat offender, Refusal broken) {
    return of(deal, offender, broken, deal.hand(offender), deal.inPlay());
  }

  /**
   * The same where not every card is known: what is not known makes no penalty heavier.
   *
   * @param held the cards that the offender is known to have held
   * @param inPlay the cards that are known to be in play
   */
  public static Penalty of(
      DealState deal, Seat offender, Refusal broken, CardSet held, CardSet inPlay) {
    var rules = deal.rules();
    var side = deal.seating().sideOf(offender);
    if (broken == Refusal.NO_UNDERTRUMP) {
      return switch (rules.undertrumpPenalty()) {
        case NONE -> none(side);
        case POINT -> points(deal, side, 1, Set.of());
        case MATCH -> match(deal, side);
      };
    }
    return switch (rules.revoke()) {
      case NONE -> none(side);
      case ENGLISH -> points(deal, side, 1, Set.of());
      case FOSTER ->
          new Penalty(
              Penalty.Kind.POINTS,
              others(deal, side),
              side,
              inPlay.contains(jack(deal)) ? 2 : 1,
              Set.of(AwardKind.JACK, AwardKind.HANG_JACK, AwardKind.GAME),
              true);
      case TRINIDAD ->
          broken == Refusal.MUST_FOLLOW_TRUMP && hasTopTrump(deal, held)
              ? match(deal, side)
              : points(deal, side, 1, Set.of(AwardKind.GAME));
      case PITCH -> setBack(deal.contract().map(Contract::bid).orElse(0), side);
    };
  }

  private static Card jack(DealState deal) {
    return Card.of(Rank.JACK, deal.trump().orElseThrow());
  }

  /** One of the five highest trumps, ten or better. */
  private static boolean hasTopTrump(DealState deal, CardSet hand) {
    return hand.highest(deal.trump().orElseThrow())
        .filter(card -> card.rank().compareTo(Rank.TEN) >= 0)
        .isPresent();
  }

  private static Penalty none(Side side) {
    return new Penalty(Penalty.Kind.NONE, List.of(), side, 0, Set.of(), false);
  }

  private static Penalty points(DealState deal, Side side, int points, Set<AwardKind> cannotScore) {
    return new Penalty(Penalty.Kind.POINTS, others(deal, side), side, points, cannotScore, false);
  }

  /** The offender loses the bid and whatever was made (rules 6, 3.2). */
  private static Penalty setBack(int bid, Side side) {
    return bid == 0
        ? none(side)
        : new Penalty(
            Penalty.Kind.POINTS, List.of(side), side, -bid, AwardKind.MADE_IN_PLAY, false);
  }

  private static Penalty match(DealState deal, Side side) {
    var points = deal.rules().target();
    return new Penalty(Penalty.Kind.MATCH, others(deal, side), side, points, Set.of(), false);
  }

  /** Those who gain, in the order of play. */
  private static List<Side> others(DealState deal, Side side) {
    return deal.seating().sidesFrom(deal.elder()).stream().filter(other -> other != side).toList();
  }
}
