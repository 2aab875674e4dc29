package hangjack.analyzer.search;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.Optional;

/**
 * What is told apart of a hand when it is asked how a player calls with it, and what that is worth:
 * the trumps, not the other cards.
 *
 * @param trumps how many trumps it holds, a joker among them; at most {@link #MOST_TRUMPS}
 * @param jack whether it holds the jack of trumps
 * @param honours how many of ace, king and queen of trumps it holds, 0 to 3
 * @param low whether it holds one of the two lowest trumps of the pack
 */
public record HandClass(int trumps, boolean jack, int honours, boolean low) {
  /** So many trumps or more. */
  public static final int MOST_TRUMPS = 6;

  /** How many classes there can be; many of them have no hand. */
  static final int ALL = (MOST_TRUMPS + 1) * 16;

  /** The class of a hand with a suit as trumps. */
  public static HandClass of(RuleSet rules, CardSet hand, Suit trump) {
    return at(new HandClasses(rules, Optional.of(trump)).placeOf(hand.bits()));
  }

  /** The class with the best of the four suits as trumps: a bidder's. */
  public static HandClass ofBestSuit(RuleSet rules, CardSet hand) {
    return at(new HandClasses(rules, Optional.empty()).placeOf(hand.bits()));
  }

  /** What the old advice calls a weak hand: at most two trumps, and none above the ten. */
  public boolean isWeak() {
    return trumps <= 2 && !jack && honours == 0;
  }

  /** The class at a place among all. */
  static HandClass at(int place) {
    return new HandClass(place >> 4, (place >> 3 & 1) == 1, place >> 1 & 3, (place & 1) == 1);
  }

  /** The class that is written as four digits. */
  static HandClass read(String written) {
    return new HandClass(
        written.charAt(0) - '0',
        written.charAt(1) == '1',
        written.charAt(2) - '0',
        written.charAt(3) == '1');
  }

  /** Its place among all classes. */
  int place() {
    return trumps << 4 | (jack ? 8 : 0) | honours << 1 | (low ? 1 : 0);
  }

  /** The class in four digits, as a file has it. */
  String written() {
    return "" + trumps + (jack ? 1 : 0) + honours + (low ? 1 : 0);
  }
}
