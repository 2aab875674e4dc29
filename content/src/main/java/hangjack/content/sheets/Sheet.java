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

  /** Whether its pages are broader than they are high. */
  default boolean landscape() {
    return false;
  }

  /** What stands at the foot of its pages. */
  default Document.Foot foot() {
    return new SheetFoot(title(), texts());
  }

  /** The pages of the sheet. */
  default Document.Part part() {
    return new Document.Part(
        texts().language().locale(), title(), foot(), blocks(), landscape(), enlargement());
  }
}
