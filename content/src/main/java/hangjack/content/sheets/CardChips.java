package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Canvas;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Ink;
import hangjack.content.pdf.Role;
import hangjack.content.words.CardWords;
import java.util.List;

/**
 * Small cards side by side, as an exercise shows them, in as many rows as they need.
 *
 * @param cards from left to right
 * @param words the letters of the language
 * @param under a word under each card; empty for none
 * @param boxes whether there is a box under each card to tick
 */
record CardChips(List<Card> cards, CardWords words, List<String> under, boolean boxes)
    implements Drawing {
  private static final double WIDTH = 34;
  private static final double HEIGHT = 24;
  private static final double GAP = 7;
  private static final double WORD = 12;
  private static final double BOX = 9;
  private static final double BETWEEN = 6;

  /** As many as fit in the narrowest column of text. */
  private static final int IN_ROW = 8;

  CardChips {
    cards = List.copyOf(cards);
    under = List.copyOf(under);
  }

  @Override
  public double width(double available) {
    return Math.min(available, Math.min(cards.size(), IN_ROW) * room());
  }

  @Override
  public double height(double width) {
    var rows = (cards.size() + IN_ROW - 1) / IN_ROW;
    return rows * row() + (rows - 1) * BETWEEN;
  }

  private double row() {
    return HEIGHT + (under.isEmpty() ? 0 : WORD) + (boxes ? BOX + 4 : 0);
  }

  private double room() {
    return under.isEmpty() ? WIDTH + GAP : WIDTH + 3 * GAP;
  }

  @Override
  public boolean mirrored() {
    return true;
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    for (var i = 0; i < cards.size(); i++) {
      var line = i / IN_ROW;
      chip(canvas, i, x + i % IN_ROW * room(), y + line * (row() + BETWEEN));
    }
  }

  private void chip(Canvas canvas, int place, double x, double y) {
    var middle = x + WIDTH / 2;
    canvas.area(x, y, WIDTH, HEIGHT, 3, Ink.WHITE);
    canvas.frame(x, y, WIDTH, HEIGHT, 3, Ink.GREY, 0.7);
    canvas.label(words.shown(cards.get(place)), Role.INDEX, middle, y + 16.8, Align.CENTER);
    var at = y + HEIGHT;
    if (!under.isEmpty()) {
      canvas.label(under.get(place), Role.CAPTION, middle, at + 10, Align.CENTER);
      at += WORD;
    }
    if (boxes) {
      canvas.frame(middle - BOX / 2, at + 4, BOX, BOX, 0, Ink.BLACK, 0.7);
    }
  }
}
