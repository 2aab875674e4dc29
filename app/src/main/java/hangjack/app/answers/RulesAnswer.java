package hangjack.app.answers;

import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.texts.Language;
import hangjack.content.words.RuleWords;
import java.util.List;
import java.util.Map;

/**
 * The presets.
 *
 * @param presets in the order in which they are offered
 */
public record RulesAnswer(List<Preset> presets) {
  public RulesAnswer {
    presets = List.copyOf(presets);
  }

  /**
   * A preset.
   *
   * @param id its public id
   * @param title the game's name for a reader
   * @param players how many play by default
   */
  public record Preset(String id, String title, int players) {}

  /**
   * The rules of one table.
   *
   * @param id the preset's id
   * @param title the game's name for a reader
   * @param text one sentence about the game
   * @param overrides what differs from the preset, by parameter
   * @param parameters the parameters that act under these rules
   */
  public record Table(
      String id,
      String title,
      String text,
      Map<String, String> overrides,
      List<ParameterValue> parameters) {}

  /**
   * A parameter and its value.
   *
   * @param name its public name
   * @param value as records write it
   * @param allowed the values it takes, or a range
   * @param title what it decides, for a reader
   * @param text the rule that the value stands for
   */
  public record ParameterValue(
      String name, String value, List<String> allowed, String title, String text) {}

  /** All presets, told in a language. */
  public static RulesAnswer all(Language language) {
    var words = RuleWords.in(language);
    return new RulesAnswer(
        RuleSets.presets().stream()
            .map(rules -> new Preset(rules.id(), words.game(rules), rules.players()))
            .toList());
  }

  /** One table's rules, told in a language. */
  public static Table table(RuleSet rules, Language language) {
    var words = RuleWords.in(language);
    return new Table(
        rules.id(),
        words.game(rules),
        words.about(rules),
        HouseRules.overrides(rules),
        acting(rules).stream()
            .map(
                parameter ->
                    new ParameterValue(
                        parameter.name(),
                        rules.written(parameter),
                        parameter.allowed(),
                        words.title(parameter),
                        words.sentence(parameter, rules)))
            .toList());
  }

  /** The parameters whose value can change anything under these rules. */
  public static List<Parameter<?>> acting(RuleSet rules) {
    return Parameter.all().stream().filter(parameter -> parameter.actsIn(rules)).toList();
  }
}
