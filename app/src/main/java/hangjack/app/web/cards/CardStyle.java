package hangjack.app.web.cards;

import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Svg;
import hangjack.analyzer.cards.Card;
import hangjack.content.texts.Language;
import hangjack.content.words.CardWords;
import java.util.Locale;

/** What a card looks like, wherever it lies. */
final class CardStyle {
  private CardStyle() {}

  /** The drawing of a face, and on its holder the classes that colour it. */
  static Svg face(HasStyle holder, Card card, Language language) {
    holder.addClassNames("card", colour(card));
    var words = CardWords.in(language);
    return new Svg(
        card.isJoker()
            ? CardDrawing.joker(words.shown(card))
            : CardDrawing.face(card, words.letter(card.rank())));
  }

  /** The class that colours a card: its suit, or the joker. */
  static String colour(Card card) {
    return card.isJoker() ? "joker" : card.suit().name().toLowerCase(Locale.ROOT);
  }
}
