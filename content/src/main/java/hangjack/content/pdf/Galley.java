package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Lead;
import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Block.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/** Sets the blocks of a part as one long column of atoms, still without pages. */
final class Galley {
  private static final double BEFORE_PARAGRAPH = 3.2;
  private static final double AFTER_LEAD = 10;
  private static final double INDENT = 12;
  private static final double GUTTER = 16;
  private static final double MARK = 2.2;

  private final Structure structure;
  private final PDStructureElement part;
  private final Locale locale;
  private final Measures measures;
  private boolean afterLead;

  /**
   * The widths of a page.
   *
   * @param left where the margin with the headings begins
   * @param side the width of that margin
   * @param right where the text ends
   */
  record Measures(double left, double side, double right) {
    /** Where the text begins. */
    double text() {
      return left + side + GUTTER;
    }

    double width() {
      return right - text();
    }
  }

  Galley(Structure structure, PDStructureElement part, Locale locale, Measures measures) {
    this.structure = structure;
    this.part = part;
    this.locale = locale;
    this.measures = measures;
  }

  List<Atom> set(List<Block> blocks) {
    var atoms = new ArrayList<Atom>();
    for (var block : blocks) {
      atoms.addAll(block(block));
    }
    return atoms;
  }

  private List<Atom> block(Block block) {
    return switch (block) {
      case Title title -> title(title);
      case Lead lead -> lead(lead);
      case Section section -> section(section);
      case Paragraph paragraph ->
          paragraph(
              paragraph,
              structure.element(part, "P"),
              measures.text(),
              afterLead ? AFTER_LEAD : BEFORE_PARAGRAPH);
      case Items items -> items(items);
      case Notes notes ->
          List.of(
              new NoteSetter(structure, part, locale, measures.text(), measures.width())
                  .set(notes));
      case Table table ->
          new TableSetter(structure, part, locale, measures.text(), measures.width()).set(table);
      case Figure figure -> figure(figure);
    };
  }

  private List<Atom> title(Title title) {
    var element = structure.element(part, "H1");
    var role = Role.TITLE;
    var width = measures.right() - measures.left();
    var suits = 2.6 * role.size();
    var lines = Lines.of(Inline.plain(title.text()), role, width - suits, locale);
    var atoms = new ArrayList<Atom>();
    for (var line : lines) {
      atoms.add(line(element, line, role, measures.left(), 0).kept());
    }
    atoms.set(0, atoms.getFirst().with(this::ornament));
    return atoms;
  }

  /** The four suits in a row at the right edge. */
  private void ornament(Canvas canvas, double y) {
    var size = 17;
    canvas.artifact(
        () -> {
          var x = measures.right() - 4 * size + size / 2.0;
          for (var suit : Suit.values()) {
            canvas.suit(suit, x, y + Role.TITLE.baseline() - 9, size, Ink.BLACK);
            x += size;
          }
        });
  }

  private List<Atom> lead(Lead lead) {
    afterLead = true;
    var element = structure.element(part, "P");
    var width = measures.right() - measures.left();
    var atoms = new ArrayList<Atom>();
    var before = 4.0;
    for (var line : Lines.of(Inline.plain(lead.text()), Role.LEAD, width, locale)) {
      atoms.add(line(element, line, Role.LEAD, measures.left(), before).kept());
      before = 0;
    }
    atoms.add(
        new Atom(
            9,
            1.6,
            true,
            (canvas, y) ->
                canvas.artifact(() -> canvas.area(measures.left(), y, width, 1.6, 0, Ink.GREEN))));
    return atoms;
  }

  private List<Atom> section(Section section) {
    var opening = opening();
    var heading = structure.element(part, "H2");
    var role = Role.SECTION;
    var lines = Lines.of(Inline.plain(section.heading()), role, measures.side(), locale);
    var atoms = new ArrayList<Atom>(set(section.blocks()));
    var height = lines.size() * role.leading() + 4;
    var beside = 0.0;
    for (var i = 0; i < atoms.size() && beside < height; i++) {
      beside += atoms.get(i).height() + (i == 0 ? 0 : atoms.get(i).before());
      if (i + 1 < atoms.size()) {
        atoms.set(i, atoms.get(i).kept());
      }
    }
    if (beside < height) {
      atoms.add(new Atom(0, height - beside, false, (canvas, y) -> {}));
    }
    if (atoms.size() > 1) {
      // What goes over to the next page is more than one line.
      atoms.set(atoms.size() - 2, atoms.get(atoms.size() - 2).kept());
    }
    // The heading stands on the baseline of the first line of text.
    var first = Role.BODY.baseline();
    atoms.set(
        0,
        atoms
            .getFirst()
            .after(0)
            .with(
                (canvas, y) -> {
                  for (var i = 0; i < lines.size(); i++) {
                    var line = lines.get(i);
                    var baseline = y + first + i * role.leading();
                    canvas.tagged(heading, () -> canvas.line(line, measures.left(), baseline));
                  }
                }));
    atoms.addFirst(opening);
    return atoms;
  }

  /** White before a section, with a thin rule in it unless the rule of the lead stands there. */
  private Atom opening() {
    var ruled = !afterLead;
    afterLead = false;
    return new Atom(
        10,
        ruled ? 7 : 2,
        true,
        (canvas, y) -> {
          if (ruled) {
            canvas.artifact(
                () -> canvas.rule(measures.left(), y, measures.right(), y, Ink.HAIR, 0.5));
          }
        });
  }

  private List<Atom> items(Items items) {
    var list = structure.element(part, "L");
    var atoms = new ArrayList<Atom>();
    for (var item : items.items()) {
      var element = structure.element(list, "LI");
      var bullet = structure.element(element, "Lbl");
      var body = structure.element(element, "LBody");
      var lines = paragraph(item, body, measures.text() + INDENT, 3);
      var label = new Line(FontSet.pieces("•", Face.TEXT, Role.BODY.size(), Ink.GREEN));
      lines.set(
          0,
          lines
              .getFirst()
              .with(
                  (canvas, y) ->
                      canvas.tagged(
                          bullet,
                          () ->
                              canvas.line(label, measures.text() + 1, y + Role.BODY.baseline()))));
      atoms.addAll(lines);
    }
    return atoms;
  }

  private List<Atom> paragraph(
      Paragraph paragraph, PDStructureElement element, double x, double before) {
    var lines = Lines.of(paragraph.words(), Role.BODY, measures.right() - x, locale);
    var atoms = new ArrayList<Atom>();
    for (var i = 0; i < lines.size(); i++) {
      var atom = line(element, lines.get(i), Role.BODY, x, i == 0 ? before : 0);
      if (paragraph.marked()) {
        atom = atom.with(this::mark);
      }
      // Neither the first line nor the last stands alone on a page.
      var keep = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size());
      atoms.add(keep ? atom.kept() : atom);
    }
    return atoms;
  }

  private void mark(Canvas canvas, double y) {
    var x = measures.text() - 8;
    canvas.artifact(() -> canvas.area(x, y, MARK, Role.BODY.leading(), 0, Ink.GREEN));
  }

  private List<Atom> figure(Figure figure) {
    var element = structure.element(part, "Figure");
    element.setAlternateDescription(figure.alternative());
    var drawing = figure.drawing();
    var width = drawing.width(measures.width());
    var atoms = new ArrayList<Atom>();
    atoms.add(
        new Atom(
            8,
            drawing.height(),
            false,
            (canvas, y) ->
                canvas.tagged(element, () -> drawing.paint(canvas, measures.text(), y, width))));
    figure
        .caption()
        .ifPresent(
            caption -> {
              var text = structure.element(part, "Caption");
              atoms.set(0, atoms.getFirst().kept());
              var before = 4.0;
              for (var line :
                  Lines.of(Inline.plain(caption), Role.CAPTION, measures.width(), locale)) {
                atoms.add(line(text, line, Role.CAPTION, measures.text(), before));
                before = 0;
              }
            });
    return atoms;
  }

  static Atom line(PDStructureElement element, Line line, Role role, double x, double before) {
    return new Atom(
        before,
        role.leading(),
        false,
        (canvas, y) -> canvas.tagged(element, () -> canvas.line(line, x, y + role.baseline())));
  }
}
