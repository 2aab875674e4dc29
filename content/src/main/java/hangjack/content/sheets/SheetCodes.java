package hangjack.content.sheets;

import hangjack.analyzer.review.Review;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Block.Code;
import hangjack.content.texts.Language;
import java.util.Optional;
import java.util.function.BiFunction;

/** Gives the sheets of an edition their codes, where it knows a site to lead to. */
record SheetCodes(Edition edition) {
  /** A code of a longer address would be too large beside a title. */
  private static final int MOST_LETTERS = 600;

  /** A sheet whose code opens rules on screen. */
  Sheet rules(Sheet sheet, RuleSet rules) {
    return coded(sheet, "rules", true, (site, language) -> site.rules(rules, language));
  }

  /** A sheet whose code opens the answers to exercises. */
  Sheet answers(Sheet sheet, RuleSet rules, long seed, Level level) {
    return coded(
        sheet,
        "answers",
        true,
        (site, language) -> site.answers(rules, seed, level, language, edition.paper()));
  }

  /** A sheet whose code opens the deals of a review; nobody would type their address. */
  Sheet deals(Sheet sheet, Review review) {
    return coded(sheet, "deals", false, (site, language) -> site.deals(review, language));
  }

  private Sheet coded(
      Sheet sheet,
      String kind,
      boolean printed,
      BiFunction<SiteAddress, Language, String> addresses) {
    var texts = sheet.texts();
    Optional<Sheet> coded =
        edition
            .site()
            .filter(_ -> hasRoom(texts.language()))
            .map(site -> addresses.apply(site, texts.language()))
            .filter(address -> address.length() <= MOST_LETTERS)
            .map(
                address ->
                    new CodedSheet(
                        sheet,
                        new Code(
                            address,
                            texts.text("sheets.code." + kind),
                            texts.text("sheets.code." + kind + ".alternative"),
                            printed)));
    return coded.orElse(sheet);
  }

  /**
   * Two codes close to each other confuse who reads them; so they would stand where the second
   * language runs towards the first. The page of the first can be read in both.
   */
  private boolean hasRoom(Language language) {
    var first = edition.languages().getFirst();
    return edition.layout() == SheetLayout.ONE_AFTER_ANOTHER
        || language.equals(first)
        || language.direction() == first.direction();
  }
}
