package hangjack.content.sheets;

import hangjack.content.pdf.Paper;
import hangjack.content.texts.Language;
import java.util.List;
import java.util.Optional;

/**
 * How a sheet is printed.
 *
 * @param languages at least one, each once
 * @param layout how they share the file; side by side are two
 * @param paper the size of the pages
 * @param site where the codes lead to; without it a sheet has none
 */
public record Edition(
    List<Language> languages, SheetLayout layout, Paper paper, Optional<SiteAddress> site) {
  public Edition {
    languages = languages.stream().distinct().toList();
    if (languages.isEmpty()) {
      throw new IllegalArgumentException("a sheet needs a language");
    }
    if (layout == SheetLayout.SIDE_BY_SIDE && languages.size() != SheetLayout.BESIDE_EACH_OTHER) {
      throw new IllegalArgumentException(languages.size() + " languages side by side");
    }
  }

  /** Languages one after another, without codes. */
  public static Edition plain(List<Language> languages, Paper paper) {
    return new Edition(languages, SheetLayout.ONE_AFTER_ANOTHER, paper, Optional.empty());
  }
}
