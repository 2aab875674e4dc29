package hangjack.analyzer.rules;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What cards are worth to the side that wins them in a trick, pegged at once as in Don (rules 3.6).
 *
 * @param trumps the points of trumps by rank
 * @param others the points of the other suits' cards by rank
 */
public record PegPoints(Map<Rank, Integer> trumps, Map<Rank, Integer> others) {
  /** No card is pegged. */
  static final PegPoints NONE = new PegPoints(Map.of(), Map.of());

  private static final String NINE_CARD_DON = "A:4,K:3,Q:2,J:1,9:9,5:10/5:5";
  private static final String IRISH_DON = "A:4,K:3,Q:2,J:1,9:18,5:10/9:9,5:5";
  private static final List<Rank> HIGH_TO_LOW = Arrays.asList(Rank.values()).reversed();

  /** How the values of {@code peg-points} are written: trumps, then after a stroke the others. */
  static final Values<PegPoints> VALUES =
      new Values<>() {
        @Override
        public Optional<PegPoints> read(String text) {
          return PegPoints.read(text);
        }

        @Override
        public String write(PegPoints value) {
          return value.toString();
        }

        @Override
        public List<String> allowed() {
          return List.of("none", NINE_CARD_DON, IRISH_DON);
        }
      };

  public PegPoints {
    trumps = copy(trumps);
    others = copy(others);
  }

  /** Whether no card is pegged. */
  public boolean isNone() {
    return trumps.isEmpty() && others.isEmpty();
  }

  /** The points of a card that was won in a trick; 0 for most. */
  public int of(Card card, Suit trump) {
    if (card.isJoker()) {
      return 0;
    }
    return (card.suit() == trump ? trumps : others).getOrDefault(card.rank(), 0);
  }

  /** The points of a text such as {@code A:4,K:3/5:5} or {@code none}; empty for any other. */
  public static Optional<PegPoints> read(String text) {
    if (text.equals("none")) {
      return Optional.of(NONE);
    }
    var parts = text.split("/", -1);
    if (parts.length > 2) {
      return Optional.empty();
    }
    Optional<Map<Rank, Integer>> others =
        parts.length == 2 ? RankPoints.read(parts[1]) : Optional.of(Map.of());
    return RankPoints.read(parts[0]).flatMap(own -> others.map(rest -> new PegPoints(own, rest)));
  }

  /** As in a rule-set file, the ranks from high to low. */
  @Override
  public String toString() {
    if (isNone()) {
      return "none";
    }
    var rest = RankPoints.write(others, HIGH_TO_LOW);
    return RankPoints.write(trumps, HIGH_TO_LOW) + (rest.isEmpty() ? "" : "/" + rest);
  }

  private static Map<Rank, Integer> copy(Map<Rank, Integer> points) {
    var copy = new EnumMap<Rank, Integer>(Rank.class);
    copy.putAll(points);
    return Collections.unmodifiableMap(copy);
  }
}
