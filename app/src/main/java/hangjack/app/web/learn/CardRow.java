package hangjack.app.web.learn;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.app.web.cards.CardFigure;
import hangjack.content.texts.Texts;
import java.util.List;

/** Cards side by side under a name. */
final class CardRow extends Div {
  /** Cards in any form. */
  CardRow(String name, Component cards) {
    var title = new Span(name);
    title.addClassName("seat-name");
    addClassName("named-cards");
    add(title, cards);
  }

  /** Cards to look at. */
  static CardRow of(String name, List<Card> cards, Texts texts) {
    var row = new Div();
    row.addClassName("hand");
    cards.forEach(card -> row.add(new CardFigure(card, texts.language())));
    return new CardRow(name, row);
  }

  /** What the learner holds, to look at. */
  static CardRow ofHand(DealState deal, Seat learner, Texts texts) {
    return of(
        texts.text("screens.learn.hand"),
        RecordWriter.sorted(deal.hand(learner), deal.trumps()),
        texts);
  }
}
