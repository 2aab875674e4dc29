package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;
import java.util.Collection;
import java.util.List;

/** The count for Game, card by card, for each side. */
final class GameCount extends Section {
  private final DealWords words;
  private final RuleSet rules;

  GameCount(ScoredDeal deal, DealWords words) {
    this.words = words;
    this.rules = deal.record().rules();
    addClassName("game-count");
    var pips = deal.sheet().pips();
    var counts = new Div();
    counts.addClassName("counts");
    for (var side : deal.record().rules().seating().sides()) {
      var cards = pips.won().getOrDefault(side, List.of());
      var number = new Span(Integer.toString(pips.of(side)));
      number.addClassName("large");
      var name = new Span(words.seats().side(side));
      name.addClassName("side-name");
      counts.add(new Div(name, number, list(cards)));
    }
    add(new H3(words.text("game")), counts);
  }

  private UnorderedList list(Collection<Card> cards) {
    var list = new UnorderedList();
    list.addClassName("pip-list");
    for (var card : cards) {
      list.add(new ListItem(words.chip(card), new Span(Integer.toString(Pips.of(rules, card)))));
    }
    return list;
  }
}
