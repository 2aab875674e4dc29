package hangjack.app.web.cards;

import com.vaadin.flow.component.html.Div;
import hangjack.analyzer.cards.Card;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;

/** A card to look at: a picture that has the card's name. */
public final class CardFigure extends Div {
  /** A card face up, named in a language. */
  public CardFigure(Card card, Language language) {
    name(CardWords.in(language).name(card));
    add(CardStyle.face(this, card, language));
  }

  private CardFigure(Language language) {
    addClassName("card");
    name(Texts.in(language).text("terms.card.back"));
    add(new com.vaadin.flow.component.Svg(CardDrawing.back()));
  }

  /** A card face down. */
  public static CardFigure faceDown(Language language) {
    return new CardFigure(language);
  }

  private void name(String name) {
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", name);
  }
}
