package hangjack.content.sheets;

import hangjack.analyzer.rules.RuleSet;
import hangjack.content.pdf.Document;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Typesetter;
import hangjack.content.texts.Language;
import java.util.List;

/** The sheets that can be printed, as PDF files. The same wish gives the same bytes. */
public final class Sheets {
  private Sheets() {}

  /** The rules in full, in one language. */
  public static byte[] rules(RuleSet rules, Language language, Paper paper) {
    return rules(rules, List.of(language), paper);
  }

  /**
   * The rules in full in several languages, each beginning on a new page.
   *
   * @throws IllegalArgumentException where no language is given
   */
  public static byte[] rules(RuleSet rules, List<Language> languages, Paper paper) {
    if (languages.isEmpty()) {
      throw new IllegalArgumentException("a sheet needs a language");
    }
    var sheets = languages.stream().map(language -> new RuleSheet(rules, language)).toList();
    var first = sheets.getFirst();
    return Typesetter.pdf(
        new Document(
            first.title(), first.author(), paper, sheets.stream().map(RuleSheet::part).toList()));
  }
}
