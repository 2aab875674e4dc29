package hangjack.content.pdf;

import hangjack.content.pdf.Block.Columns;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Foreign;
import hangjack.content.pdf.Block.Heading;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Numbered;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Plate;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.SideBySide;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Block.Together;
import java.util.ArrayList;
import java.util.List;

/** Sets the blocks of a part as one long column of items, still without pages. */
final class Galley {
  private static final double BEFORE_PARAGRAPH = 3.2;
  private static final double BEFORE_HEADING = 7;
  private static final double BEFORE_GROUP = 9;
  private static final double AFTER_LEAD = 10;
  private static final double BELOW_HEADING = 4;
  private static final double COLUMN_GAP = 18;

  /** Between two languages side by side. */
  private static final double VERSION_GAP = 28;

  /** Pages with two languages are low, so all but short sections may go over to the next. */
  private static final double UNDIVIDED_VERSIONS = 90;

  private static final double MARK = 2.2;

  private final Frame frame;
  private final Measures measures;
  private boolean afterLead;

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
      case Masthead masthead -> masthead(masthead);
      case Section section -> section(section);
      case Heading heading -> heading(heading);
      case Paragraph paragraph -> paragraph(paragraph);
      case Items items -> new ListSetter(frame).set(items);
      case Numbered numbered -> new ListSetter(frame).set(numbered);
      case Notes notes -> new NoteSetter(frame, measures.narrow()).set(notes);
      case Table table -> new TableSetter(frame).set(table);
      case Figure figure -> new FigureSetter(frame).set(figure);
      case Plate plate ->
          List.of(new FigureSetter(frame).set(plate, measures.left(), measures.whole()));
      case Columns columns -> columns(columns);
      case SideBySide pair -> sideBySide(pair);
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

  private List<Item> masthead(Masthead masthead) {
    var items = new ArrayList<Item>(new MastheadSetter(frame, measures).set(masthead));
    if (!measures.narrow()) {
      items.add(underMasthead());
    }
    return items;
  }

  private Atom underMasthead() {
    afterLead = true;
    return new Atom(
        9,
        1.6,
        true,
        (canvas, y) ->
            canvas.artifact(
                () -> canvas.area(measures.left(), y, measures.whole(), 1.6, 0, Ink.GREEN)));
  }

  private List<Item> section(Section section) {
    return measures.narrow() ? headingAbove(section) : headingBeside(section);
  }

  private List<Item> headingAbove(Section section) {
    var items = new ArrayList<Item>();
    var words = Inline.plain(section.heading());
    frame
        .lines(frame.element("H2"), words, Role.SECTION, 0)
        .forEach(line -> items.add(line.kept()));
    items.set(0, items.getFirst().with((canvas, y) -> canvas.heading(section.heading(), y)));
    var told = set(section.blocks());
    told.set(0, told.getFirst().after(BELOW_HEADING));
    items.addAll(told);
    keepLast(items);
    return items;
  }

  /** What goes over to the next page is more than one line. */
  private static void keepLast(List<Item> items) {
    if (items.size() > 1) {
      items.set(items.size() - 2, items.get(items.size() - 2).kept());
    }
  }

  private List<Item> headingBeside(Section section) {
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
    keepLast(items);
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

  private List<? extends Item> columns(Columns columns) {
    if (measures.narrow()) {
      // A column has no room for others in it.
      return columns.columns().stream()
          .flatMap(
              blocks ->
                  new Galley(frame.below(frame.element("Div")), measures).set(blocks).stream())
          .toList();
    }
    var count = columns.columns().size();
    var wide = (frame.width() - COLUMN_GAP * (count - 1)) / count;
    var set = new ArrayList<List<Atom>>();
    for (var i = 0; i < count; i++) {
      var column = measures.column(frame.x() + i * (wide + COLUMN_GAP), wide);
      var inner = frame.below(frame.element("Div")).at(column.left(), wide);
      set.add(new Galley(inner, column).atoms(columns.columns().get(i)));
    }
    return List.of(new Beside(BEFORE_PARAGRAPH, false, Beside.USUAL, set));
  }

  private List<Atom> atoms(List<Block> blocks) {
    return set(blocks).stream().map(Atom.class::cast).toList();
  }

  private List<Item> sideBySide(SideBySide pair) {
    var wide = (measures.whole() - VERSION_GAP) / 2;
    var columns = new ArrayList<List<Atom>>();
    for (var version : pair.versions()) {
      var start = measures.left() + columns.size() * (wide + VERSION_GAP);
      columns.add(version(version, measures.column(start, wide)));
    }
    var first = pair.versions().getFirst().blocks().stream().findFirst();
    var items = new ArrayList<Item>();
    switch (first.orElse(Paragraph.of(""))) {
      case Section _ -> {
        items.add(opening());
        items.add(new Beside(0, false, UNDIVIDED_VERSIONS, columns));
      }
      case Masthead _ -> {
        items.add(new Beside(0, true, Beside.USUAL, columns));
        items.add(underMasthead());
      }
      default -> {
        var before = afterLead ? AFTER_LEAD : BEFORE_PARAGRAPH;
        items.add(new Beside(before, false, Beside.USUAL, columns));
      }
    }
    return items;
  }

  private List<Atom> version(Foreign version, Measures column) {
    var locale = version.locale();
    var element = frame.element("Div");
    element.setLanguage(locale.toLanguageTag());
    var turns = Setting.isRightToLeft(locale) != Setting.isRightToLeft(frame.locale());
    var place = turns ? column.turned() : column;
    var inner = frame.below(element).in(locale).at(place.left(), place.whole());
    return new Galley(inner, place)
        .atoms(version.blocks()).stream().map(atom -> atom.in(locale)).toList();
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
        .set(foreign.blocks()).stream().map(item -> item.in(locale)).toList();
  }
}
