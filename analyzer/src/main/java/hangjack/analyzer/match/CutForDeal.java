package hangjack.analyzer.match;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who deals first (rules 3, first dealer; 7 no. 9). */
public final class CutForDeal {
  private CutForDeal() {}

  /**
   * Who deals first by the cards that were drawn.
   *
   * @param drawn a card of each player, no joker
   * @return empty where the deciding rank was drawn twice and those players draw again, and under
   *     rules that do not settle it by a cut
   */
  public static Optional<Seat> dealer(RuleSet rules, Map<Seat, Card> drawn) {
    var low = Comparator.comparing((Map.Entry<Seat, Card> entry) -> entry.getValue().rank());
    return switch (rules.firstDealer()) {
      case HIGH_CUT -> alone(drawn, low.reversed());
      case LOW_CUT -> alone(drawn, low);
      case FIRST_JACK, RANDOM -> Optional.empty();
    };
  }

  /**
   * Who is dealt the first jack, the cards being dealt face up one by one.
   *
   * @param first who is dealt the first card
   * @return empty where no jack is among them
   */
  public static Optional<Seat> firstJack(RuleSet rules, Seat first, List<Card> pack) {
    var order = rules.seating().from(first);
    for (var place = 0; place < pack.size(); place++) {
      var card = pack.get(place);
      if (!card.isJoker() && card.rank() == Rank.JACK) {
        return Optional.of(order.get(place % order.size()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Seat> alone(
      Map<Seat, Card> drawn, Comparator<Map.Entry<Seat, Card>> order) {
    var sorted = drawn.entrySet().stream().sorted(order).toList();
    var tied =
        sorted.size() > 1 && sorted.get(0).getValue().rank() == sorted.get(1).getValue().rank();
    return tied ? Optional.empty() : sorted.stream().findFirst().map(Map.Entry::getKey);
  }
}
