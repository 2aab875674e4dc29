package hangjack.content.sheets;

import hangjack.content.pdf.Block;
import hangjack.content.pdf.Document;
import hangjack.content.texts.Texts;
import java.util.List;

/** A sheet in one language, as a part of a document. */
interface Sheet {
  /** Its name: of the file, among the bookmarks, and at the foot of its pages. */
  String title();

  Texts texts();

  List<Block> blocks();

  /** How many times larger than usual its text is. */
  default double enlargement() {
    return 1;
  }

  /** The pages of the sheet. */
  default Document.Part part() {
    return new Document.Part(
        texts().language().locale(),
        title(),
        new SheetFoot(title(), texts()),
        blocks(),
        enlargement());
  }
}
