package hangjack.content.pdf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.fontbox.ttf.TrueTypeFont;

/**
 * The distance by which pairs of letters are moved together or apart, such as T and o. It is read
 * from the font's GPOS table (OpenType specification, chapter GPOS): the lookups of the feature
 * {@code kern}, of which only adjustments of pairs (type 2, also inside an extension, type 9) and
 * of these only the first glyph's advance are used. That is what Latin fonts put there.
 */
final class Kerning {
  private static final int PAIRS = 2;
  private static final int EXTENSION = 9;

  /** One subtable: the first that covers a left glyph and knows the pair decides. */
  private interface Pairs {
    /** Whether the subtable has a say for the pair; if it has, none after it is asked. */
    boolean covers(int left, int right);

    int advance(int left, int right);
  }

  private final List<Pairs> subtables;

  private Kerning(List<Pairs> subtables) {
    this.subtables = List.copyOf(subtables);
  }

  static Kerning of(TrueTypeFont font) throws IOException {
    var table = font.getTableMap().get("GPOS");
    return new Kerning(
        table == null ? List.of() : new Reader(ByteBuffer.wrap(font.getTableBytes(table))).read());
  }

  /** In font units; 0 where the pair is not kerned or there is no left glyph (−1). */
  int between(int left, int right) {
    if (left < 0) {
      return 0;
    }
    for (var subtable : subtables) {
      if (subtable.covers(left, right)) {
        return subtable.advance(left, right);
      }
    }
    return 0;
  }

  private record Single(Map<Long, Integer> advances) implements Pairs {
    @Override
    public boolean covers(int left, int right) {
      return advances.containsKey(key(left, right));
    }

    @Override
    public int advance(int left, int right) {
      return advances.getOrDefault(key(left, right), 0);
    }

    static long key(int left, int right) {
      return ((long) left << 32) | right;
    }
  }

  private static final class Classes implements Pairs {
    private final Set<Integer> covered;
    private final Map<Integer, Integer> lefts;
    private final Map<Integer, Integer> rights;
    private final int[][] kerns;

    Classes(
        List<Integer> covered,
        Map<Integer, Integer> lefts,
        Map<Integer, Integer> rights,
        int[][] kerns) {
      this.covered = new HashSet<>(covered);
      this.lefts = lefts;
      this.rights = rights;
      this.kerns = kerns;
    }

    @Override
    public boolean covers(int left, int right) {
      return covered.contains(left);
    }

    @Override
    public int advance(int left, int right) {
      return kerns[lefts.getOrDefault(left, 0)][rights.getOrDefault(right, 0)];
    }
  }

  private static final class Reader {
    private final ByteBuffer bytes;

    Reader(ByteBuffer bytes) {
      this.bytes = bytes;
    }

    List<Pairs> read() {
      var lookupList = u16(8);
      var pairs = new ArrayList<Pairs>();
      for (var index : kernLookups(u16(6))) {
        var lookup = lookupList + u16(lookupList + 2 + 2 * index);
        for (var i = 0; i < u16(lookup + 4); i++) {
          var type = u16(lookup);
          var subtable = lookup + u16(lookup + 6 + 2 * i);
          if (type == EXTENSION) {
            type = u16(subtable + 2);
            subtable += (int) u32(subtable + 4);
          }
          if (type == PAIRS) {
            pairs.add(u16(subtable) == 1 ? single(subtable) : classes(subtable));
          }
        }
      }
      return pairs;
    }

    /** The numbers of the lookups of all features called kern, each once. */
    private List<Integer> kernLookups(int featureList) {
      var indices = new ArrayList<Integer>();
      for (var i = 0; i < u16(featureList); i++) {
        var record = featureList + 2 + 6 * i;
        if (u32(record) == 0x6B65726EL) {
          var feature = featureList + u16(record + 4);
          for (var j = 0; j < u16(feature + 2); j++) {
            indices.add(u16(feature + 4 + 2 * j));
          }
        }
      }
      return indices.stream().distinct().sorted().toList();
    }

    private Pairs single(int subtable) {
      var size1 = valueSize(u16(subtable + 4));
      var record = 2 + size1 + valueSize(u16(subtable + 6));
      var advance = advanceOffset(u16(subtable + 4));
      var lefts = coverage(subtable + u16(subtable + 2));
      var advances = new HashMap<Long, Integer>();
      for (var i = 0; i < u16(subtable + 8); i++) {
        var set = subtable + u16(subtable + 10 + 2 * i);
        for (var j = 0; j < u16(set); j++) {
          var pair = set + 2 + record * j;
          var kern = advance < 0 ? 0 : s16(pair + 2 + advance);
          advances.put(Single.key(lefts.get(i), u16(pair)), kern);
        }
      }
      return new Single(advances);
    }

    private Pairs classes(int subtable) {
      var size1 = valueSize(u16(subtable + 4));
      var record = size1 + valueSize(u16(subtable + 6));
      var advance = advanceOffset(u16(subtable + 4));
      var rows = u16(subtable + 12);
      var columns = u16(subtable + 14);
      var kerns = new int[rows][columns];
      for (var row = 0; row < rows; row++) {
        for (var column = 0; column < columns; column++) {
          var value = subtable + 16 + record * (row * columns + column);
          kerns[row][column] = advance < 0 ? 0 : s16(value + advance);
        }
      }
      return new Classes(
          coverage(subtable + u16(subtable + 2)),
          classOf(subtable + u16(subtable + 8)),
          classOf(subtable + u16(subtable + 10)),
          kerns);
    }

    /** The glyphs of a coverage table, in its order. */
    private List<Integer> coverage(int table) {
      var glyphs = new ArrayList<Integer>();
      for (var i = 0; i < u16(table + 2); i++) {
        if (u16(table) == 1) {
          glyphs.add(u16(table + 4 + 2 * i));
        } else {
          for (var glyph = u16(table + 4 + 6 * i); glyph <= u16(table + 6 + 6 * i); glyph++) {
            glyphs.add(glyph);
          }
        }
      }
      return glyphs;
    }

    private Map<Integer, Integer> classOf(int table) {
      var classes = new HashMap<Integer, Integer>();
      if (u16(table) == 1) {
        for (var i = 0; i < u16(table + 4); i++) {
          classes.put(u16(table + 2) + i, u16(table + 6 + 2 * i));
        }
      } else {
        for (var i = 0; i < u16(table + 2); i++) {
          var range = table + 4 + 6 * i;
          for (var glyph = u16(range); glyph <= u16(range + 2); glyph++) {
            classes.put(glyph, u16(range + 4));
          }
        }
      }
      return classes;
    }

    /** Bytes of a value record: two for each bit of its format. */
    private static int valueSize(int format) {
      return 2 * Integer.bitCount(format);
    }

    /** Where a value record holds the advance (bit 2); −1 where it does not. */
    private static int advanceOffset(int format) {
      return (format & 4) == 0 ? -1 : 2 * Integer.bitCount(format & 3);
    }

    private int u16(int at) {
      return Short.toUnsignedInt(bytes.getShort(at));
    }

    private int s16(int at) {
      return bytes.getShort(at);
    }

    private long u32(int at) {
      return Integer.toUnsignedLong(bytes.getInt(at));
    }
  }
}
