package hangjack.analyzer.score;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Where the cards of a deal went. */
final class WonCards {
  private WonCards() {}

  /** The cards in each side's tricks, in the order in which they fell. */
  static Map<Side, List<Card>> bySide(DealState deal) {
    var won = new EnumMap<Side, List<Card>>(Side.class);
    for (var side : deal.seating().sides()) {
      won.put(side, new ArrayList<>());
    }
    for (var trick : deal.tricks()) {
      var side = deal.seating().sideOf(trick.winner().orElseThrow());
      won.getOrDefault(side, new ArrayList<>()).addAll(trick.cards());
    }
    return won;
  }

  /** Points for a card, with the trick it lies in. */
  static Award award(DealState deal, AwardKind kind, int points, Card card, Seat seat) {
    return new Award(
        kind,
        deal.seating().sideOf(seat),
        points,
        Optional.of(card),
        Optional.of(seat),
        trickOf(deal, card));
  }

  private static OptionalInt trickOf(DealState deal, Card card) {
    var trick = trick(deal, card);
    return trick.isPresent() ? OptionalInt.of(trick.get().number()) : OptionalInt.empty();
  }

  /** Who won the trick with a card; empty where it was not played. */
  static Optional<Seat> winnerOf(DealState deal, Card card) {
    return trick(deal, card).flatMap(Trick::winner);
  }

  private static Optional<Trick> trick(DealState deal, Card card) {
    for (var trick : deal.tricks()) {
      if (trick.holds(card)) {
        return Optional.of(trick);
      }
    }
    return Optional.empty();
  }
}
