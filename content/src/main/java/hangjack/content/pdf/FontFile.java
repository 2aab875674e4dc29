package hangjack.content.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A TrueType font as its bytes (OpenType specification, chapters Font File, cmap, hmtx, loca and
 * glyf). It never changes, so all documents may read one at the same time.
 */
final class FontFile {
  private static final int PAGE = 256;

  private final ByteBuffer bytes;
  private final Map<String, ByteBuffer> tables = new HashMap<>();
  private final int glyphs;
  private final int unitsPerEm;
  private final int metrics;
  private final boolean longOffsets;

  /** The glyph of each character, in pages of 256; a page without glyphs is empty. */
  private final int[][] characters = new int[0x110000 / PAGE][];

  FontFile(byte[] file) {
    bytes = ByteBuffer.wrap(file).asReadOnlyBuffer();
    for (var i = 0; i < u16(bytes, 4); i++) {
      var record = 12 + 16 * i;
      var tag = new StringBuilder();
      for (var letter = 0; letter < 4; letter++) {
        tag.append((char) bytes.get(record + letter));
      }
      tables.put(tag.toString(), bytes.slice(bytes.getInt(record + 8), bytes.getInt(record + 12)));
    }
    glyphs = u16(table("maxp"), 4);
    unitsPerEm = u16(table("head"), 18);
    longOffsets = u16(table("head"), 50) == 1;
    metrics = u16(table("hhea"), 34);
    Arrays.fill(characters, new int[0]);
    readCharacters(table("cmap"));
  }

  /** The font of a file beside this class in {@code fonts/}. */
  static FontFile named(String name) {
    try (var stream = FontFile.class.getResourceAsStream("fonts/" + name)) {
      if (stream == null) {
        throw new IllegalStateException("missing font " + name);
      }
      return new FontFile(stream.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int glyphs() {
    return glyphs;
  }

  int unitsPerEm() {
    return unitsPerEm;
  }

  /** A table that each font has. */
  ByteBuffer table(String tag) {
    return optional(tag).orElseThrow(() -> new IllegalStateException("no table " + tag));
  }

  /** A table that a font may lack. */
  Optional<ByteBuffer> optional(String tag) {
    return Optional.ofNullable(tables.get(tag));
  }

  /** The glyph of a character; 0 where the font has none. */
  int glyph(int character) {
    var page = characters[character / PAGE];
    return page.length == 0 ? 0 : page[character % PAGE];
  }

  /** The width of a glyph in font units. */
  int advance(int glyph) {
    return u16(table("hmtx"), 4 * Math.min(glyph, metrics - 1));
  }

  /** The white at the left of a glyph in font units. */
  int leftBearing(int glyph) {
    var at = glyph < metrics ? 4 * glyph + 2 : 4 * metrics + 2 * (glyph - metrics);
    return table("hmtx").getShort(at);
  }

  /** The outline of a glyph as the file has it; empty for a blank one. */
  ByteBuffer outline(int glyph) {
    var from = offset(glyph);
    return table("glyf").slice(from, offset(glyph + 1) - from);
  }

  private int offset(int glyph) {
    return longOffsets ? table("loca").getInt(4 * glyph) : 2 * u16(table("loca"), 2 * glyph);
  }

  static int u16(ByteBuffer bytes, int at) {
    return Short.toUnsignedInt(bytes.getShort(at));
  }

  private void readCharacters(ByteBuffer cmap) {
    // A map of all of Unicode (platform 3, encoding 10) goes before one of its first 65,536.
    var basic = -1;
    var full = -1;
    for (var i = 0; i < u16(cmap, 2); i++) {
      var record = 4 + 8 * i;
      var offset = cmap.getInt(record + 4);
      if (u16(cmap, offset) == 12) {
        full = offset;
      } else if (u16(cmap, offset) == 4 && u16(cmap, record) != 1) {
        basic = offset;
      }
    }
    if (full >= 0) {
      readGroups(cmap.slice(full, cmap.limit() - full));
    } else {
      readSegments(cmap.slice(basic, cmap.limit() - basic));
    }
  }

  private void readGroups(ByteBuffer map) {
    for (var i = 0; i < map.getInt(12); i++) {
      var group = 16 + 12 * i;
      var start = map.getInt(group);
      for (var character = start; character <= map.getInt(group + 4); character++) {
        put(character, map.getInt(group + 8) + character - start);
      }
    }
  }

  private void readSegments(ByteBuffer map) {
    var count = u16(map, 6) / 2;
    for (var i = 0; i < count; i++) {
      var end = u16(map, 14 + 2 * i);
      var start = u16(map, 16 + 2 * count + 2 * i);
      var delta = u16(map, 16 + 4 * count + 2 * i);
      var rangeAt = 16 + 6 * count + 2 * i;
      var range = u16(map, rangeAt);
      for (var character = start; character <= end && character < 0xFFFF; character++) {
        var glyph = character;
        if (range != 0) {
          glyph = u16(map, rangeAt + range + 2 * (character - start));
        }
        put(character, range != 0 && glyph == 0 ? 0 : (glyph + delta) & 0xFFFF);
      }
    }
  }

  private void put(int character, int glyph) {
    if (characters[character / PAGE].length == 0) {
      characters[character / PAGE] = new int[PAGE];
    }
    characters[character / PAGE][character % PAGE] = glyph;
  }
}
