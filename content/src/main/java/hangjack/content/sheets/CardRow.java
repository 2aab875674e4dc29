package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import hangjack.content.words.CardWords;
import java.util.List;
import java.util.Locale;

/**
 * Cards side by side, each with a few words under it.
 *
 * @param cards from left to right
 * @param words the letters of the language
 * @param locale the language of the words under the cards
 * @param room the width of each card's place in points where the row has all it wants; a card
 *     stands at its left
 */
record CardRow(List<Shown> cards, CardWords words, Locale locale, double room) implements Drawing {
  private static final double WIDTH = 44;
  private static final double HEIGHT = 58;
  private static final double CORNER = 4;
  private static final double GAP = 5;

  /** How a card of a row stands out. */
  enum State {
    PLAIN,
    /** It wins the trick. */
    WINS,
    /** It may not be played. */
    BARRED
  }

  /**
   * A card and what stands under it.
   *
   * @param under may be empty
   */
  record Shown(Card card, State state, String under) {}

  CardRow {
    cards = List.copyOf(cards);
  }

  @Override
  public double width(double available) {
    return Math.min(available, cards.size() * room);
  }

  @Override
  public double height(double width) {
    var words =
        cards.stream()
            .filter(shown -> !shown.under().isEmpty())
            .mapToDouble(
                shown ->
                    GAP + Canvas.height(shown.under(), Role.CAPTION, wordsWidth(width), locale))
            .max()
            .orElse(0);
    return HEIGHT + words;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var left = x;
    for (var shown : cards) {
      card(canvas, shown, left, y);
      if (!shown.under().isEmpty()) {
        canvas.text(
            shown.under(),
            Role.CAPTION,
            left,
            y + HEIGHT + GAP,
            wordsWidth(width),
            Align.START,
            locale);
      }
      left += place(width);
    }
  }

  private double place(double width) {
    return width / cards.size();
  }

  private double wordsWidth(double width) {
    return Math.max(WIDTH, place(width) - 8);
  }

  private void card(Canvas canvas, Shown shown, double x, double y) {
    var barred = shown.state() == State.BARRED;
    var ink = barred ? Ink.GREY : Ink.BLACK;
    canvas.area(x, y, WIDTH, HEIGHT, CORNER, barred ? Ink.TINT : Ink.WHITE);
    if (shown.state() == State.WINS) {
      canvas.frame(x, y, WIDTH, HEIGHT, CORNER, Ink.GREEN, 2.4);
    } else {
      canvas.frame(x, y, WIDTH, HEIGHT, CORNER, Ink.HAIR, 0.8);
    }
    canvas.label(words.shown(shown.card()), Role.INDEX, ink, x + 5, y + 15.5, Align.START);
    if (shown.card().isJoker()) {
      var name = words.name(shown.card());
      canvas.label(name, Role.CAPTION, ink, x + WIDTH / 2, y + 40, Align.CENTER);
    } else {
      canvas.suit(shown.card().suit(), x + WIDTH / 2, y + 37, 25, ink);
    }
    if (barred) {
      canvas.rule(x + 4, y + HEIGHT - 4, x + WIDTH - 4, y + 4, Ink.GREY, 1.2);
    }
  }
}
