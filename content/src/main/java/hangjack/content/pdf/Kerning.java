package hangjack.content.pdf;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

  static Kerning of(FontFile font) {
    return new Kerning(
        font.optional("GPOS")
            .map(table -> new Reader(new LayoutTable(table, EXTENSION)).read())
            .orElse(List.of()));
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

  private record Reader(LayoutTable table) {
    List<Pairs> read() {
      return table.feature("kern").stream()
          .filter(subtable -> subtable.type() == PAIRS)
          .map(LayoutTable.Subtable::at)
          .map(at -> table.u16(at) == 1 ? single(at) : classes(at))
          .toList();
    }

    private Pairs single(int subtable) {
      var size1 = valueSize(table.u16(subtable + 4));
      var record = 2 + size1 + valueSize(table.u16(subtable + 6));
      var advance = advanceOffset(table.u16(subtable + 4));
      var lefts = table.coverage(subtable + table.u16(subtable + 2));
      var advances = new HashMap<Long, Integer>();
      for (var i = 0; i < table.u16(subtable + 8); i++) {
        var set = subtable + table.u16(subtable + 10 + 2 * i);
        for (var j = 0; j < table.u16(set); j++) {
          var pair = set + 2 + record * j;
          var kern = advance < 0 ? 0 : table.s16(pair + 2 + advance);
          advances.put(Single.key(lefts.get(i), table.u16(pair)), kern);
        }
      }
      return new Single(advances);
    }

    private Pairs classes(int subtable) {
      var size1 = valueSize(table.u16(subtable + 4));
      var record = size1 + valueSize(table.u16(subtable + 6));
      var advance = advanceOffset(table.u16(subtable + 4));
      var rows = table.u16(subtable + 12);
      var columns = table.u16(subtable + 14);
      var kerns = new int[rows][columns];
      for (var row = 0; row < rows; row++) {
        for (var column = 0; column < columns; column++) {
          var value = subtable + 16 + record * (row * columns + column);
          kerns[row][column] = advance < 0 ? 0 : table.s16(value + advance);
        }
      }
      return new Classes(
          table.coverage(subtable + table.u16(subtable + 2)),
          table.classOf(subtable + table.u16(subtable + 8)),
          table.classOf(subtable + table.u16(subtable + 10)),
          kerns);
    }

    /** Bytes of a value record: two for each bit of its format. */
    private static int valueSize(int format) {
      return 2 * Integer.bitCount(format);
    }

    /** Where a value record holds the advance (bit 2); −1 where it does not. */
    private static int advanceOffset(int format) {
      return (format & 4) == 0 ? -1 : 2 * Integer.bitCount(format & 3);
    }
  }
}
