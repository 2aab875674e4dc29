package hangjack.content.sheets;

import hangjack.analyzer.review.Review;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Exercises;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Document;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Typesetter;
import hangjack.content.texts.Language;
import java.util.List;
import java.util.function.Function;

/**
 * The sheets that can be printed, as PDF files. The same wish gives the same bytes. Of several
 * languages each begins on a new page; one at least must be given.
 */
public final class Sheets {
  private Sheets() {}

  /** The rules in full, in one language. */
  public static byte[] rules(RuleSet rules, Language language, Paper paper) {
    return rules(rules, List.of(language), paper);
  }

  /** The rules in full. */
  public static byte[] rules(RuleSet rules, List<Language> languages, Paper paper) {
    return pdf(languages, paper, language -> new RuleSheet(rules, language));
  }

  /** The rules on exactly one page for each language, to be read at arm's length. */
  public static byte[] summary(RuleSet rules, List<Language> languages, Paper paper) {
    return pdf(languages, paper, language -> SummarySheet.on(paper, rules, language));
  }

  /** A page to keep the score on. */
  public static byte[] scorepad(RuleSet rules, List<Language> languages, Paper paper) {
    return pdf(languages, paper, language -> new Scorepad(rules, language));
  }

  /** Exercises made from a seed. */
  public static byte[] worksheet(
      RuleSet rules, long seed, Level level, List<Language> languages, Paper paper) {
    var exercises = Exercises.of(rules, seed, level);
    return pdf(
        languages, paper, language -> new Worksheet(rules, seed, level, exercises, language));
  }

  /** The answers to the exercises of the same seed and level. */
  public static byte[] answers(
      RuleSet rules, long seed, Level level, List<Language> languages, Paper paper) {
    var exercises = Exercises.of(rules, seed, level);
    return pdf(
        languages, paper, language -> new AnswerSheet(rules, seed, level, exercises, language));
  }

  /** What a review says of the deals of a record. */
  public static byte[] review(Review review, List<Language> languages, Paper paper) {
    return pdf(languages, paper, language -> new ReviewSheet(review, language));
  }

  private static byte[] pdf(
      List<Language> languages, Paper paper, Function<Language, Sheet> inLanguage) {
    if (languages.isEmpty()) {
      throw new IllegalArgumentException("a sheet needs a language");
    }
    var sheets = languages.stream().map(inLanguage).toList();
    var first = sheets.getFirst();
    return Typesetter.pdf(
        new Document(
            first.title(),
            first.texts().text("sheets.author"),
            paper,
            sheets.stream().map(Sheet::part).toList()));
  }
}
