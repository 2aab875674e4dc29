package hangjack.analyzer.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a choice was worse than another: a code with figures and a line of play that proves it.
 *
 * @param code what went wrong
 * @param details the figures and cards of the code, by the names that {@link ReasonCode} gives
 * @param line the cards played from the decision on after what was chosen, as both sides play best;
 *     empty for calls that are judged by many deals
 * @param better the same after the better choice
 * @param hands the cards of all hands at the decision where the line is played with other cards
 *     than the real ones, since only what the seat could know counts; empty for the real ones
 */
public record Reason(
    ReasonCode code,
    Map<String, Detail> details,
    List<Card> line,
    List<Card> better,
    Optional<Map<Seat, CardSet>> hands) {

  /** A figure or card of a reason. */
  public sealed interface Detail {
    /** One card. */
    record OneCard(Card card) implements Detail {}

    /** Some cards. */
    record Cards(List<Card> cards) implements Detail {
      public Cards {
        cards = List.copyOf(cards);
      }
    }

    /** A player. */
    record Player(Seat seat) implements Detail {}

    /** A count: pips, points, cards, a bid, the number of a trick. */
    record Count(int count) implements Detail {}

    /** Points lost on the average, or a chance 0..1. */
    record Amount(double amount) implements Detail {}
  }

  public Reason {
    details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    line = List.copyOf(line);
    better = List.copyOf(better);
    hands = hands.map(map -> Collections.unmodifiableMap(new EnumMap<>(map)));
  }
}
