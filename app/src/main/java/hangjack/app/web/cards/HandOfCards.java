package hangjack.app.web.cards;

import com.vaadin.flow.component.html.Div;
import hangjack.analyzer.cards.Card;
import hangjack.content.texts.Language;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Cards held in a hand, side by side, to choose from. Left and right arrow keys move among them.
 */
public final class HandOfCards extends Div {
  private final Map<Card, CardButton> buttons = new LinkedHashMap<>();

  /**
   * A hand in the order given.
   *
   * @param name what the row of cards is, for those who hear it
   * @param chosen told of each card that is pressed
   */
  public HandOfCards(
      String name, Collection<Card> cards, Language language, Consumer<CardButton> chosen) {
    addClassName("hand");
    getElement().setAttribute("role", "group");
    getElement().setAttribute("aria-label", name);
    for (var card : cards) {
      var button = new CardButton(card, language);
      button.addClickListener(_ -> chosen.accept(button));
      buttons.put(card, button);
      add(button);
    }
    moveByArrows();
  }

  private void moveByArrows() {
    getElement()
        .executeJs(
            """
            this.addEventListener('keydown', event => {
              const onward = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
              const step = {ArrowLeft: -onward, ArrowRight: onward}[event.key];
              if (!step) return;
              const cards = [...this.querySelectorAll('button:not(:disabled)')];
              const next = cards[cards.indexOf(document.activeElement) + step];
              if (next) { next.focus(); event.preventDefault(); }
            });
            """);
  }

  /** The cards as buttons, in their order. */
  public List<CardButton> buttons() {
    return List.copyOf(buttons.values());
  }

  /** The cards that are selected, in their order. */
  public List<Card> selected() {
    return buttons.values().stream().filter(CardButton::isSelected).map(CardButton::card).toList();
  }
}
