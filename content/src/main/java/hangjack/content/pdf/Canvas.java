package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;

/**
 * A page to paint on. Lengths are points; x goes right from the left edge of the paper, y goes down
 * from the upper one. Where lines run from right to left, x goes left from the right edge, except
 * in drawings that are not {@linkplain Drawing#mirrored mirrored}.
 */
public final class Canvas {
  /** Handles of this length make four Bézier curves a circle. */
  private static final double ROUND = 0.5523;

  private final StringBuilder operators = new StringBuilder();
  private final List<Title> headings = new ArrayList<>();
  private final FontSet fonts;
  private final Structure structure;
  private final PDPage page;
  private final int number;
  private Locale locale;
  private final double width;
  private final double height;
  private boolean rightToLeft;

  /** A heading for the bookmarks, and how far from the upper edge it is. */
  record Title(String text, double y) {}

  Canvas(FontSet fonts, Structure structure, PDPage page, int number, Locale locale) {
    this.fonts = fonts;
    this.structure = structure;
    this.page = page;
    this.number = number;
    this.locale = locale;
    this.width = page.getMediaBox().getWidth();
    this.height = page.getMediaBox().getHeight();
    this.rightToLeft = Setting.isRightToLeft(locale);
  }

  /** Everything painted so far, as the page's content. */
  byte[] content() {
    return operators.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** The headings painted so far. */
  List<Title> headings() {
    return headings;
  }

  /** Notes a heading for the bookmarks. */
  void heading(String text, double y) {
    headings.add(new Title(text, y));
  }

  /** Paints what belongs to an element of the document's structure. */
  void tagged(PDStructureElement element, Runnable painting) {
    var content = structure.content(number, page, element);
    add("/" + element.getStructureType() + " <</MCID " + content + ">> BDC");
    painting.run();
    add("EMC");
  }

  /** Paints what is only for the eye, such as a rule between rows. */
  void artifact(Runnable painting) {
    add("/Artifact BMC");
    painting.run();
    add("EMC");
  }

  /** Paints in another language, with x measured from the edge where its lines begin. */
  void in(Locale other, Runnable painting) {
    var before = locale;
    locale = other;
    facing(Setting.isRightToLeft(other), painting);
    locale = before;
  }

  private void facing(boolean towardsLeft, Runnable painting) {
    var before = rightToLeft;
    rightToLeft = towardsLeft;
    painting.run();
    rightToLeft = before;
  }

  void picture(Drawing drawing, double x, double y, double wide) {
    var left = drawing.mirrored() ? x : left(x, wide);
    facing(rightToLeft && drawing.mirrored(), () -> drawing.paint(this, left, y, wide));
  }

  void picture(Panel panel, double x, double y, double wide, double high) {
    var left = panel.mirrored() ? x : left(x, wide);
    facing(rightToLeft && panel.mirrored(), () -> panel.paint(this, left, y, wide, high));
  }

  /** A rectangle of the page as PDF has it, from the lower left corner. */
  PDRectangle box(double x, double y, double wide, double high) {
    return new PDRectangle(
        (float) left(x, wide), (float) (height - y - high), (float) wide, (float) high);
  }

  /** Where the left edge is of what begins at x. */
  private double left(double x, double wide) {
    return rightToLeft ? width - x - wide : x;
  }

  /** Whether x is measured from the right edge of the paper, and START is the right. */
  public boolean rightToLeft() {
    return rightToLeft;
  }

  /** Paints a line of set text from a point of its baseline. */
  void line(Line line, double x, double baseline) {
    var at = left(x, line.width());
    if (!line.logical().isEmpty()) {
      add("/Span <</ActualText <FEFF" + EmbeddedFont.hex(line.logical()) + ">>> BDC");
    }
    add("BT");
    for (var piece : line.pieces()) {
      piece(piece, at, height - baseline);
      at += piece.width();
    }
    add("ET");
    if (!line.logical().isEmpty()) {
      add("EMC");
    }
  }

  private void piece(Piece piece, double x, double baseline) {
    add(colour(piece.ink()) + " rg");
    var outline = piece.face().outline() * piece.size();
    if (outline > 0) {
      add(colour(piece.ink()) + " RG " + number(outline) + " w 2 Tr");
    }
    add("/" + FontSet.name(piece.face()) + " " + number(piece.size()) + " Tf");
    var at = x;
    var from = 0;
    var signs = piece.signs();
    for (var to = 1; to <= signs.size(); to++) {
      // Signs on the baseline are shown together; a mark with a place of its own is alone.
      var first = signs.get(from);
      if (to < signs.size() && isPlain(first) && isPlain(signs.get(to))) {
        continue;
      }
      var scale = piece.size() / 1000;
      var place = number(at + first.right() * scale) + " " + number(baseline + first.up() * scale);
      add("1 0 0 1 " + place + " Tm");
      add(shown(piece.face(), signs.subList(from, to)) + " TJ");
      for (var sign : signs.subList(from, to)) {
        at += sign.width() * scale;
      }
      from = to;
    }
    if (outline > 0) {
      add("0 Tr");
    }
  }

  private static boolean isPlain(Sign sign) {
    return sign.right() == 0 && sign.up() == 0;
  }

  /** The operand of the TJ operator: codes of glyphs, and between them the moves. */
  private String shown(Face face, List<Sign> signs) {
    var shown = new StringBuilder("[<");
    var move = 0;
    for (var sign : signs) {
      if (move != 0) {
        shown.append('>').append(-move).append('<');
      }
      shown.append(fonts.code(face, sign));
      move = sign.space();
    }
    return shown.append(">]").toString();
  }

  /** Paints a short text on one line beside a point: from it, around it, or up to it. */
  public void label(String text, Role role, double x, double baseline, Align align) {
    label(text, role, role.ink(), x, baseline, align);
  }

  /** The same in another ink than the role's. */
  public void label(String text, Role role, Ink ink, double x, double baseline, Align align) {
    var line = SetText.line(text, new Setting(role, 1, locale).in(ink));
    line(line, x + align.shift(0, line.width()), baseline);
  }

  /** The width of a text set as a label. */
  public static double width(String text, Role role) {
    return width(text, role, Locale.ROOT);
  }

  /** The width of a text of a language set as a label. */
  public static double width(String text, Role role, Locale locale) {
    return SetText.line(text, new Setting(role, 1, locale)).width();
  }

  /** Paints a text broken to a width, each line where the alignment says. */
  public void text(
      String text, Role role, double x, double y, double width, Align align, Locale locale) {
    var at = y;
    for (var line : Lines.of(Inline.plain(text), new Setting(role, 1, locale), width)) {
      line(line, x + align.shift(width, line.width()), at + role.baseline());
      at += role.leading();
    }
  }

  /** How high a text broken to a width is. */
  public static double height(String text, Role role, double width, Locale locale) {
    return Lines.of(Inline.plain(text), new Setting(role, 1, locale), width).size()
        * role.leading();
  }

  /** A filled rectangle; the radius rounds its corners. */
  public void area(double x, double y, double width, double height, double radius, Ink ink) {
    fill(ink);
    outline(left(x, width), y, width, height, radius);
    add("f");
  }

  /** The border of a rectangle; the radius rounds its corners. */
  public void frame(
      double x, double y, double width, double height, double radius, Ink ink, double thickness) {
    stroke(ink, thickness);
    outline(left(x, width), y, width, height, radius);
    add("S");
  }

  /** A straight line. */
  public void rule(double x1, double y1, double x2, double y2, Ink ink, double thickness) {
    stroke(ink, thickness);
    add(point(left(x1, 0), y1) + " m " + point(left(x2, 0), y2) + " l S");
  }

  /** An open or closed chain of straight lines through points x, y, x, y and so on. */
  public void chain(List<Double> points, boolean filled, Ink ink, double thickness) {
    if (filled) {
      fill(ink);
    } else {
      stroke(ink, thickness);
    }
    for (var i = 0; i < points.size(); i += 2) {
      add(point(left(points.get(i), 0), points.get(i + 1)) + (i == 0 ? " m" : " l"));
    }
    add(filled ? "f" : "S");
  }

  /** A circle, filled or as a line of that thickness. */
  public void circle(double x, double y, double radius, Ink ink, boolean filled, double thickness) {
    if (filled) {
      fill(ink);
    } else {
      stroke(ink, thickness);
    }
    outline(left(x, 0) - radius, y - radius, 2 * radius, 2 * radius, radius);
    add(filled ? "f" : "S");
  }

  /** A suit as a picture, not as a character, around a point; size as of type. */
  public void suit(Suit suit, double x, double y, double size, Ink ink) {
    fill(SuitShape.ink(suit, ink));
    var scale = size / 1000;
    add("q");
    add(
        String.join(
            " ",
            number(scale),
            "0 0",
            number(scale),
            point(
                left(x, 0) - (SuitShape.ADVANCE / 2.0 - SuitShape.SHIFT) * scale,
                y + SuitShape.HEIGHT * scale / 2),
            "cm"));
    add(SuitShape.path(suit).strip());
    add("Q");
  }

  private void outline(double x, double y, double width, double height, double radius) {
    if (radius == 0) {
      add(point(x, y + height) + " " + number(width) + " " + number(height) + " re");
      return;
    }
    var right = x + width;
    var low = y + height;
    var handle = radius * (1 - ROUND);
    add(point(x + radius, y) + " m " + point(right - radius, y) + " l");
    curve(right - handle, y, right, y + handle, right, y + radius);
    add(point(right, low - radius) + " l");
    curve(right, low - handle, right - handle, low, right - radius, low);
    add(point(x + radius, low) + " l");
    curve(x + handle, low, x, low - handle, x, low - radius);
    add(point(x, y + radius) + " l");
    curve(x, y + handle, x + handle, y, x + radius, y);
    add("h");
  }

  private void curve(double x1, double y1, double x2, double y2, double x3, double y3) {
    add(point(x1, y1) + " " + point(x2, y2) + " " + point(x3, y3) + " c");
  }

  private void fill(Ink ink) {
    add(colour(ink) + " rg");
  }

  private void stroke(Ink ink, double thickness) {
    add(colour(ink) + " RG " + number(thickness) + " w");
  }

  private static String colour(Ink ink) {
    return number(ink.red()) + " " + number(ink.green()) + " " + number(ink.blue());
  }

  private String point(double x, double y) {
    return number(x) + " " + number(height - y);
  }

  /** A number as PDF writes it: a point, no exponent, no more digits than a printer can show. */
  private static String number(double number) {
    var thousandths = Math.round(number * 1000);
    if (thousandths % 1000 == 0) {
      return Long.toString(thousandths / 1000);
    }
    var sign = thousandths < 0 ? "-" : "";
    var magnitude = Math.abs(thousandths);
    var decimals = String.format(Locale.ROOT, "%03d", magnitude % 1000).replaceFirst("0+$", "");
    return sign + magnitude / 1000 + "." + decimals;
  }

  private void add(String operator) {
    operators.append(operator).append('\n');
  }
}
