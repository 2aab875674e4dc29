package hangjack.content.pdf;

import hangjack.analyzer.cards.Suit;
import java.util.Locale;
import java.util.Optional;

/**
 * The four suits as outlines of our own. The unit is a thousandth of the type's size; a suit stands
 * on the baseline, about as high as a capital, and the outlines are symmetrical about 390.
 */
final class SuitShape {
  /** The width of every suit with its white at both sides. */
  static final int ADVANCE = 860;

  /** How far the outline is moved right so that its middle is that of the advance. */
  static final int SHIFT = 40;

  static final int HEIGHT = 720;

  private static final String HEART =
      """
      390 -12 m
      330 120 55 265 55 495 c
      55 625 140 712 240 712 c
      310 712 365 665 390 590 c
      415 665 470 712 540 712 c
      640 712 725 625 725 495 c
      725 265 450 120 390 -12 c
      f
      """;
  private static final String SPADE =
      """
      390 732 m
      340 600 60 450 60 245 c
      60 135 135 70 222 70 c
      288 70 340 105 368 165 c
      360 90 325 25 262 -8 c
      518 -8 l
      455 25 420 90 412 165 c
      440 105 492 70 558 70 c
      645 70 720 135 720 245 c
      720 450 440 600 390 732 c
      f
      """;
  private static final String DIAMOND =
      """
      390 742 m
      330 615 225 470 110 358 c
      225 246 330 101 390 -26 c
      450 101 555 246 670 358 c
      555 470 450 615 390 742 c
      f
      """;

  private SuitShape() {}

  /** Path and fill operators of a PDF. */
  static String path(Suit suit) {
    return switch (suit) {
      case HEARTS -> HEART;
      case SPADES -> SPADE;
      case DIAMONDS -> DIAMOND;
      case CLUBS -> circle(390, 553) + circle(212, 262) + circle(568, 262) + stem() + "f\n";
    };
  }

  /** The ink of a suit in a text of that ink; the red suits stay red. */
  static Ink ink(Suit suit, Ink text) {
    return switch (suit) {
      case HEARTS, DIAMONDS -> Ink.RED;
      case SPADES, CLUBS -> text;
    };
  }

  /** The suit of a sign; empty for any other character. */
  static Optional<Suit> of(int character) {
    for (var suit : Suit.values()) {
      if (suit.sign() == character) {
        return Optional.of(suit);
      }
    }
    return Optional.empty();
  }

  private static String stem() {
    return """
        340 400 m
        385 290 345 60 262 -8 c
        518 -8 l
        435 60 395 290 440 400 c
        h
        """;
  }

  private static String circle(int x, int y) {
    var radius = 172;
    // Four Bézier curves come within 0.03 % of a circle with handles of this length.
    var handle = (int) Math.round(radius * 0.5523);
    return String.format(
        Locale.ROOT,
        """
        %1$d %4$d m
        %5$d %4$d %3$d %6$d %3$d %2$d c
        %3$d %7$d %5$d %8$d %1$d %8$d c
        %9$d %8$d %10$d %7$d %10$d %2$d c
        %10$d %6$d %9$d %4$d %1$d %4$d c
        h
        """,
        x,
        y,
        x + radius,
        y + radius,
        x + handle,
        y + handle,
        y - handle,
        y - radius,
        x - handle,
        x - radius);
  }
}
