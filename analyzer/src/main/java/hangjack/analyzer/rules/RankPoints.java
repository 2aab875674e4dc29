package hangjack.analyzer.rules;

import hangjack.analyzer.cards.Rank;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Points by rank as rule sets write them: {@code A:1,6:2,J:3}. */
final class RankPoints {
  private static final Pattern PART = Pattern.compile("([AKQJTakqjt2-9]):([1-9][0-9]?)");

  private RankPoints() {}

  /** The points of a text, 1 to 99 a rank; empty where it is none or names a rank twice. */
  static Optional<Map<Rank, Integer>> read(String text) {
    var points = new EnumMap<Rank, Integer>(Rank.class);
    for (var part : text.split(",", -1)) {
      var matcher = PART.matcher(part.strip());
      if (!matcher.matches()) {
        return Optional.empty();
      }
      var rank = Rank.ofLetter(matcher.group(1).charAt(0)).orElseThrow();
      if (points.put(rank, Integer.valueOf(matcher.group(2))) != null) {
        return Optional.empty();
      }
    }
    return Optional.of(points);
  }

  /** The text of some points, the ranks in the order given. */
  static String write(Map<Rank, Integer> points, List<Rank> order) {
    return order.stream()
        .filter(points::containsKey)
        .map(rank -> rank.letter() + ":" + points.get(rank))
        .collect(Collectors.joining(","));
  }
}
