package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Optional;

/** What a learner plays for; it is reached or missed when the play has come so far. */
public enum Goal implements Choice {
  /** The learner's side wins the trick on the table. */
  WIN_TRICK,
  /** The learner's side wins the jack of trumps that it was dealt. */
  SAVE_JACK,
  /** The learner's side wins the jack of trumps that another side was dealt. */
  CATCH_JACK,
  /** The learner's side scores Game. */
  MAKE_GAME,
  /** The learner's side makes the points it has bid. */
  MAKE_BID,
  /** The learner's side wins the match with this deal. */
  COUNT_OUT_FIRST;

  /** Whether it can be set in a position where the seat is to play. */
  boolean fits(DealState deal, Seat seat) {
    return deal.phase() == Phase.PLAYING
        && switch (this) {
          case WIN_TRICK -> deal.current().isPresent();
          case SAVE_JACK -> holder(deal).filter(other -> isPartner(deal, seat, other)).isPresent();
          case CATCH_JACK ->
              holder(deal).filter(other -> !isPartner(deal, seat, other)).isPresent();
          case MAKE_GAME, COUNT_OUT_FIRST -> true;
          case MAKE_BID ->
              deal.contract()
                  .filter(contract -> isPartner(deal, seat, contract.pitcher()))
                  .isPresent();
        };
  }

  /**
   * Whether the seat's side has reached it; empty while that is open.
   *
   * @param trick the number of the trick that was on the table when it was set
   */
  Optional<Boolean> reached(DealState deal, Seat seat, int trick) {
    return switch (this) {
      case WIN_TRICK ->
          deal.tricks().stream()
              .filter(played -> played.number() == trick)
              .findFirst()
              .map(played -> wonBy(deal, seat, played));
      case SAVE_JACK, CATCH_JACK ->
          deal.tricks().stream()
              .filter(played -> played.holds(jack(deal)))
              .findFirst()
              .map(played -> wonBy(deal, seat, played));
      case MAKE_GAME, MAKE_BID, COUNT_OUT_FIRST ->
          deal.phase() == Phase.OVER ? Optional.of(isScored(deal, seat)) : Optional.empty();
    };
  }

  private boolean isScored(DealState deal, Seat seat) {
    var side = deal.seating().sideOf(seat);
    var sheet = ScoreSheet.of(deal);
    return switch (this) {
      case MAKE_GAME ->
          FourPoint.GAME.award(sheet).filter(award -> award.side() == side).isPresent();
      case MAKE_BID ->
          sheet.pitcher().filter(result -> !result.setBack()).map(PitcherResult::side).stream()
              .anyMatch(made -> made == side);
      case COUNT_OUT_FIRST ->
          CountingOut.count(deal.rules(), deal.before(), sheet).winner().equals(Optional.of(side));
      case WIN_TRICK, SAVE_JACK, CATCH_JACK ->
          throw new IllegalStateException("decided by a trick: " + this);
    };
  }

  private static boolean wonBy(DealState deal, Seat seat, Trick trick) {
    return isPartner(deal, seat, trick.winner().orElseThrow());
  }

  private static boolean isPartner(DealState deal, Seat seat, Seat other) {
    return deal.seating().sideOf(seat) == deal.seating().sideOf(other);
  }

  private static Card jack(DealState deal) {
    return Card.of(Rank.JACK, deal.trump().orElseThrow());
  }

  /** Who holds the jack of trumps. */
  private static Optional<Seat> holder(DealState deal) {
    return deal.trump().isEmpty()
        ? Optional.empty()
        : deal.seating().seats().stream()
            .filter(seat -> deal.hand(seat).contains(jack(deal)))
            .findFirst();
  }
}
