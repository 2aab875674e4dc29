package hangjack.content.pdf;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.JoiningType;
import com.ibm.icu.lang.UProperty;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Makes glyphs of characters: joins Arabic letters (Unicode Standard, 9.2), makes ligatures, kerns
 * pairs and puts marks on their letters. Without the shaping of java.awt, which needs fonts
 * installed on the machine.
 */
final class Shaper {
  /** No character before this one is a mark or joins its neighbours. */
  private static final int FIRST_MARK = 0x300;

  private final FaceMetrics metrics;
  private final Substitutions substitutions;
  private final Anchors anchors;

  Shaper(FaceMetrics metrics) {
    this.metrics = metrics;
    this.substitutions = Substitutions.of(metrics.font());
    this.anchors = Anchors.of(metrics.font());
  }

  /** A glyph on its way; a mark on a ligature keeps to which of its letters it belongs. */
  private record Unit(Sign sign, int character, boolean mark, int part) {
    Unit with(int glyph, int advance) {
      return new Unit(
          new Sign(glyph, sign.text(), advance, sign.space(), 0, 0), character, mark, part);
    }
  }

  List<Sign> signs(List<Letter> run, boolean rightToLeft) {
    var units = new ArrayList<Unit>();
    for (var letter : run) {
      var character = letter.shown();
      var mark = character >= FIRST_MARK && isMark(character);
      units.add(new Unit(metrics.sign(letter), character, mark, 0));
    }
    if (run.stream().anyMatch(letter -> letter.shown() >= FIRST_MARK)) {
      ligate(units, "ccmp");
      join(units);
      ligate(units, "rlig");
      ligate(units, "liga");
    }
    var signs = placed(units, rightToLeft);
    if (rightToLeft) {
      Collections.reverse(signs);
    }
    kern(signs, rightToLeft);
    return signs;
  }

  private static boolean isMark(int character) {
    var type = Character.getType(character);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private void join(List<Unit> units) {
    var before = -1;
    var joinedAfter = new boolean[units.size()];
    var joinedBefore = new boolean[units.size()];
    var beforeType = JoiningType.NON_JOINING;
    for (var i = 0; i < units.size(); i++) {
      var type = UCharacter.getIntPropertyValue(units.get(i).character(), UProperty.JOINING_TYPE);
      if (type == JoiningType.TRANSPARENT) {
        continue;
      }
      if (joinsAfter(beforeType) && joinsBefore(type)) {
        joinedAfter[before] = true;
        joinedBefore[i] = true;
      }
      before = i;
      beforeType = type;
    }
    for (var i = 0; i < units.size(); i++) {
      if (joinedBefore[i] || joinedAfter[i]) {
        var form = joinedBefore[i] ? (joinedAfter[i] ? "medi" : "fina") : "init";
        var glyph = substitutions.single(form, units.get(i).sign().glyph());
        units.set(i, units.get(i).with(glyph, metrics.advance(glyph)));
      }
    }
    units.removeIf(unit -> isJoiner(unit.character()));
  }

  private static boolean joinsAfter(int type) {
    return type == JoiningType.DUAL_JOINING
        || type == JoiningType.LEFT_JOINING
        || type == JoiningType.JOIN_CAUSING;
  }

  private static boolean joinsBefore(int type) {
    return type == JoiningType.DUAL_JOINING
        || type == JoiningType.RIGHT_JOINING
        || type == JoiningType.JOIN_CAUSING;
  }

  /** The zero-width joiner and non-joiner, which only say how their neighbours join. */
  static boolean isJoiner(int character) {
    return character == '\u200C' || character == '\u200D';
  }

  private void ligate(List<Unit> units, String feature) {
    for (var i = 0; i < units.size(); i++) {
      for (var ligature : substitutions.ligatures(feature, units.get(i).sign().glyph())) {
        if (ligate(units, i, ligature)) {
          break;
        }
      }
    }
  }

  /** Makes a ligature that begins at a place, if its letters follow there. */
  private boolean ligate(List<Unit> units, int first, Substitutions.Ligature ligature) {
    var places = new ArrayList<Integer>();
    var at = first + 1;
    for (var glyph : ligature.glyphs()) {
      while (ligature.skipsMarks() && at < units.size() && units.get(at).mark()) {
        at++;
      }
      if (at >= units.size() || units.get(at).sign().glyph() != glyph) {
        return false;
      }
      places.add(at);
      at++;
    }
    var text = new StringBuilder(units.get(first).sign().text());
    places.forEach(place -> text.append(units.get(place).sign().text()));
    // Marks between the letters stay, and know behind which letter they stood.
    var marks = new ArrayList<Unit>();
    var part = 0;
    for (var i = first + 1; i < at; i++) {
      if (places.contains(i)) {
        part++;
      } else {
        var mark = units.get(i);
        marks.add(new Unit(mark.sign(), mark.character(), true, part));
      }
    }
    while (at < units.size() && units.get(at).mark()) {
      marks.add(new Unit(units.get(at).sign(), units.get(at).character(), true, part));
      at++;
    }
    var glyph = ligature.ligature();
    var whole = new Sign(glyph, text.toString(), metrics.advance(glyph));
    var begins = units.get(first);
    units.subList(first, at).clear();
    units.addAll(first, marks);
    units.add(first, new Unit(whole, begins.character(), begins.mark(), 0));
    return true;
  }

  /** Puts marks on what carries them; a mark takes no room. */
  private List<Sign> placed(List<Unit> units, boolean rightToLeft) {
    var signs = new ArrayList<Sign>();
    var carrier = -1;
    for (var i = 0; i < units.size(); i++) {
      var unit = units.get(i);
      var sign = unit.sign();
      if (!unit.mark()) {
        carrier = i;
        signs.add(sign);
        continue;
      }
      var right = 0;
      var up = 0;
      if (carrier >= 0) {
        var base = units.get(carrier);
        // Marks are shown after their letter, or before it where the line runs to the left.
        right = rightToLeft ? 0 : -base.sign().width();
        var onMark =
            i - 1 > carrier ? anchored(unit, units.get(i - 1)) : Optional.<Anchors.Point>empty();
        var on = onMark.or(() -> anchored(unit, base));
        if (onMark.isPresent()) {
          right = signs.getLast().right();
          up = signs.getLast().up();
        }
        right += on.map(point -> metrics.thousandths(point.x())).orElse(0);
        up += on.map(point -> metrics.thousandths(point.y())).orElse(0);
      }
      signs.add(new Sign(sign.glyph(), sign.text(), sign.advance(), -sign.advance(), right, up));
    }
    return signs;
  }

  private Optional<Anchors.Point> anchored(Unit mark, Unit carrier) {
    return anchors.offset(mark.sign().glyph(), carrier.sign().glyph(), carrier.mark(), mark.part());
  }

  /** Pairs are looked up as they are read, and parted or moved together as they stand. */
  private void kern(List<Sign> signs, boolean rightToLeft) {
    var before = -1;
    for (var i = 0; i < signs.size(); i++) {
      if (signs.get(i).width() == 0) {
        continue;
      }
      if (before >= 0) {
        var left = signs.get(before).glyph();
        var right = signs.get(i).glyph();
        var kern = rightToLeft ? metrics.kern(right, left) : metrics.kern(left, right);
        if (kern != 0) {
          signs.set(before, signs.get(before).spaced(kern));
        }
      }
      before = i;
    }
  }
}
