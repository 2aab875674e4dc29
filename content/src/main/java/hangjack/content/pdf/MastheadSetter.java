package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import hangjack.content.pdf.Block.Code;
import hangjack.content.pdf.Block.Masthead;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/** Sets the title of a sheet, the lines under it, and the code or the suits beside them. */
final class MastheadSetter {
  /** The side of a code, in points with its white, unless it needs more. */
  private static final double CODE = 76;

  private static final double BESIDE_CODE = 8;
  private static final int SUIT = 17;
  private static final double BEFORE_LEAD = 4;

  /** Arabic letters reach far below the line, and the more so in a title. */
  private static final double BEFORE_ARABIC_LEAD = 13;

  private static final double BEFORE_ADDRESS = 5;
  private static final double BETWEEN = 6;

  private final Frame frame;
  private final Measures measures;

  MastheadSetter(Frame frame, Measures measures) {
    this.frame = frame;
    this.measures = measures;
  }

  List<Atom> set(Masthead masthead) {
    return masthead
        .code()
        .map(code -> withCode(masthead, code))
        .orElseGet(() -> withSuits(masthead));
  }

  private List<Atom> withSuits(Masthead masthead) {
    var row = 4 * SUIT;
    // A title over the whole of a column has no room for an ornament.
    var ornament = !measures.narrow();
    var atoms = title(masthead, ornament ? measures.whole() - row - 2 * SUIT : measures.whole());
    if (ornament) {
      atoms.set(0, atoms.getFirst().with(this::suits));
    }
    atoms.addAll(lead(masthead, measures.whole()));
    return kept(atoms);
  }

  private List<Atom> withCode(Masthead masthead, Code code) {
    var drawing = QrCode.readable(code.address(), CODE);
    var size = drawing.width(measures.whole());
    // The dark modules stand at the margin; their white is outside, where nothing else is.
    var x = measures.right() - size + drawing.quiet();
    var width = x - measures.left() - BESIDE_CODE;
    var atoms = title(masthead, width);
    atoms.addAll(lead(masthead, width));
    var figure = frame.element("Figure");
    figure.setAlternateDescription(code.alternative());
    atoms.addAll(address(code, width));
    var left = size - drawing.quiet() - Beside.height(atoms);
    if (left > 0) {
      atoms.add(new Atom(0, left, true, (canvas, y) -> {}));
    }
    atoms.set(
        0,
        atoms
            .getFirst()
            .with(
                (canvas, y) -> {
                  var top = y - drawing.quiet() + 4;
                  Structure.box(figure, canvas.box(x, top, size, size));
                  canvas.tagged(figure, () -> canvas.picture(drawing, x, top, size));
                }));
    return kept(atoms);
  }

  private List<Atom> title(Masthead masthead, double width) {
    var line = frame.at(measures.left(), width);
    var role = measures.narrow() ? Role.COLUMN_TITLE : Role.TITLE;
    return new ArrayList<>(
        line.lines(frame.element("H1"), Inline.plain(masthead.title()), role, 0));
  }

  private List<Atom> lead(Masthead masthead, double width) {
    if (masthead.lead().isEmpty()) {
      return List.of();
    }
    var arabic = frame.setting(Role.TITLE).script() == Setting.Script.ARABIC;
    return frame
        .at(measures.left(), width)
        .lines(
            frame.element("P"),
            Inline.plain(masthead.lead()),
            Role.LEAD,
            arabic ? BEFORE_ARABIC_LEAD : BEFORE_LEAD);
  }

  /** What the code opens, and the address on the same line where it fits. */
  private List<Atom> address(Code code, double width) {
    var note = SetText.line(code.note(), new Setting(Role.CAPTION, 1, frame.locale()));
    var label = frame.element("P");
    // An address belongs to no language: it is not hyphenated, and runs to the right.
    var lines = new Setting(Role.CAPTION, Ink.BLACK, 1, Locale.ROOT);
    var address = code.printed() ? code.address() : "";
    var broken = Lines.of(Inline.plain(address), lines, width);
    var element = code.printed() ? frame.element("P") : label;
    var indent = note.width() + BETWEEN;
    var beside = broken.size() == 1 && indent + broken.getFirst().width() <= width;
    var atoms = new ArrayList<Atom>();
    var baseline = lines.baseline();
    if (!beside) {
      atoms.add(line(label, note, BEFORE_ADDRESS, 0));
    }
    for (var part : broken) {
      var atom = line(element, part, atoms.isEmpty() ? BEFORE_ADDRESS : 0, beside ? indent : 0);
      atoms.add(
          beside
              ? atom.with(
                  (canvas, y) ->
                      canvas.tagged(label, () -> canvas.line(note, measures.left(), y + baseline)))
              : atom);
    }
    return atoms;
  }

  private Atom line(PDStructureElement element, Line line, double before, double indent) {
    var setting = new Setting(Role.CAPTION, 1, frame.locale());
    return new Atom(
        before,
        setting.leading(),
        true,
        (canvas, y) ->
            canvas.tagged(
                element,
                () -> canvas.line(line, measures.left() + indent, y + setting.baseline())));
  }

  /** The four suits in a row at the edge where lines end. */
  private void suits(Canvas canvas, double y) {
    canvas.artifact(
        () -> {
          var x = measures.right() - 4 * SUIT + SUIT / 2.0;
          for (var suit : Suit.values()) {
            canvas.suit(suit, x, y + Role.TITLE.baseline() - 9, SUIT, Ink.BLACK);
            x += SUIT;
          }
        });
  }

  private static List<Atom> kept(List<Atom> atoms) {
    return atoms.stream().map(Atom::kept).toList();
  }
}
