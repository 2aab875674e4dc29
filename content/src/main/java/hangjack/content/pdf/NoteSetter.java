package hangjack.content.pdf;

import hangjack.content.pdf.Block.Notes;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/** Sets notes in two columns of about the same height, as one atom. */
final class NoteSetter {
  private static final double GAP = 18;
  private static final double BETWEEN = 2.6;

  private final Frame frame;
  private final Setting setting;
  private final double column;

  NoteSetter(Frame frame) {
    this.frame = frame;
    this.setting = frame.setting(Role.SMALL);
    this.column = (frame.width() - GAP) / 2;
  }

  private record Note(PDStructureElement element, List<Line> lines, double height) {}

  Atom set(Notes notes) {
    var set = new ArrayList<Note>();
    for (var note : notes.notes()) {
      var lines = Lines.of(note.words(), setting, column);
      var height = lines.size() * setting.leading() + BETWEEN;
      set.add(new Note(frame.element("P"), lines, height));
    }
    var split = split(set);
    var left = set.subList(0, split);
    var right = set.subList(split, set.size());
    return new Atom(
        0,
        Math.max(height(left), height(right)),
        false,
        (canvas, y) -> {
          paint(canvas, left, frame.x(), y);
          paint(canvas, right, frame.x() + column + GAP, y);
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

  private void paint(Canvas canvas, List<Note> notes, double x, double y) {
    var at = y;
    for (var note : notes) {
      for (var i = 0; i < note.lines().size(); i++) {
        var line = note.lines().get(i);
        var baseline = at + i * setting.leading() + frame.setting(Role.BODY).baseline();
        canvas.tagged(note.element(), () -> canvas.line(line, x, baseline));
      }
      at += note.height();
    }
  }
}
