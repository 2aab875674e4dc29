package hangjack.content.words;

import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleText.Paragraph;
import hangjack.content.words.RuleText.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Writes the sentences of a rule set, paragraph by paragraph, and marks those of house rules. */
final class ProseWriter {
  private final RuleSet rules;
  private final Texts texts;
  private final Map<String, Object> arguments;
  private final Set<String> overrides;
  private final List<Section> sections = new ArrayList<>();
  private final List<Paragraph> paragraphs = new ArrayList<>();

  ProseWriter(RuleSet rules, Texts texts) {
    this.rules = rules;
    this.texts = texts;
    this.arguments = RuleArguments.of(rules, texts);
    this.overrides = HouseRules.overrides(rules).keySet();
  }

  /** Adds the sentence of a parameter's value. */
  void add(Parameter<?> parameter) {
    add(key(parameter), parameter);
  }

  /** Adds a text that several parameters may have chosen; a changed one names it. */
  void add(String key, Parameter<?>... chosenBy) {
    var names = Stream.of(chosenBy).map(Parameter::name).toList();
    var changed = names.stream().filter(overrides::contains).findFirst();
    Optional<String> first = names.stream().findFirst();
    paragraphs.add(
        new Paragraph(
            texts.text("rules." + key, arguments), changed.or(() -> first), changed.isPresent()));
  }

  /** Adds the sentence of a value that nobody would expect; of an expected one, only if changed. */
  void addUnlessExpected(Parameter<?> parameter, boolean expected) {
    addUnlessExpected(key(parameter), expected, parameter);
  }

  void addUnlessExpected(String key, boolean expected, Parameter<?>... chosenBy) {
    if (!expected || isChanged(chosenBy)) {
      add(key, chosenBy);
    }
  }

  /** Adds a text that only some games have. */
  void addIfThere(String key) {
    if (texts.has("rules." + key)) {
      add(key);
    }
  }

  /** Adds a sentence that was written elsewhere and that no parameter chose. */
  void addSentence(String text) {
    paragraphs.add(new Paragraph(text, Optional.empty(), false));
  }

  /** The key of the sentence that a parameter's value stands for. */
  String key(Parameter<?> parameter) {
    return parameter.name() + "." + rules.written(parameter);
  }

  /** Ends a section; one in which nothing was said is left out. */
  void close(String id) {
    if (!paragraphs.isEmpty()) {
      sections.add(new Section(id, texts.text("rules.prose." + id + ".title"), paragraphs));
      paragraphs.clear();
    }
  }

  /** Everything written, under the game's name. */
  RuleText text(String game) {
    var key = overrides.isEmpty() ? "rules.prose.title" : "rules.prose.title.changed";
    return new RuleText(texts.text(key, Map.of("title", game)), summary(rules, texts), sections);
  }

  /** One line of the rules: players, cards, target. */
  static String summary(RuleSet rules, Texts texts) {
    return texts.text("rules.prose.summary", RuleArguments.of(rules, texts));
  }

  private boolean isChanged(Parameter<?>... parameters) {
    return Stream.of(parameters).map(Parameter::name).anyMatch(overrides::contains);
  }
}
