package hangjack.app.web.cards;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Card;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import java.util.Collection;

/** A card as small as a word, for tables and lines of text; it has the card's name. */
public final class CardChip extends Span {
  /** A card in a language's letters. */
  public CardChip(Card card, Language language) {
    var words = CardWords.in(language);
    setText(words.shown(card));
    addClassNames("chip", CardStyle.colour(card));
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", words.name(card));
  }

  private CardChip(String sign, String name) {
    setText(sign);
    addClassNames("chip", "unknown");
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", name);
  }

  /** A card that nobody knows. */
  public static CardChip unknown(Language language) {
    return new CardChip("?", Texts.in(language).text("screens.card.unknown"));
  }

  /** Small cards side by side, in the order given. */
  public static Div row(Collection<CardChip> chips) {
    var row = new Div();
    row.addClassName("chips");
    chips.forEach(row::add);
    return row;
  }
}
