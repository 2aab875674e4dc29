package hangjack.content.sheets;

import hangjack.content.pdf.Document;
import hangjack.content.texts.Texts;
import java.util.Map;

/** The foot of every sheet: what it is, and which page of how many. */
record SheetFoot(String name, Texts texts) implements Document.Foot {
  @Override
  public String page(int page, int pages) {
    return texts.text("sheets.foot.page", Map.of("page", page, "pages", pages));
  }
}
