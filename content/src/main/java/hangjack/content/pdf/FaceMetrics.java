package hangjack.content.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** What setting a text needs to know of a face. Read once and shared: it never changes. */
final class FaceMetrics {
  /** Each face is read when it is first needed; the fallback rarely is. */
  private static final Map<Face, FaceMetrics> READ = new ConcurrentHashMap<>();

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final Face face;
  private final byte[] file;
  private final CmapLookup characters;

  /** In thousandths of the size, rounded as the file says them to its readers. */
  private final int[] advances;

  private final double unitsPerEm;
  private final Kerning kerning;

  private FaceMetrics(Face face) {
    this.face = face;
    this.file = bytes(face.file());
    try (var font = parse()) {
      characters = font.getUnicodeCmapLookup();
      unitsPerEm = font.getUnitsPerEm();
      advances = new int[font.getNumberOfGlyphs()];
      for (var glyph = 0; glyph < advances.length; glyph++) {
        advances[glyph] = thousandths(font.getAdvanceWidth(glyph));
      }
      kerning = Kerning.of(font);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The metrics of a face that has a file. */
  static FaceMetrics of(Face face) {
    return READ.computeIfAbsent(face, FaceMetrics::new);
  }

  /** A new reading of the whole font, for embedding. */
  TrueTypeFont parse() throws IOException {
    return new TTFParser().parse(new RandomAccessReadBuffer(file));
  }

  boolean has(int character) {
    return characters.getGlyphId(character) != 0;
  }

  /** The width of a text for a size of one point, pairs kerned. */
  double width(String text) {
    var width = 0;
    var before = -1;
    for (var character : text.codePoints().toArray()) {
      var glyph = characters.getGlyphId(character);
      width += kern(before, glyph) + advances[glyph] + face.extra(character);
      before = glyph;
    }
    return width / 1000.0;
  }

  /** The operand of the TJ operator that shows a text: glyph codes, and between them the moves. */
  String show(String text) {
    var show = new StringBuilder("[<");
    var before = -1;
    var move = 0;
    for (var character : text.codePoints().toArray()) {
      var glyph = characters.getGlyphId(character);
      move += kern(before, glyph);
      if (move != 0) {
        show.append('>').append(-move).append('<');
      }
      show.append(HEX.toHexDigits((short) glyph));
      move = face.extra(character);
      before = glyph;
    }
    return show.append(">]").toString();
  }

  private int kern(int left, int right) {
    return thousandths(kerning.between(left, right));
  }

  private int thousandths(int units) {
    return (int) Math.round(units * 1000 / unitsPerEm);
  }

  private static byte[] bytes(String file) {
    try (var stream = FaceMetrics.class.getResourceAsStream("fonts/" + file)) {
      if (stream == null) {
        throw new IllegalStateException("missing font " + file);
      }
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
