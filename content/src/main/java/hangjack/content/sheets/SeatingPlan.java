package hangjack.content.sheets;

import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The table from above with who deals, who begins and which way it goes. South deals.
 *
 * @param seating who sits where
 * @param names what each seat is called
 * @param roles what each seat is in this deal; a seat may have none
 * @param way the direction in words, in the middle of the table
 */
record SeatingPlan(
    Seating seating, Map<Seat, String> names, Map<Seat, String> roles, String way, Locale locale)
    implements Drawing {
  private static final double RADIUS = 41;
  private static final double ABOVE = 29;
  private static final double BESIDE = 12;

  SeatingPlan {
    names = Map.copyOf(names);
    roles = Map.copyOf(roles);
  }

  @Override
  public double width(double available) {
    return available;
  }

  @Override
  public double height(double width) {
    return 2 * RADIUS + 2 * ABOVE;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var centre = x + width / 2;
    var middle = y + ABOVE + RADIUS;
    canvas.circle(centre, middle, RADIUS - 7, Ink.TINT, true, 0);
    canvas.circle(centre, middle, RADIUS, Ink.GREEN, false, 1.1);
    for (var quarter = 0; quarter < 4; quarter++) {
      arrow(canvas, centre, middle, Math.PI / 4 + quarter * Math.PI / 2);
    }
    for (var seat : seating.from(seating.next(Seat.SOUTH))) {
      seat(canvas, seat, centre, middle);
    }
    var room = 2 * RADIUS - 24;
    var high = Canvas.height(way, Role.CAPTION, room, locale);
    canvas.text(
        way, Role.CAPTION, centre - room / 2, middle - high / 2, room, Align.CENTER, locale);
  }

  private void seat(Canvas canvas, Seat seat, double centre, double middle) {
    var role = roles.getOrDefault(seat, "");
    var name = names.getOrDefault(seat, "");
    switch (seat) {
      case NORTH -> two(canvas, name, role, centre, middle - RADIUS - ABOVE, Align.CENTER);
      case SOUTH -> two(canvas, name, role, centre, middle + RADIUS + 6, Align.CENTER);
      case EAST -> two(canvas, name, role, centre + RADIUS + BESIDE, middle - 11, Align.START);
      case WEST -> two(canvas, name, role, centre - RADIUS - BESIDE, middle - 11, Align.END);
    }
  }

  private static void two(
      Canvas canvas, String name, String role, double x, double y, Align align) {
    canvas.label(name, Role.CAPTION_STRONG, x, y + 8.5, align);
    canvas.label(role, Role.CAPTION, x, y + 19.5, align);
  }

  /** An arrow head on the ring; the angle runs from the right edge, clockwise as seen. */
  private void arrow(Canvas canvas, double centre, double middle, double angle) {
    var sense = seating.direction() == Direction.CLOCKWISE ? 1 : -1;
    var x = centre + RADIUS * Math.cos(angle);
    var y = middle + RADIUS * Math.sin(angle);
    var alongX = -Math.sin(angle) * sense;
    var alongY = Math.cos(angle) * sense;
    var tip = 6.5;
    var half = 4.2;
    canvas.chain(
        List.of(
            x + alongX * tip,
            y + alongY * tip,
            x - alongX * 3 + alongY * half,
            y - alongY * 3 - alongX * half,
            x - alongX * 3 - alongY * half,
            y - alongY * 3 + alongX * half),
        true,
        Ink.GREEN,
        0);
  }
}
