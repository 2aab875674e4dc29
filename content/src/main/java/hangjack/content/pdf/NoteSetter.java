package hangjack.content.pdf;

import hangjack.content.pdf.Block.Notes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/** Sets notes in two columns of about the same height, as one atom. */
final class NoteSetter {
  private static final double GAP = 18;
  private static final double BETWEEN = 2.6;

  private final Structure structure;
  private final PDStructureElement parent;
  private final Locale locale;
  private final double x;
  private final double column;

  NoteSetter(
      Structure structure, PDStructureElement parent, Locale locale, double x, double width) {
    this.structure = structure;
    this.parent = parent;
    this.locale = locale;
    this.x = x;
    this.column = (width - GAP) / 2;
  }

  private record Note(PDStructureElement element, List<Line> lines) {
    double height() {
      return lines.size() * Role.SMALL.leading() + BETWEEN;
    }
  }

  Atom set(Notes notes) {
    var set = new ArrayList<Note>();
    for (var note : notes.notes()) {
      var lines = Lines.of(note.words(), Role.SMALL, column, locale);
      set.add(new Note(structure.element(parent, "P"), lines));
    }
    var split = split(set);
    var left = set.subList(0, split);
    var right = set.subList(split, set.size());
    return new Atom(
        0,
        Math.max(height(left), height(right)),
        false,
        (canvas, y) -> {
          paint(canvas, left, x, y);
          paint(canvas, right, x + column + GAP, y);
        });
  }

  /** How many notes stand in the first column: that with the least height in all. */
  private static int split(List<Note> notes) {
    var best = notes.size();
    for (var count = notes.size(); count >= 0; count--) {
      if (taller(notes, count) < taller(notes, best)) {
        best = count;
      }
    }
    return best;
  }

  private static double taller(List<Note> notes, int split) {
    return Math.max(height(notes.subList(0, split)), height(notes.subList(split, notes.size())));
  }

  private static double height(List<Note> notes) {
    return notes.stream().mapToDouble(Note::height).sum();
  }

  private static void paint(Canvas canvas, List<Note> notes, double x, double y) {
    var at = y;
    for (var note : notes) {
      for (var i = 0; i < note.lines().size(); i++) {
        var line = note.lines().get(i);
        var baseline = at + i * Role.SMALL.leading() + Role.BODY.baseline();
        canvas.tagged(note.element(), () -> canvas.line(line, x, baseline));
      }
      at += note.height();
    }
  }
}
