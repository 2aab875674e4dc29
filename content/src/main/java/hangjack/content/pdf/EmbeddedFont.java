package hangjack.content.pdf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * One face in one document. Each glyph gets a code when it is first shown; a glyph that stands for
 * several texts, such as the hyphen at the end of a line and the one inside a word, gets a code for
 * each, so that what is copied out is what was written. The font in the file holds the glyphs in
 * the order of their codes.
 */
final class EmbeddedFont {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  /** Most entries of one block of a character map (Adobe technical note 5014). */
  private static final int BLOCK = 100;

  private final Face face;
  private final FaceMetrics metrics;
  private final Map<Shown, Integer> codes = new LinkedHashMap<>();

  private record Shown(int glyph, String text, int advance) {}

  EmbeddedFont(Face face) {
    this.face = face;
    this.metrics = FaceMetrics.of(face);
    codes.put(new Shown(0, "", metrics.advance(0)), 0);
  }

  /** The code of a sign as hexadecimal digits. */
  String code(Sign sign) {
    var shown = new Shown(sign.glyph(), sign.text(), sign.advance());
    return HEX.toHexDigits((short) (int) codes.computeIfAbsent(shown, next -> codes.size()));
  }

  COSDictionary in(PDDocument document) throws IOException {
    var program = program();
    var name = COSName.getPDFName(tag(program) + "+" + face.postScriptName());
    var font = new COSDictionary();
    font.setItem(COSName.TYPE, COSName.FONT);
    font.setItem(COSName.SUBTYPE, COSName.TYPE0);
    font.setItem(COSName.BASE_FONT, name);
    font.setItem(COSName.ENCODING, COSName.IDENTITY_H);
    var descendants = new COSArray();
    descendants.add(descendant(document, name, program));
    font.setItem(COSName.DESCENDANT_FONTS, descendants);
    font.setItem(COSName.TO_UNICODE, stream(document, toUnicode()));
    return font;
  }

  private byte[] program() {
    var font = metrics.font();
    var glyphs = codes.keySet().stream().map(Shown::glyph).toList();
    var advances = new ArrayList<Integer>();
    for (var shown : codes.keySet()) {
      advances.add(shown.advance() == 0 ? 0 : font.advance(shown.glyph()));
    }
    return Subset.of(font, glyphs, advances);
  }

  /** Six letters that tell subsets of one face apart. */
  private static String tag(byte[] program) {
    var sum = new CRC32();
    sum.update(program);
    var left = sum.getValue();
    var tag = new StringBuilder();
    for (var i = 0; i < 6; i++) {
      tag.append((char) ('A' + left % 26));
      left /= 26;
    }
    return tag.toString();
  }

  private COSDictionary descendant(PDDocument document, COSName name, byte[] program)
      throws IOException {
    var font = new COSDictionary();
    font.setItem(COSName.TYPE, COSName.FONT);
    font.setItem(COSName.SUBTYPE, COSName.CID_FONT_TYPE2);
    font.setItem(COSName.BASE_FONT, name);
    font.setItem(COSName.CID_TO_GID_MAP, COSName.IDENTITY);
    var system = new COSDictionary();
    system.setItem(COSName.REGISTRY, new COSString("Adobe"));
    system.setItem(COSName.ORDERING, new COSString("Identity"));
    system.setInt(COSName.SUPPLEMENT, 0);
    font.setItem(COSName.CIDSYSTEMINFO, system);
    var widths = new COSArray();
    codes.keySet().forEach(shown -> widths.add(COSInteger.get(shown.advance())));
    var ranges = new COSArray();
    ranges.add(COSInteger.ZERO);
    ranges.add(widths);
    font.setItem(COSName.W, ranges);
    font.setItem(COSName.FONT_DESC, descriptor(document, name, program));
    return font;
  }

  private COSDictionary descriptor(PDDocument document, COSName name, byte[] program)
      throws IOException {
    var head = metrics.font().table("head");
    var hhea = metrics.font().table("hhea");
    var descriptor = new COSDictionary();
    descriptor.setItem(COSName.TYPE, COSName.FONT_DESC);
    descriptor.setItem(COSName.FONT_NAME, name);
    // Symbolic: its codes are those of no standard character set.
    descriptor.setInt(COSName.FLAGS, 4);
    var box = new COSArray();
    for (var at = 36; at < 44; at += 2) {
      box.add(COSInteger.get(metrics.thousandths(head.getShort(at))));
    }
    descriptor.setItem(COSName.FONT_BBOX, box);
    descriptor.setInt(COSName.ITALIC_ANGLE, face == Face.SLANTED ? -8 : 0);
    descriptor.setInt(COSName.ASCENT, metrics.thousandths(hhea.getShort(4)));
    descriptor.setInt(COSName.DESCENT, metrics.thousandths(hhea.getShort(6)));
    descriptor.setInt(COSName.CAP_HEIGHT, 700);
    descriptor.setInt(COSName.STEM_V, face == Face.STRONG || face == Face.DISPLAY ? 140 : 80);
    var file = document.getDocument().createCOSStream();
    file.setInt(COSName.LENGTH1, program.length);
    try (var out = file.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(program);
    }
    descriptor.setItem(COSName.FONT_FILE2, file);
    return descriptor;
  }

  private String toUnicode() {
    var lines = new ArrayList<String>();
    codes.forEach(
        (shown, code) -> {
          if (!shown.text().isEmpty()) {
            lines.add("<" + HEX.toHexDigits((short) (int) code) + "> <" + hex(shown.text()) + ">");
          }
        });
    return characterMap(face.postScriptName(), "<0000> <FFFF>", lines);
  }

  /** A text as UTF-16 in hexadecimal digits. */
  static String hex(String text) {
    return HEX.formatHex(text.getBytes(StandardCharsets.UTF_16BE));
  }

  /** A map from codes to texts; each line is a code and its text. */
  static String characterMap(String name, String codes, List<String> lines) {
    var blocks = new StringBuilder();
    for (var from = 0; from < lines.size(); from += BLOCK) {
      var block = lines.subList(from, Math.min(lines.size(), from + BLOCK));
      blocks.append(block.size()).append(" beginbfchar\n");
      block.forEach(line -> blocks.append(line).append('\n'));
      blocks.append("endbfchar\n");
    }
    return """
        /CIDInit /ProcSet findresource begin
        12 dict begin
        begincmap
        /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
        /CMapName /%s-UCS def
        /CMapType 2 def
        1 begincodespacerange
        %s
        endcodespacerange
        %sendcmap
        CMapName currentdict /CMap defineresource pop
        end
        end
        """
        .formatted(name, codes, blocks);
  }

  static COSStream stream(PDDocument document, String body) throws IOException {
    var stream = document.getDocument().createCOSStream();
    try (var out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(body.getBytes(StandardCharsets.US_ASCII));
    }
    return stream;
  }
}
