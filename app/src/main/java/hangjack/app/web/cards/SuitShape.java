package hangjack.app.web.cards;

import hangjack.analyzer.cards.Suit;

/** The four suits as outlines in a square of 100 units, drawn for this program. */
final class SuitShape {
  private SuitShape() {}

  /** The outline as path data of SVG. */
  static String outline(Suit suit) {
    return switch (suit) {
      case SPADES ->
          "M50 4C60 26 92 40 92 63C92 76 82 83 72 83C65 83 58 80 54 74C55 84 58 91 66 96H34"
              + "C42 91 45 84 46 74C42 80 35 83 28 83C18 83 8 76 8 63C8 40 40 26 50 4Z";
      case HEARTS ->
          "M50 93C22 67 6 50 6 31C6 16 17 7 29 7C39 7 46 13 50 22C54 13 61 7 71 7"
              + "C83 7 94 16 94 31C94 50 78 67 50 93Z";
      case DIAMONDS ->
          "M50 3C58 20 71 37 86 50C71 63 58 80 50 97C42 80 29 63 14 50C29 37 42 20 50 3Z";
      case CLUBS ->
          "M50 5A21 21 0 0 1 65 41A21 21 0 1 1 54 70C55 82 58 90 66 96H34"
              + "C42 90 45 82 46 70A21 21 0 1 1 35 41A21 21 0 0 1 50 5Z";
    };
  }
}
