package hangjack.analyzer.search;

import hangjack.analyzer.rules.RuleSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How often each call was made, by situation and class of hand.
 *
 * <p>The text of the counts: a heading; then lines of a situation, a class, and calls with their
 * numbers: {@code e00 3120 stand=812 beg=4}.
 */
final class CallCounts {
  /** A class with few hands is helped by so many more that call as all with as many trumps do. */
  private static final double HELP = 4;

  private static final Map<String, Optional<CallCounts>> READ = new ConcurrentHashMap<>();

  private final Map<String, Map<String, Integer>> counts = new HashMap<>();

  private CallCounts() {}

  /** The counts for a preset at a table of so many; empty where there are none. */
  static Optional<CallCounts> of(RuleSet rules) {
    return READ.computeIfAbsent(
        ShippedText.name(rules),
        name -> ShippedText.lines("calls/" + name + ".txt").map(CallCounts::read));
  }

  /**
   * The counts of a text.
   *
   * @param lines its lines, without the heading
   */
  static CallCounts read(List<String> lines) {
    var read = new CallCounts();
    for (var line : lines) {
      var words = line.split(" ", -1);
      for (var word : List.of(words).subList(2, words.length)) {
        var equals = word.indexOf('=');
        var call = word.substring(0, equals);
        var often = Integer.parseInt(word.substring(equals + 1));
        read.add(words[0] + words[1], call, often);
        read.add(words[0] + words[1].charAt(0), call, often);
      }
    }
    return read;
  }

  private void add(String key, String call, int often) {
    counts.computeIfAbsent(key, _ -> new HashMap<>()).merge(call, often, Integer::sum);
  }

  /**
   * The share of a call among all that players made with such a hand, 0 to 1; empty where nobody
   * with as many trumps was in the situation.
   */
  Optional<Double> share(String situation, HandClass hand, String call) {
    var written = hand.written();
    var like = counts.getOrDefault(situation + written.charAt(0), Map.of());
    var same = counts.getOrDefault(situation + written, Map.of());
    if (like.isEmpty()) {
      return Optional.empty();
    }
    var usual = (double) like.getOrDefault(call, 0) / sum(like);
    return Optional.of((same.getOrDefault(call, 0) + HELP * usual) / (sum(same) + HELP));
  }

  private static int sum(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }
}
