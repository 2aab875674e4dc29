package hangjack.analyzer.score;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Game, to the side with the most pips in its tricks; ties as the rules say (rules 2.9, 3.6, 7 no.
 * 4).
 */
final class GamePoint {
  private GamePoint() {}

  /** The award; empty where a tie goes to nobody. */
  static Optional<Award> of(DealState deal, Pips pips) {
    var sides = deal.seating().sides();
    var most = 0;
    var leading = new ArrayList<Side>();
    for (var side : sides) {
      var count = pips.of(side);
      if (count > most) {
        most = count;
        leading.clear();
      }
      if (count == most) {
        leading.add(side);
      }
    }
    var points = deal.rules().gamePoints() + deal.rules().endCountBonus();
    return (leading.size() == 1 ? Optional.of(leading.getFirst()) : tied(deal, leading))
        .map(side -> Award.plain(AwardKind.GAME, side, points));
  }

  private static Optional<Side> tied(DealState deal, List<Side> leading) {
    return switch (deal.rules().gameTie()) {
      case NONE -> Optional.empty();
      case NON_DEALER -> {
        var dealerSide = deal.seating().sideOf(deal.dealer());
        var others = leading.stream().filter(side -> side != dealerSide).toList();
        yield others.size() == 1 ? Optional.of(others.getFirst()) : Optional.empty();
      }
      case ELDER_OF_TIED ->
          deal.seating().sidesFrom(deal.elder()).stream().filter(leading::contains).findFirst();
    };
  }
}
