package hangjack.content.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/**
 * Where blocks are set: below which element, in which language, and between which edges. Lengths
 * are points; x is measured from the edge where lines begin, which is the right one for Arabic.
 *
 * @param parent the element of the document's structure
 * @param enlargement of the text
 * @param x where lines begin
 * @param width of a line
 */
record Frame(
    Structure structure,
    PDStructureElement parent,
    Locale locale,
    double enlargement,
    double x,
    double width) {
  PDStructureElement element(String type) {
    return structure.element(parent, type);
  }

  Setting setting(Role role) {
    return new Setting(role, role.enlarged() ? enlargement : 1, locale);
  }

  Frame below(PDStructureElement element) {
    return new Frame(structure, element, locale, enlargement, x, width);
  }

  /** The same frame with lines that begin later. */
  Frame indented(double indent) {
    return new Frame(structure, parent, locale, enlargement, x + indent, width - indent);
  }

  Frame at(double left, double wide) {
    return new Frame(structure, parent, locale, enlargement, left, wide);
  }

  Frame in(Locale other) {
    return new Frame(structure, parent, other, enlargement, x, width);
  }

  /** A text below an element as atoms, one a line, with white above the first. */
  List<Atom> lines(PDStructureElement element, List<Inline> words, Role role, double before) {
    var setting = setting(role);
    var broken = Lines.of(words, setting, width);
    var lines = broken.isEmpty() ? List.of(new Line(List.of(), "")) : broken;
    var atoms = new ArrayList<Atom>();
    for (var i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      var atom =
          new Atom(
              i == 0 ? before : 0,
              setting.leading(),
              false,
              (canvas, y) ->
                  canvas.tagged(element, () -> canvas.line(line, x, y + setting.baseline())));
      // Neither the first line nor the last stands alone on a page, and no page ends in a word.
      var keep = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size() || line.divides());
      atoms.add(keep ? atom.kept() : atom);
    }
    return atoms;
  }
}
