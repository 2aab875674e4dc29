package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The suits as a font of type 3, whose glyphs are drawings. So a suit is a character like any
 * other: it is selected, searched and copied as ♠ ♥ ♦ ♣ in every viewer, and it takes the ink of
 * its text. The code of a suit is its letter in a record.
 */
final class SuitFont {
  /** What no suit leaves. */
  private static final String BOX = "0 -40 860 760";

  private SuitFont() {}

  static byte code(Suit suit) {
    return (byte) suit.letter();
  }

  static COSDictionary in(PDDocument document) throws IOException {
    var suits = Suit.values();
    Arrays.sort(suits, Comparator.comparingInt(Suit::letter));
    var first = suits[0].letter();
    var last = suits[suits.length - 1].letter();
    var font = new COSDictionary();
    font.setItem(COSName.TYPE, COSName.FONT);
    font.setItem(COSName.SUBTYPE, COSName.TYPE3);
    font.setName(COSName.NAME, "Suits");
    font.setItem(COSName.FONT_BBOX, numbers(BOX));
    font.setItem(COSName.FONT_MATRIX, matrix());
    font.setInt(COSName.FIRST_CHAR, first);
    font.setInt(COSName.LAST_CHAR, last);
    var widths = new COSArray();
    for (char code = first; code <= last; code++) {
      widths.add(COSInteger.get(Suit.ofLetter(code).isPresent() ? SuitShape.ADVANCE : 0));
    }
    font.setItem(COSName.WIDTHS, widths);
    var metrics = SuitShape.ADVANCE + " 0 " + BOX;
    var procedures = new COSDictionary();
    var differences = new COSArray();
    for (var suit : suits) {
      var name = COSName.getPDFName(suit.name().toLowerCase(Locale.ROOT));
      var body = metrics + " d1 1 0 0 1 " + SuitShape.SHIFT + " 0 cm\n" + SuitShape.path(suit);
      procedures.setItem(name, EmbeddedFont.stream(document, body));
      differences.add(COSInteger.get(suit.letter()));
      differences.add(name);
    }
    font.setItem(COSName.CHAR_PROCS, procedures);
    var encoding = new COSDictionary();
    encoding.setItem(COSName.TYPE, COSName.ENCODING);
    encoding.setItem(COSName.DIFFERENCES, differences);
    font.setItem(COSName.ENCODING, encoding);
    font.setItem(COSName.RESOURCES, new COSDictionary());
    font.setItem(COSName.TO_UNICODE, EmbeddedFont.stream(document, toUnicode(suits)));
    return font;
  }

  private static String toUnicode(Suit[] suits) {
    var lines = new ArrayList<String>();
    for (var suit : suits) {
      var sign = EmbeddedFont.hex(String.valueOf(suit.sign()));
      lines.add(String.format(Locale.ROOT, "<%02X> <%s>", code(suit), sign));
    }
    return EmbeddedFont.characterMap("Suits", "<00> <FF>", lines);
  }

  private static COSArray numbers(String numbers) {
    var array = new COSArray();
    for (var number : numbers.split(" ", -1)) {
      array.add(COSInteger.get(Long.parseLong(number)));
    }
    return array;
  }

  private static COSBase matrix() {
    var array = new COSArray();
    array.setFloatArray(new float[] {0.001f, 0, 0, 0.001f, 0, 0});
    return array;
  }
}
