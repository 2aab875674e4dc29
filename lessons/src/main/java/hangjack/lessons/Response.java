package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a learner answers to a step. */
public sealed interface Response {
  /** The learner has read what was said and goes on. */
  record Onward() implements Response {}

  /**
   * Cards that were tapped.
   *
   * @param cards in any number; what is wrong with it is for the step to say
   */
  record Cards(CardSet cards) implements Response {}

  /**
   * Who scores which of the four points.
   *
   * @param sides an empty side for a point that nobody scores; no entry for one left open
   */
  record Points(Map<FourPoint, Optional<Side>> sides) implements Response {
    public Points {
      var copy = new EnumMap<FourPoint, Optional<Side>>(FourPoint.class);
      copy.putAll(sides);
      sides = Collections.unmodifiableMap(copy);
    }
  }

  /**
   * A count.
   *
   * @param count the number entered
   */
  record Counted(int count) implements Response {}

  /**
   * Cards put in order.
   *
   * @param cards as many as were tapped, in the order of tapping
   */
  record Ordered(List<Card> cards) implements Response {
    public Ordered {
      cards = List.copyOf(cards);
    }
  }

  /**
   * One of the answers a step offers: an option, a call or a seat.
   *
   * @param option its id, the name of the call, or the letter of the seat
   */
  record Chosen(String option) implements Response {}
}
