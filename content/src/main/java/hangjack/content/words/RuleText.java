package hangjack.content.words;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a rule set as one text in one language, for whoever prints or shows it.
 *
 * @param title the game's name
 * @param summary one line: players, cards, target
 * @param sections the rules, in the order in which they are met at the table
 */
public record RuleText(String title, String summary, List<Section> sections) {
  public RuleText {
    sections = List.copyOf(sections);
  }

  /**
   * A part of the rules under its own heading.
   *
   * @param id its name in every language, such as {@code begging}
   * @param title the heading
   * @param paragraphs at least one
   */
  public record Section(String id, String title, List<Paragraph> paragraphs) {
    public Section {
      paragraphs = List.copyOf(paragraphs);
    }
  }

  /**
   * A sentence or a few that belong together.
   *
   * @param text the words, with suit signs as characters
   * @param parameter the public name of the parameter that chose it; empty where the rule is the
   *     same in every rule set
   * @param changed whether a house rule differs from the preset here
   */
  public record Paragraph(String text, Optional<String> parameter, boolean changed) {}
}
