package hangjack.content.sheets;

import hangjack.analyzer.review.Review;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Exercises;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Document;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Typesetter;
import hangjack.content.texts.Language;
import hangjack.content.words.RuleWords;
import java.util.List;
import java.util.function.Function;

/** The sheets that can be printed, as PDF files. The same wish gives the same bytes. */
public final class Sheets {
  private Sheets() {}

  /** The rules in full, in one language. */
  public static byte[] rules(RuleSet rules, Language language, Paper paper) {
    return rules(rules, List.of(language), paper);
  }

  /** The rules in full, without codes. */
  public static byte[] rules(RuleSet rules, List<Language> languages, Paper paper) {
    return rules(rules, Edition.plain(languages, paper));
  }

  /** The rules in full. */
  public static byte[] rules(RuleSet rules, Edition edition) {
    var codes = new SheetCodes(edition);
    var sheets =
        edition.languages().stream()
            .map(language -> codes.rules(new RuleSheet(rules, language), rules))
            .toList();
    return pdf(
        switch (edition.layout()) {
          case ONE_AFTER_ANOTHER -> sheets;
          case SIDE_BY_SIDE -> List.of(new PairedSheet(sheets.getFirst(), sheets.getLast()));
        },
        edition.paper());
  }

  /** The rules on exactly one page for each language, without codes. */
  public static byte[] summary(RuleSet rules, List<Language> languages, Paper paper) {
    return summary(rules, Edition.plain(languages, paper));
  }

  /**
   * The rules on exactly one page, for each language or for both side by side, to be read at arm's
   * length.
   */
  public static byte[] summary(RuleSet rules, Edition edition) {
    var sheets =
        edition.languages().stream().map(language -> abridged(rules, edition, language)).toList();
    return pdf(
        switch (edition.layout()) {
          case ONE_AFTER_ANOTHER ->
              sheets.stream()
                  .map(sheet -> SummarySheet.on(edition.paper(), SummarySheet.LARGE, sheet))
                  .toList();
          case SIDE_BY_SIDE -> {
            var left = sheets.getFirst();
            var right = sheets.getLast();
            SummarySheet.Abridged both =
                (omitted, enlargement) ->
                    new PairedSheet(
                        left.sheet(omitted, enlargement), right.sheet(omitted, enlargement));
            yield List.of(SummarySheet.on(edition.paper(), SummarySheet.USUAL, both));
          }
        },
        edition.paper());
  }

  /** The summary in one language; its prose, which holds a played deal, is written once. */
  private static SummarySheet.Abridged abridged(RuleSet rules, Edition edition, Language language) {
    var prose = RuleWords.in(language).prose(rules);
    var codes = new SheetCodes(edition);
    return (omitted, enlargement) ->
        codes.rules(new SummarySheet(rules, language, prose, omitted, enlargement), rules);
  }

  /** A page to keep the score on, without codes. */
  public static byte[] scorepad(RuleSet rules, List<Language> languages, Paper paper) {
    return scorepad(rules, Edition.plain(languages, paper));
  }

  /** A page to keep the score on. */
  public static byte[] scorepad(RuleSet rules, Edition edition) {
    var codes = new SheetCodes(edition);
    return inTurn(edition, language -> codes.rules(new Scorepad(rules, language), rules));
  }

  /** Exercises made from a seed, without codes. */
  public static byte[] worksheet(
      RuleSet rules, long seed, Level level, List<Language> languages, Paper paper) {
    return worksheet(rules, seed, level, Edition.plain(languages, paper));
  }

  /** Exercises made from a seed; the code opens their answers. */
  public static byte[] worksheet(RuleSet rules, long seed, Level level, Edition edition) {
    var exercises = Exercises.of(rules, seed, level);
    var codes = new SheetCodes(edition);
    return inTurn(
        edition,
        language ->
            codes.answers(
                new Worksheet(rules, seed, level, exercises, language), rules, seed, level));
  }

  /** The answers to the exercises of the same seed and level, without codes. */
  public static byte[] answers(
      RuleSet rules, long seed, Level level, List<Language> languages, Paper paper) {
    return answers(rules, seed, level, Edition.plain(languages, paper));
  }

  /** The answers to the exercises of the same seed and level. */
  public static byte[] answers(RuleSet rules, long seed, Level level, Edition edition) {
    var exercises = Exercises.of(rules, seed, level);
    var codes = new SheetCodes(edition);
    return inTurn(
        edition,
        language -> codes.rules(new AnswerSheet(rules, seed, level, exercises, language), rules));
  }

  /** What a review says of the deals of a record, without codes. */
  public static byte[] review(Review review, List<Language> languages, Paper paper) {
    return review(review, Edition.plain(languages, paper));
  }

  /** What a review says of the deals of a record. */
  public static byte[] review(Review review, Edition edition) {
    var codes = new SheetCodes(edition);
    return inTurn(edition, language -> codes.deals(new ReviewSheet(review, language), review));
  }

  private static byte[] inTurn(Edition edition, Function<Language, Sheet> inLanguage) {
    if (edition.layout() == SheetLayout.SIDE_BY_SIDE) {
      throw new IllegalArgumentException("only rules and summaries come side by side");
    }
    return pdf(edition.languages().stream().map(inLanguage).toList(), edition.paper());
  }

  private static byte[] pdf(List<? extends Sheet> sheets, Paper paper) {
    var first = sheets.getFirst();
    return Typesetter.pdf(
        new Document(
            first.title(),
            first.texts().text("sheets.author"),
            paper,
            sheets.stream().map(Sheet::part).toList()));
  }
}
