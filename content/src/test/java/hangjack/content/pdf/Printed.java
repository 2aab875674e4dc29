package hangjack.content.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/** A PDF file as its reader finds it. */
public final class Printed implements AutoCloseable {
  private static final Pattern SPACES = Pattern.compile("[\\s\\u00A0\\u202F]+");

  private final PDDocument document;

  public Printed(byte[] file) {
    try {
      document = Loader.loadPDF(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public PDDocument document() {
    return document;
  }

  /** The text that is copied out, in reading order, with single spaces. */
  public String text() {
    try {
      return spaced(new PDFTextStripper().getText(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What is read aloud, in the order of the document's structure, with single spaces: no feet of
   * pages, and the words of figures for what is in them.
   */
  public String read() {
    return spaced(Reading.of(document));
  }

  /**
   * Every kind of space becomes one plain space, words that lines divide are whole again, and what
   * only turns the direction is gone.
   */
  public static String spaced(String text) {
    var plain = text.replaceAll("\u00AD\\s*", "").replaceAll("[\u200E\u200F\u2066-\u2069]", "");
    return SPACES.matcher(plain).replaceAll(" ").strip();
  }

  /** The characters that no glyph shows. */
  public List<String> missing() {
    return Glyphs.missing(document);
  }

  public List<PDFont> fonts() {
    try {
      var fonts = new ArrayList<PDFont>();
      for (var page : document.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          fonts.add(page.getResources().getFont(name));
        }
      }
      return fonts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A character and where it stands: page from 1, edges in points from the upper left corner. */
  public record Mark(String text, int page, double left, double top, double right, double bottom) {}

  public List<Mark> marks() {
    try {
      var marks = new ArrayList<Mark>();
      var stripper =
          new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition position) {
              marks.add(
                  new Mark(
                      position.getUnicode(),
                      getCurrentPageNo(),
                      position.getXDirAdj(),
                      position.getYDirAdj() - position.getHeightDir(),
                      position.getXDirAdj() + position.getWidthDirAdj(),
                      position.getYDirAdj()));
              super.processTextPosition(position);
            }
          };
      stripper.getText(document);
      return marks;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      document.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
