package hangjack.analyzer.rules;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the dealer's side scores for the card turned up, by its rank: a jack in the English game; an
 * ace, a six and a jack in Trinidad (rules 3, turn-up score).
 *
 * @param points the points of each rank that scores
 */
public record TurnUpPoints(Map<Rank, Integer> points) {
  private static final List<Rank> AS_TOLD =
      Stream.concat(Stream.of(Rank.ACE), Stream.of(Rank.values()).limit(12)).toList();

  /** No turn-up scores. */
  static final TurnUpPoints NONE = new TurnUpPoints(Map.of());

  /** How the values of {@code turn-up-points} are written: {@code A:1,6:2,J:3}. */
  static final Values<TurnUpPoints> VALUES =
      new Values<>() {
        @Override
        public Optional<TurnUpPoints> read(String text) {
          return TurnUpPoints.read(text);
        }

        @Override
        public String write(TurnUpPoints value) {
          return value.toString();
        }

        @Override
        public List<String> allowed() {
          return List.of("none", "J:1", "A:1,6:2,J:3");
        }
      };

  public TurnUpPoints {
    var copy = new EnumMap<Rank, Integer>(Rank.class);
    copy.putAll(points);
    points = Collections.unmodifiableMap(copy);
  }

  /** The points of a card turned up; 0 for most. */
  public int of(Card card) {
    return points.getOrDefault(card.rank(), 0);
  }

  /** The points of a text such as {@code A:1,6:2,J:3} or {@code none}; empty for any other. */
  public static Optional<TurnUpPoints> read(String text) {
    return text.equals("none") ? Optional.of(NONE) : RankPoints.read(text).map(TurnUpPoints::new);
  }

  /** As in a rule-set file: {@code A:1,6:2,J:3} with the ranks as they are usually told. */
  @Override
  public String toString() {
    return points.isEmpty() ? "none" : RankPoints.write(points, AS_TOLD);
  }
}
