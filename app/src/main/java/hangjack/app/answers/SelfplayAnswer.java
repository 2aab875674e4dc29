package hangjack.app.answers;

import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Opponents;
import hangjack.analyzer.search.Selfplay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two bots measured against each other, as a program reads it. */
public final class SelfplayAnswer {
  private SelfplayAnswer() {}

  /**
   * What was asked and what came of it.
   *
   * @param inMatches whether whole matches were played, of which the share won is told; else single
   *     deals, of which the difference of points is
   */
  public static Map<String, Object> of(
      RuleSet rules, Opponents bots, long seed, boolean inMatches, Selfplay result) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("rules", new ScoreAnswer.Rules(rules.id(), HouseRules.overrides(rules)));
    answer.put("bots", List.of(bots.first().publicName(), bots.second().publicName()));
    answer.put("seed", seed);
    answer.put(inMatches ? "matches" : "deals", result.pairs());
    answer.put(inMatches ? "share" : "difference", ValuesAnswer.rounded(result.mean()));
    answer.put("low", ValuesAnswer.rounded(result.low()));
    answer.put("high", ValuesAnswer.rounded(result.high()));
    return answer;
  }
}
