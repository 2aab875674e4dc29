package hangjack.content.pdf;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Writes a TrueType font with only some glyphs of another: those asked for, in their order, and
 * after them the parts of which they are put together. A glyph may be in it more than once.
 */
final class Subset {
  /** Flags of a part of a composite glyph (OpenType specification, chapter glyf). */
  private static final int WORDS = 0x0001;

  private static final int SCALE = 0x0008;
  private static final int MORE = 0x0020;
  private static final int TWO_SCALES = 0x0040;
  private static final int MATRIX = 0x0080;

  private final FontFile font;
  private final List<Integer> glyphs;
  private final Map<Integer, Integer> parts = new LinkedHashMap<>();

  private Subset(FontFile font, List<Integer> glyphs) {
    this.font = font;
    this.glyphs = new ArrayList<>(glyphs);
  }

  /** The font with those glyphs; each is as wide as the list of advances in font units says. */
  static byte[] of(FontFile font, List<Integer> glyphs, List<Integer> advances) {
    return new Subset(font, glyphs).write(advances);
  }

  private byte[] write(List<Integer> advances) {
    var outlines = new ArrayList<byte[]>();
    // The list grows while it is walked: parts of composite glyphs come at its end.
    for (var i = 0; i < glyphs.size(); i++) {
      outlines.add(outline(glyphs.get(i)));
    }
    var total = outlines.stream().mapToInt(outline -> padded(outline.length, 2)).sum();
    var glyf = ByteBuffer.allocate(total);
    var loca = ByteBuffer.allocate(4 * (outlines.size() + 1));
    var hmtx = ByteBuffer.allocate(4 * outlines.size());
    for (var i = 0; i < outlines.size(); i++) {
      loca.putInt(glyf.position());
      glyf.put(outlines.get(i));
      glyf.position(padded(glyf.position(), 2));
      var glyph = glyphs.get(i);
      hmtx.putShort((short) (i < advances.size() ? advances.get(i) : font.advance(glyph)));
      hmtx.putShort((short) font.leftBearing(glyph));
    }
    loca.putInt(glyf.position());
    var tables = new LinkedHashMap<String, ByteBuffer>();
    for (var tag : List.of("cvt ", "fpgm")) {
      font.optional(tag).ifPresent(table -> tables.put(tag, copy(table)));
    }
    tables.put("glyf", glyf);
    tables.put("head", copy(font.table("head")).putInt(8, 0).putShort(50, (short) 1));
    tables.put("hhea", copy(font.table("hhea")).putShort(34, (short) outlines.size()));
    tables.put("hmtx", hmtx);
    tables.put("loca", loca);
    tables.put("maxp", copy(font.table("maxp")).putShort(4, (short) outlines.size()));
    font.optional("prep").ifPresent(table -> tables.put("prep", copy(table)));
    return file(tables);
  }

  private byte[] outline(int glyph) {
    var bytes = bytes(font.outline(glyph));
    var outline = ByteBuffer.wrap(bytes);
    if (outline.limit() > 0 && outline.getShort(0) < 0) {
      var at = 10;
      int flags;
      do {
        flags = FontFile.u16(outline, at);
        outline.putShort(at + 2, (short) part(FontFile.u16(outline, at + 2)));
        at += 4 + ((flags & WORDS) != 0 ? 4 : 2);
        if ((flags & SCALE) != 0) {
          at += 2;
        } else if ((flags & TWO_SCALES) != 0) {
          at += 4;
        } else if ((flags & MATRIX) != 0) {
          at += 8;
        }
      } while ((flags & MORE) != 0);
    }
    return bytes;
  }

  private int part(int glyph) {
    return parts.computeIfAbsent(
        glyph,
        part -> {
          glyphs.add(part);
          return glyphs.size() - 1;
        });
  }

  private static byte[] file(SequencedMap<String, ByteBuffer> tables) {
    var count = tables.size();
    var power = Integer.highestOneBit(count);
    var head = ByteBuffer.allocate(12 + 16 * count);
    head.putInt(0x00010000);
    head.putShort((short) count).putShort((short) (16 * power));
    head.putShort((short) Integer.numberOfTrailingZeros(power));
    head.putShort((short) (16 * (count - power)));
    var at = head.capacity();
    var body = new ByteArrayOutputStream();
    for (var table : tables.entrySet()) {
      var bytes = bytes(table.getValue());
      for (var letter : table.getKey().toCharArray()) {
        head.put((byte) letter);
      }
      head.putInt(checksum(bytes)).putInt(at).putInt(bytes.length);
      body.writeBytes(bytes);
      body.writeBytes(new byte[padded(bytes.length, 4) - bytes.length]);
      at += padded(bytes.length, 4);
    }
    var file = ByteBuffer.allocate(at).put(head.array()).put(body.toByteArray());
    // The adjustment in the table head makes the sum over the whole file a fixed number.
    var order = List.copyOf(tables.keySet()).indexOf("head");
    var headAt = file.getInt(12 + 16 * order + 8);
    file.putInt(headAt + 8, 0xB1B0AFBA - checksum(file.array()));
    return file.array();
  }

  private static int checksum(byte[] table) {
    var sum = 0;
    for (var i = 0; i < table.length; i++) {
      sum += (table[i] & 0xFF) << (24 - 8 * (i % 4));
    }
    return sum;
  }

  private static int padded(int length, int unit) {
    return (length + unit - 1) / unit * unit;
  }

  private static ByteBuffer copy(ByteBuffer table) {
    return ByteBuffer.wrap(bytes(table));
  }

  private static byte[] bytes(ByteBuffer table) {
    var bytes = new byte[table.limit()];
    table.get(0, bytes);
    return bytes;
  }
}
