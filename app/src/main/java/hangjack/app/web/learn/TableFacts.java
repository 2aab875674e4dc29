package hangjack.app.web.learn;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.play.DealState;
import hangjack.app.web.cards.CardChip;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.SeatWords;

/** What is known of a deal beside the cards: trumps, what was turned up, the score before it. */
final class TableFacts extends Div {
  private final Texts texts;

  TableFacts(DealState deal, Texts texts) {
    this.texts = texts;
    addClassName("facts-of-deal");
    var language = texts.language();
    deal.trump()
        .ifPresent(
            suit -> {
              var shown = new Span(CardWords.in(language).suitShown(suit));
              shown.addClassName("trump-suit");
              fact("terms.trump", shown);
            });
    if (!deal.turnUps().isEmpty()) {
      var chips = deal.turnUps().stream().map(card -> new CardChip(card, language));
      fact("terms.turn-up", CardChip.row(chips.toList()));
    }
    if (!deal.before().equals(deal.rules().startingScore())) {
      var seats = SeatWords.in(language);
      var scores = new Div();
      scores.addClassName("scores");
      deal.seating()
          .sides()
          .forEach(side -> scores.add(new Span(seats.side(side) + " " + deal.before().of(side))));
      fact("screens.learn.score", scores);
    }
  }

  private void fact(String key, Component value) {
    var fact = new Div(new Span(texts.text(key)), value);
    fact.addClassName("fact");
    add(fact);
  }
}
