package hangjack.content.sheets;

import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Code;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Document;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Optional;

/** A sheet with a code beside its title. */
record CodedSheet(Sheet sheet, Code code) implements Sheet {
  @Override
  public String title() {
    return sheet.title();
  }

  @Override
  public Texts texts() {
    return sheet.texts();
  }

  @Override
  public double enlargement() {
    return sheet.enlargement();
  }

  @Override
  public boolean landscape() {
    return sheet.landscape();
  }

  @Override
  public Document.Foot foot() {
    return sheet.foot();
  }

  @Override
  public List<Block> blocks() {
    return sheet.blocks().stream()
        .map(
            block ->
                block instanceof Masthead(var title, var lead, _)
                    ? new Masthead(title, lead, Optional.of(code))
                    : block)
        .toList();
  }
}
