package hangjack.lessons;

import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Languages;
import hangjack.content.words.RuleText;
import hangjack.content.words.RuleWords;
import java.util.Optional;

/** Where the rules say what a step is about. */
final class RulePlace {
  private RulePlace() {}

  /**
   * The part of the rules in which a rule stands; the same in every language.
   *
   * @param rule the id of the part itself, or the name of a parameter
   * @return empty where these rules do not speak of it
   */
  static Optional<String> section(String rule, RuleSet rules) {
    return RuleWords.in(Languages.english()).prose(rules).sections().stream()
        .filter(section -> section.id().equals(rule) || speaksOf(rule, section))
        .map(RuleText.Section::id)
        .findFirst();
  }

  private static boolean speaksOf(String parameter, RuleText.Section section) {
    return section.paragraphs().stream()
        .anyMatch(paragraph -> paragraph.parameter().equals(Optional.of(parameter)));
  }
}
