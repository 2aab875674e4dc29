package hangjack.content.pdf;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the tables GSUB and GPOS of a font have in common (OpenType specification, chapter OpenType
 * Layout Common Table Formats). Places are offsets from the table's start.
 *
 * @param extension the type of lookup that only points to another: 7 in GSUB, 9 in GPOS
 */
record LayoutTable(ByteBuffer bytes, int extension) {
  /** A part of a lookup, and the type that says how it is read. */
  record Subtable(int type, boolean skipsMarks, int at) {}

  /** The subtables of all lookups of a feature, in the order in which they act. */
  List<Subtable> feature(String tag) {
    var subtables = new ArrayList<Subtable>();
    var lookups = u16(8);
    for (var index : lookups(tag)) {
      var lookup = lookups + u16(lookups + 2 + 2 * index);
      for (var i = 0; i < u16(lookup + 4); i++) {
        var type = u16(lookup);
        var at = lookup + u16(lookup + 6 + 2 * i);
        if (type == extension) {
          type = u16(at + 2);
          at += bytes.getInt(at + 4);
        }
        subtables.add(new Subtable(type, (u16(lookup + 2) & 8) != 0, at));
      }
    }
    return subtables;
  }

  /** The numbers of the lookups of all features of a name, whatever the script, each once. */
  private List<Integer> lookups(String tag) {
    var features = u16(6);
    var indices = new ArrayList<Integer>();
    for (var i = 0; i < u16(features); i++) {
      var record = features + 2 + 6 * i;
      if (isTag(record, tag)) {
        var feature = features + u16(record + 4);
        for (var j = 0; j < u16(feature + 2); j++) {
          indices.add(u16(feature + 4 + 2 * j));
        }
      }
    }
    return indices.stream().distinct().sorted().toList();
  }

  private boolean isTag(int at, String tag) {
    for (var i = 0; i < tag.length(); i++) {
      if (bytes.get(at + i) != tag.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The glyphs of a coverage table, in its order. */
  List<Integer> coverage(int table) {
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

  /** The class of each glyph of a class definition; 0 for any other. */
  Map<Integer, Integer> classOf(int table) {
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

  int u16(int at) {
    return FontFile.u16(bytes, at);
  }

  int s16(int at) {
    return bytes.getShort(at);
  }
}
