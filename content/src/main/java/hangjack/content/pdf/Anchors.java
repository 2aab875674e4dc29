package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a font puts marks, such as Arabic vowel signs, on letters, ligatures and other marks. Read
 * from its table GPOS: lookups of types 4, 5 and 6 of the features mark and mkmk.
 */
final class Anchors {
  private static final int EXTENSION = 9;
  private static final int ON_LETTER = 4;
  private static final int ON_LIGATURE = 5;

  /** A point of a glyph in font units. */
  record Point(int x, int y) {
    Point minus(Point other) {
      return new Point(x - other.x, y - other.y);
    }
  }

  /** The class of a mark, and which of its points meets the letter's. */
  private record Mark(int kind, Point point) {}

  /** One subtable; bases hold for each part of a glyph the point for each class of mark. */
  private record Attachment(
      boolean ofMarks, Map<Integer, Mark> marks, Map<Integer, List<Map<Integer, Point>>> bases) {}

  private final List<Attachment> attachments = new ArrayList<>();

  private Anchors() {}

  static Anchors of(FontFile font) {
    var anchors = new Anchors();
    font.optional("GPOS")
        .ifPresent(
            bytes -> {
              var table = new LayoutTable(bytes, EXTENSION);
              for (var tag : List.of("mark", "mkmk")) {
                for (var subtable : table.feature(tag)) {
                  if (subtable.type() >= ON_LETTER && subtable.type() <= ON_LIGATURE + 1) {
                    anchors.attachments.add(read(table, subtable));
                  }
                }
              }
            });
    return anchors;
  }

  /**
   * How far a mark is moved from the place of the glyph that carries it.
   *
   * @param part of a ligature, counted from 0
   */
  Optional<Point> offset(int mark, int carrier, boolean carrierIsMark, int part) {
    for (var attachment : attachments) {
      var found = Optional.ofNullable(attachment.marks().get(mark));
      var parts = attachment.bases().getOrDefault(carrier, List.of());
      if (attachment.ofMarks() == carrierIsMark && found.isPresent() && !parts.isEmpty()) {
        var points = parts.get(Math.min(part, parts.size() - 1));
        var point = Optional.ofNullable(points.get(found.get().kind()));
        if (point.isPresent()) {
          return point.map(base -> base.minus(found.get().point()));
        }
      }
    }
    return Optional.empty();
  }

  private static Attachment read(LayoutTable table, LayoutTable.Subtable subtable) {
    var at = subtable.at();
    var marks = new HashMap<Integer, Mark>();
    var array = at + table.u16(at + 8);
    var markGlyphs = table.coverage(at + table.u16(at + 2));
    for (var i = 0; i < markGlyphs.size(); i++) {
      var record = array + 2 + 4 * i;
      marks.put(
          markGlyphs.get(i),
          new Mark(table.u16(record), point(table, array + table.u16(record + 2))));
    }
    var kinds = table.u16(at + 6);
    var bases = new HashMap<Integer, List<Map<Integer, Point>>>();
    var baseArray = at + table.u16(at + 10);
    var baseGlyphs = table.coverage(at + table.u16(at + 4));
    for (var i = 0; i < baseGlyphs.size(); i++) {
      if (subtable.type() == ON_LIGATURE) {
        var ligature = baseArray + table.u16(baseArray + 2 + 2 * i);
        bases.put(
            baseGlyphs.get(i), rows(table, ligature, ligature + 2, table.u16(ligature), kinds));
      } else {
        var row = baseArray + 2 + 2 * kinds * i;
        bases.put(baseGlyphs.get(i), rows(table, baseArray, row, 1, kinds));
      }
    }
    return new Attachment(subtable.type() > ON_LIGATURE, Map.copyOf(marks), Map.copyOf(bases));
  }

  /** Rows of offsets to points, one a part of the glyph, with a place for each class of mark. */
  private static List<Map<Integer, Point>> rows(
      LayoutTable table, int base, int first, int count, int kinds) {
    var rows = new ArrayList<Map<Integer, Point>>();
    for (var row = 0; row < count; row++) {
      var points = new HashMap<Integer, Point>();
      for (var kind = 0; kind < kinds; kind++) {
        var offset = table.u16(first + 2 * (kinds * row + kind));
        if (offset != 0) {
          points.put(kind, point(table, base + offset));
        }
      }
      rows.add(Map.copyOf(points));
    }
    return List.copyOf(rows);
  }

  private static Point point(LayoutTable table, int at) {
    return new Point(table.s16(at + 2), table.s16(at + 4));
  }
}
