package hangjack.app.web.cards;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import java.util.List;
import java.util.Locale;

/**
 * Draws cards as SVG, 250 wide and 350 high: a large index in two corners, as many pips as the card
 * counts, court cards as a letter with an ornament. The shape of the suit is always there, so
 * colour is never the only sign. The index is one of our own texts; nothing a person wrote gets in.
 */
final class CardDrawing {
  private static final int LEFT = 93;
  private static final int MIDDLE = 125;
  private static final int RIGHT = 157;
  private static final int PIP = 38;

  /** What court cards and the joker have around their pictures. */
  private static final String FRAME =
      "<rect class=\"frame\" x=\"70\" y=\"40\" width=\"110\" height=\"270\" rx=\"8\"/>"
          + "<rect class=\"frame inner\" x=\"77\" y=\"47\" width=\"96\" height=\"256\" rx=\"4\"/>";

  private CardDrawing() {}

  /** The face of a card with the letter or number that a language prints on it. */
  static String face(Card card, String index) {
    var corner = corner(card.suit(), index);
    return svg(corner + turned(corner) + middle(card, index));
  }

  /** The joker: a jester's cap of three points with bells, framed as the court cards are. */
  static String joker(String index) {
    var letter = "<text class=\"index wide\" x=\"40\" y=\"74\">%s</text>".formatted(index);
    var cap =
        "<path class=\"ornament\" transform=\"translate(125 175) scale(0.78) translate(-125 -158)\""
            + " d=\"M75 215C60 160 66 118 92 96C104 118 110 136 112 156"
            + "C112 128 116 104 125 80C134 104 138 128 138 156C140 136 146 118 158 96"
            + "C184 118 190 160 175 215ZM72 226H178V246H72Z"
            + "M82 88A10 10 0 1 1 102 88A10 10 0 1 1 82 88Z"
            + "M115 70A10 10 0 1 1 135 70A10 10 0 1 1 115 70Z"
            + "M148 88A10 10 0 1 1 168 88A10 10 0 1 1 148 88Z\"/>";
    return svg(letter + turned(letter) + FRAME + cap);
  }

  /** The back that all cards share. */
  static String back() {
    var weave =
        "<path class=\"weave\" d=\"M25 75L75 25L175 125L225 75M25 175L75 125L175 225L225 175"
            + "M25 275L75 225L175 325L225 275M75 25L25 75M175 25L25 175L175 325M175 25L225 75"
            + "L25 275L75 325L225 175L75 25M225 275L175 325\"/>";
    return svg(
        "<rect class=\"back\" x=\"14\" y=\"14\" width=\"222\" height=\"322\" rx=\"12\"/>" + weave);
  }

  private static String svg(String content) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 250 350\" aria-hidden=\"true\""
        + " focusable=\"false\">"
        + content
        + "</svg>";
  }

  private static String corner(Suit suit, String index) {
    var letter =
        "<text class=\"index%s\" x=\"36\" y=\"74\">%s</text>"
            .formatted(index.length() > 1 ? " wide" : "", index);
    return letter + pip(suit, 36, 112, 46);
  }

  private static String turned(String content) {
    return "<g transform=\"rotate(180 125 175)\">" + content + "</g>";
  }

  private static String middle(Card card, String index) {
    return switch (card.rank()) {
      case ACE -> pip(card.suit(), MIDDLE, 175, 116);
      case KING, QUEEN, JACK -> court(card, index);
      default -> pips(card);
    };
  }

  private static String pips(Card card) {
    var upper = new StringBuilder();
    for (var place : upperHalf(card.rank())) {
      upper.append(pip(card.suit(), place.x, place.y, PIP));
    }
    var level = new StringBuilder();
    for (var place : middleRow(card.rank())) {
      level.append(pip(card.suit(), place.x, place.y, PIP));
    }
    return upper + turned(upper.toString()) + level;
  }

  private record Place(int x, int y) {}

  /** The pips above the middle; those below are the same, turned. */
  private static List<Place> upperHalf(Rank rank) {
    return switch (rank) {
      case TWO, THREE -> List.of(new Place(MIDDLE, 62));
      case FOUR, FIVE, SIX -> List.of(new Place(LEFT, 62), new Place(RIGHT, 62));
      case SEVEN -> List.of(new Place(LEFT, 62), new Place(RIGHT, 62));
      case EIGHT -> List.of(new Place(LEFT, 62), new Place(RIGHT, 62), new Place(MIDDLE, 118));
      case NINE ->
          List.of(
              new Place(LEFT, 62),
              new Place(RIGHT, 62),
              new Place(LEFT, 137),
              new Place(RIGHT, 137));
      case TEN ->
          List.of(
              new Place(LEFT, 62),
              new Place(RIGHT, 62),
              new Place(MIDDLE, 99),
              new Place(LEFT, 137),
              new Place(RIGHT, 137));
      case JACK, QUEEN, KING, ACE -> List.of();
    };
  }

  private static List<Place> middleRow(Rank rank) {
    return switch (rank) {
      case THREE, FIVE, NINE -> List.of(new Place(MIDDLE, 175));
      case SIX, EIGHT -> List.of(new Place(LEFT, 175), new Place(RIGHT, 175));
      case SEVEN -> List.of(new Place(LEFT, 175), new Place(RIGHT, 175), new Place(MIDDLE, 118));
      case TWO, FOUR, TEN, JACK, QUEEN, KING, ACE -> List.of();
    };
  }

  private static String court(Card card, String index) {
    var letter = "<text class=\"letter\" x=\"125\" y=\"222\">%s</text>".formatted(index);
    var ornament =
        "<path class=\"ornament\" d=\"%s\"/>".formatted(ornament(card.rank()))
            + pip(card.suit(), 93, 64, 22);
    return FRAME + letter + ornament + turned(ornament);
  }

  /** A crown for the king, a coronet of leaves for the queen, a feather for the jack. */
  private static String ornament(Rank rank) {
    return switch (rank) {
      case KING ->
          "M97 108L92 78L109 92L125 66L141 92L158 78L153 108ZM97 113H153V119H97Z"
              + "M121 61A4 4 0 1 1 129 61A4 4 0 1 1 121 61Z";
      case QUEEN ->
          "M97 113H153V119H97ZM98 108C92 98 92 88 98 80C106 86 108 96 106 108Z"
              + "M114 108C108 94 112 78 125 68C138 78 142 94 136 108Z"
              + "M144 108C142 96 144 86 152 80C158 88 158 98 152 108Z";
      case JACK ->
          "M98 119C104 92 122 74 156 68C154 84 146 96 134 102L138 92L126 105L128 95L114 110"
              + "L105 119Z";
      default -> "";
    };
  }

  private static String pip(Suit suit, int x, int y, int size) {
    return String.format(
        Locale.ROOT,
        "<path transform=\"translate(%.1f %.1f) scale(%.2f)\" d=\"%s\"/>",
        x - size / 2.0,
        y - size / 2.0,
        size / 100.0,
        SuitShape.outline(suit));
  }
}
