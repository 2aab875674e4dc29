package hangjack.app.web.cards;

import com.vaadin.flow.component.html.NativeButton;
import hangjack.analyzer.cards.Card;
import hangjack.content.texts.Language;
import hangjack.content.words.CardWords;
import java.util.Locale;

/**
 * A card that can be chosen: a real button with the card's name. Either a press plays it at once,
 * or it is one of several to select ({@link #setSelected}). Where it is disabled it only shows
 * itself.
 */
public final class CardButton extends NativeButton {
  /** What an answer has shown a card to be; told by a sign as well as by colour. */
  public enum Mark {
    NONE,
    RIGHT,
    WRONG
  }

  private final Card card;
  private boolean selected;

  /** A card named in a language, not selected and not marked. */
  public CardButton(Card card, Language language) {
    this.card = card;
    getElement().setAttribute("type", "button");
    getElement().setAttribute("aria-label", CardWords.in(language).name(card));
    add(CardStyle.face(this, card, language));
  }

  /** The card. */
  public Card card() {
    return card;
  }

  /** Whether the card is selected; false until {@link #setSelected} was called. */
  public boolean isSelected() {
    return selected;
  }

  /** Makes the card one to select, and selects it or not. */
  public void setSelected(boolean selected) {
    this.selected = selected;
    getElement().setAttribute("aria-pressed", Boolean.toString(selected));
  }

  /** Shows what an answer has made of the card. */
  public void setMark(Mark mark) {
    for (var each : Mark.values()) {
      setClassName(each.name().toLowerCase(Locale.ROOT), each == mark && mark != Mark.NONE);
    }
  }
}
