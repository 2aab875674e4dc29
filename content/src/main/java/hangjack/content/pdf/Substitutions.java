package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What glyphs a font puts in the place of others: the form of an Arabic letter that joins its
 * neighbours, and ligatures. Of the font's table GSUB only single substitutions (type 1) and
 * ligatures (type 4) of the features named here are read; that is what Arabic needs.
 */
final class Substitutions {
  private static final int EXTENSION = 7;
  private static final int SINGLE = 1;
  private static final int LIGATURES = 4;

  /**
   * A ligature.
   *
   * @param glyphs after the first one
   * @param skipsMarks whether vowel signs may stand between its letters
   */
  record Ligature(List<Integer> glyphs, int ligature, boolean skipsMarks) {}

  /** The ligatures that begin with a glyph, the longest of each kind first. */
  private record Feature(Map<Integer, Integer> singles, Map<Integer, List<Ligature>> ligatures) {}

  private final Map<String, Feature> features = new HashMap<>();

  private Substitutions() {}

  static Substitutions of(FontFile font) {
    var substitutions = new Substitutions();
    font.optional("GSUB")
        .ifPresent(
            bytes -> {
              var table = new LayoutTable(bytes, EXTENSION);
              for (var tag : List.of("ccmp", "init", "medi", "fina", "rlig", "liga")) {
                substitutions.features.put(tag, read(table, tag));
              }
            });
    return substitutions;
  }

  /** The glyph that a feature puts in another's place, or that glyph itself. */
  int single(String feature, int glyph) {
    return Optional.ofNullable(features.get(feature))
        .map(read -> read.singles().getOrDefault(glyph, glyph))
        .orElse(glyph);
  }

  /** The ligatures of a feature that begin with a glyph. */
  List<Ligature> ligatures(String feature, int first) {
    return Optional.ofNullable(features.get(feature))
        .map(read -> read.ligatures().getOrDefault(first, List.of()))
        .orElse(List.of());
  }

  private static Feature read(LayoutTable table, String tag) {
    var singles = new HashMap<Integer, Integer>();
    var ligatures = new HashMap<Integer, List<Ligature>>();
    for (var subtable : table.feature(tag)) {
      if (subtable.type() == SINGLE) {
        readSingles(table, subtable.at(), singles);
      } else if (subtable.type() == LIGATURES) {
        readLigatures(table, subtable, ligatures);
      }
    }
    return new Feature(Map.copyOf(singles), Map.copyOf(ligatures));
  }

  private static void readSingles(LayoutTable table, int at, Map<Integer, Integer> singles) {
    var covered = table.coverage(at + table.u16(at + 2));
    for (var i = 0; i < covered.size(); i++) {
      var glyph = covered.get(i);
      var other =
          table.u16(at) == 1 ? (glyph + table.s16(at + 4)) & 0xFFFF : table.u16(at + 6 + 2 * i);
      singles.putIfAbsent(glyph, other);
    }
  }

  private static void readLigatures(
      LayoutTable table, LayoutTable.Subtable subtable, Map<Integer, List<Ligature>> ligatures) {
    var at = subtable.at();
    var covered = table.coverage(at + table.u16(at + 2));
    for (var i = 0; i < covered.size(); i++) {
      var set = at + table.u16(at + 6 + 2 * i);
      var list = new ArrayList<>(ligatures.getOrDefault(covered.get(i), List.of()));
      for (var j = 0; j < table.u16(set); j++) {
        var ligature = set + table.u16(set + 2 + 2 * j);
        var rest = new ArrayList<Integer>();
        for (var k = 0; k + 1 < table.u16(ligature + 2); k++) {
          rest.add(table.u16(ligature + 4 + 2 * k));
        }
        list.add(new Ligature(List.copyOf(rest), table.u16(ligature), subtable.skipsMarks()));
      }
      ligatures.put(covered.get(i), List.copyOf(list));
    }
  }
}
