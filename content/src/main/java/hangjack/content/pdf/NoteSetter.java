package hangjack.content.pdf;

import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Paragraph;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/** Sets notes in two columns of about the same height, or in one where there is no room for two. */
final class NoteSetter {
  private static final double GAP = 18;
  private static final double BETWEEN = 2.6;

  private final Frame frame;
  private final Setting setting;
  private final boolean narrow;

  NoteSetter(Frame frame, boolean narrow) {
    this.frame = frame;
    this.setting = frame.setting(Role.SMALL);
    this.narrow = narrow;
  }

  private record Note(PDStructureElement element, List<Line> lines) {}

  List<? extends Item> set(Notes notes) {
    var column = narrow ? frame.width() : (frame.width() - GAP) / 2;
    var set = notes.notes().stream().map(note -> note(note, column)).toList();
    if (narrow) {
      return atoms(set, frame.x());
    }
    var split = split(set);
    var second = frame.x() + column + GAP;
    return List.of(
        new Beside(
            0,
            false,
            Beside.USUAL,
            List.of(
                atoms(set.subList(0, split), frame.x()),
                atoms(set.subList(split, set.size()), second))));
  }

  private Note note(Paragraph note, double width) {
    return new Note(frame.element("P"), Lines.of(note.words(), setting, width));
  }

  /** How many notes stand in the first column: that with the least height in all. */
  private int split(List<Note> notes) {
    var best = notes.size();
    for (var count = notes.size(); count >= 0; count--) {
      if (taller(notes, count) < taller(notes, best)) {
        best = count;
      }
    }
    return best;
  }

  private double taller(List<Note> notes, int split) {
    return Math.max(height(notes.subList(0, split)), height(notes.subList(split, notes.size())));
  }

  private double height(List<Note> notes) {
    return notes.stream()
        .mapToDouble(note -> note.lines().size() * setting.leading() + BETWEEN)
        .sum();
  }

  private List<Atom> atoms(List<Note> notes, double x) {
    // As high as that of the text in other sections, where a heading stands beside it.
    var baseline = frame.setting(Role.BODY).baseline();
    var atoms = new ArrayList<Atom>();
    for (var note : notes) {
      var lines = note.lines();
      for (var i = 0; i < lines.size(); i++) {
        var line = lines.get(i);
        var keep = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size() || line.divides());
        atoms.add(
            new Atom(
                i == 0 ? BETWEEN : 0,
                setting.leading(),
                keep,
                (canvas, y) ->
                    canvas.tagged(note.element(), () -> canvas.line(line, x, y + baseline))));
      }
    }
    return atoms;
  }
}
