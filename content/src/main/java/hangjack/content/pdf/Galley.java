package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import hangjack.content.pdf.Block.Columns;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Foreign;
import hangjack.content.pdf.Block.Heading;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Lead;
import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Numbered;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Plate;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Block.Title;
import hangjack.content.pdf.Block.Together;
import java.util.ArrayList;
import java.util.List;

/** Sets the blocks of a part as one long column of items, still without pages. */
final class Galley {
  private static final double BEFORE_PARAGRAPH = 3.2;
  private static final double BEFORE_HEADING = 7;
  private static final double BEFORE_GROUP = 9;
  private static final double AFTER_LEAD = 10;
  private static final double GUTTER = 16;
  private static final double COLUMN_GAP = 18;
  private static final double MARK = 2.2;

  private final Frame frame;
  private final Measures measures;
  private boolean afterLead;

  /**
   * The widths of a page, from the edge where lines begin.
   *
   * @param page its whole width
   * @param left where the margin with the headings begins
   * @param side the width of that margin
   */
  record Measures(double page, double left, double side) {
    double right() {
      return page - left;
    }

    /** From one margin of the paper to the other. */
    double whole() {
      return page - 2 * left;
    }

    /** Where the text begins. */
    double text() {
      return left + side + GUTTER;
    }

    double width() {
      return right() - text();
    }
  }

  private Galley(Frame frame, Measures measures) {
    this.frame = frame;
    this.measures = measures;
  }

  /** Sets blocks below an element, beside a margin for their headings. */
  static List<Item> set(List<Block> blocks, Frame whole, Measures measures) {
    return new Galley(whole.at(measures.text(), measures.width()), measures).set(blocks);
  }

  private List<Item> set(List<Block> blocks) {
    var items = new ArrayList<Item>();
    for (var block : blocks) {
      items.addAll(block(block));
    }
    return items;
  }

  private List<? extends Item> block(Block block) {
    return switch (block) {
      case Title title -> title(title);
      case Lead lead -> lead(lead);
      case Section section -> section(section);
      case Heading heading -> heading(heading);
      case Paragraph paragraph -> paragraph(paragraph);
      case Items items -> new ListSetter(frame).set(items);
      case Numbered numbered -> new ListSetter(frame).set(numbered);
      case Notes notes -> List.of(new NoteSetter(frame).set(notes));
      case Table table -> new TableSetter(frame).set(table);
      case Figure figure -> new FigureSetter(frame).set(figure);
      case Plate plate ->
          List.of(new FigureSetter(frame).set(plate, measures.left(), measures.whole()));
      case Columns columns -> List.of(columns(columns));
      case Foreign foreign -> foreign(foreign);
      case Together together -> together(set(together.blocks()));
    };
  }

  private static List<Item> together(List<Item> items) {
    var kept = new ArrayList<Item>();
    for (var i = 0; i < items.size(); i++) {
      kept.add(i + 1 < items.size() ? items.get(i).kept() : items.get(i));
    }
    kept.set(0, kept.getFirst().after(BEFORE_GROUP));
    return kept;
  }

  private List<Atom> title(Title title) {
    var role = Role.TITLE;
    var line = frame.at(measures.left(), measures.whole() - 2.6 * role.size());
    var atoms = new ArrayList<Atom>();
    for (var atom : line.lines(frame.element("H1"), Inline.plain(title.text()), role, 0)) {
      atoms.add(atom.kept());
    }
    atoms.set(0, atoms.getFirst().with(this::ornament));
    return atoms;
  }

  /** The four suits in a row at the edge where lines end. */
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
    var line = frame.at(measures.left(), measures.whole());
    var atoms = new ArrayList<Atom>();
    for (var atom : line.lines(frame.element("P"), Inline.plain(lead.text()), Role.LEAD, 4)) {
      atoms.add(atom.kept());
    }
    var left = measures.left();
    atoms.add(
        new Atom(
            9,
            1.6,
            true,
            (canvas, y) ->
                canvas.artifact(() -> canvas.area(left, y, line.width(), 1.6, 0, Ink.GREEN))));
    return atoms;
  }

  private List<Item> section(Section section) {
    var opening = opening();
    var heading = frame.element("H2");
    var setting = frame.setting(Role.SECTION);
    var lines = Lines.of(Inline.plain(section.heading()), setting, measures.side());
    var items = set(section.blocks());
    var height = lines.size() * setting.leading() + 4;
    var beside = 0.0;
    for (var i = 0; i < items.size() && beside < height; i++) {
      beside += items.get(i).least() + (i == 0 ? 0 : items.get(i).before());
      if (i + 1 < items.size()) {
        items.set(i, items.get(i).kept());
      }
    }
    if (beside < height) {
      items.add(new Atom(0, height - beside, false, (canvas, y) -> {}));
    }
    if (items.size() > 1) {
      // What goes over to the next page is more than one line.
      items.set(items.size() - 2, items.get(items.size() - 2).kept());
    }
    // The heading stands on the baseline of the first line of text.
    var first = frame.setting(Role.BODY).baseline();
    items.set(
        0,
        items
            .getFirst()
            .after(0)
            .with(
                (canvas, y) -> {
                  canvas.heading(section.heading(), y);
                  for (var i = 0; i < lines.size(); i++) {
                    var line = lines.get(i);
                    var baseline = y + first + i * setting.leading();
                    canvas.tagged(heading, () -> canvas.line(line, measures.left(), baseline));
                  }
                }));
    items.addFirst(opening);
    return items;
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

  private List<Atom> heading(Heading heading) {
    var element = frame.element("H3");
    var words = Inline.plain(heading.text());
    return frame.lines(element, words, Role.SUBHEADING, BEFORE_HEADING).stream()
        .map(Atom::kept)
        .toList();
  }

  private List<Atom> paragraph(Paragraph paragraph) {
    var before = afterLead ? AFTER_LEAD : BEFORE_PARAGRAPH;
    var lines = frame.lines(frame.element("P"), paragraph.words(), Role.BODY, before);
    return paragraph.marked() ? lines.stream().map(atom -> atom.with(this::mark)).toList() : lines;
  }

  private void mark(Canvas canvas, double y) {
    var height = frame.setting(Role.BODY).leading();
    canvas.artifact(() -> canvas.area(frame.x() - 8, y, MARK, height, 0, Ink.GREEN));
  }

  private Beside columns(Columns columns) {
    var count = columns.columns().size();
    var wide = (frame.width() - COLUMN_GAP * (count - 1)) / count;
    var set = new ArrayList<List<Atom>>();
    for (var i = 0; i < count; i++) {
      var column = frame.below(frame.element("Div")).at(frame.x() + i * (wide + COLUMN_GAP), wide);
      set.add(
          new Galley(column, measures)
              .set(columns.columns().get(i)).stream().map(Atom.class::cast).toList());
    }
    return new Beside(BEFORE_PARAGRAPH, false, set);
  }

  /** In the same place of the page, though x may be measured from its other edge. */
  private List<Item> foreign(Foreign foreign) {
    var locale = foreign.locale();
    var element = frame.element("Div");
    element.setLanguage(locale.toLanguageTag());
    var inner = frame.below(element).in(locale);
    var rightToLeft = Setting.isRightToLeft(locale);
    if (rightToLeft == Setting.isRightToLeft(frame.locale())) {
      return new Galley(inner, measures).set(foreign.blocks());
    }
    var turned = inner.at(measures.page() - frame.x() - frame.width(), frame.width());
    return new Galley(turned, measures)
        .set(foreign.blocks()).stream().map(item -> item.facing(rightToLeft)).toList();
  }
}
