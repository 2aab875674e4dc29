package hangjack.content.pdf;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The fonts of one document, each with only the glyphs that it shows. Font objects must not be
 * shared between documents: each has its set.
 */
final class FontSet {
  private final Map<Face, EmbeddedFont> fonts = new EnumMap<>(Face.class);
  private boolean suits;

  /** The code of a sign of a face as hexadecimal digits. */
  String code(Face face, Sign sign) {
    if (face == Face.SUITS) {
      suits = true;
      var suit = SuitShape.of(sign.glyph()).orElseThrow();
      return String.format(Locale.ROOT, "%02X", SuitFont.code(suit));
    }
    return fonts.computeIfAbsent(face.embedded(), EmbeddedFont::new).code(sign);
  }

  /** The name of a face among the resources of every page. */
  static String name(Face face) {
    return "F" + face.embedded().ordinal();
  }

  /** The fonts shown so far, embedded. */
  COSDictionary embed(PDDocument document) throws IOException {
    var embedded = new COSDictionary();
    for (var font : fonts.entrySet()) {
      embedded.setItem(COSName.getPDFName(name(font.getKey())), font.getValue().in(document));
    }
    if (suits) {
      embedded.setItem(COSName.getPDFName(name(Face.SUITS)), SuitFont.in(document));
    }
    return embedded;
  }
}
