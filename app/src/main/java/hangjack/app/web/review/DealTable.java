package hangjack.app.web.review;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.app.web.cards.CardChip;
import hangjack.app.web.cards.TrickTable;
import java.util.ArrayList;
import java.util.Map;
import java.util.function.IntConsumer;

/** The green table at one step of a deal: the trick or the calls, and all hands below. */
final class DealTable extends Div {
  private final ReviewTexts words;
  private final CardSet uncertain;
  private final TrickTable trick;
  private final Div facts = new Div();
  private final Div hands = new Div();
  private final Paragraph told = new Paragraph();
  private final Span place = new Span();
  private final Span lineTitle = new Span();
  private final Paragraph lineNote = new Paragraph();
  private final Div line = new Div();
  private final NativeButton back;
  private final NativeButton on;

  /**
   * A table on which nothing is shown yet.
   *
   * @param first the deal at its beginning
   * @param uncertain the cards whose places nobody knows
   * @param names what the players are called, where that is known
   * @param steps told of how far a button steps: −1 or 1
   * @param leave done when a reader has seen enough of a line
   */
  DealTable(
      DealState first,
      CardSet uncertain,
      Map<Seat, String> names,
      ReviewTexts words,
      IntConsumer steps,
      Runnable leave) {
    this.words = words;
    this.uncertain = uncertain;
    trick = new TrickTable(first.seating().seats(), words.language());
    names.forEach(trick::setName);
    back = step("‹", steps, -1);
    on = step("›", steps, 1);
    addClassName("deal-table");
    add(felt(leave), told, lineNote, hands);
    told.addClassName("told");
    told.getElement().setAttribute("aria-live", "polite");
    lineNote.addClassName("soft");
    hands.addClassName("hands");
    if (!uncertain.isEmpty()) {
      var open = new Paragraph(words.texts().text("screens.analyze.hands.open"));
      open.addClassName("soft");
      add(open);
    }
  }

  private Div felt(Runnable leave) {
    facts.addClassName("facts-of-deal");
    place.addClassName("place");
    var leaving = new NativeButton(words.text("line.leave"), _ -> leave.run());
    leaving.addClassName("on-felt");
    line.add(lineTitle, leaving);
    line.addClassName("line-shown");
    lineTitle.addClassName("line-title");
    var steps = new Div(back, place, on);
    steps.addClassName("steps");
    var felt = new Div(facts, trick, steps, line);
    felt.addClassName("felt");
    return felt;
  }

  private static NativeButton step(String sign, IntConsumer steps, int direction) {
    var button = new NativeButton(sign, _ -> steps.accept(direction));
    button.addClassName("step");
    return button;
  }

  /** Shows a decision of the deal. */
  void showDecision(Moment moment, int number, int count) {
    line.setVisible(false);
    lineNote.setVisible(false);
    removeClassName("in-line");
    back.setAriaLabel(words.text("previous"));
    on.setAriaLabel(words.text("next"));
    show(moment, number, count, "place");
  }

  /** Shows a card of a line. */
  void showLine(Line shown, int number) {
    lineTitle.setText(shown.title());
    line.setVisible(true);
    lineNote.setText(shown.note().orElse(""));
    lineNote.setVisible(shown.note().isPresent());
    addClassName("in-line");
    back.setAriaLabel(words.text("line.previous"));
    on.setAriaLabel(words.text("line.next"));
    show(shown.moments().get(number - 1), number, shown.moments().size(), "line.place");
  }

  private void show(Moment moment, int number, int count, String key) {
    place.setText(words.text(key, Map.of("number", number, "count", count)));
    back.getElement().setAttribute("aria-disabled", Boolean.toString(number == 1));
    on.getElement().setAttribute("aria-disabled", Boolean.toString(number == count));
    fillFacts(moment.before());
    trick.clear();
    var calls = moment.calls();
    calls.forEach((seat, call) -> trick.say(seat, words.calls().said(moment.before(), call)));
    moment.trick().forEach(play -> trick.put(play.seat(), play.card()));
    if (!(moment.done() instanceof Action.Discard)) {
      trick.setLatest(moment.done().seat());
    }
    moment.winner().ifPresent(trick::setWinner);
    fillHands(moment);
  }

  /** Tells in one sentence what is shown, to those who hear it too. */
  void tell(String sentence) {
    told.setText(sentence);
  }

  private void fillFacts(DealState state) {
    facts.removeAll();
    state
        .trump()
        .filter(_ -> state.trumpFixed())
        .ifPresent(suit -> facts.add(fact("terms.trump", new Span(words.cards().suitShown(suit)))));
    if (!state.turnUps().isEmpty()) {
      var chips = state.turnUps().stream().map(card -> new CardChip(card, words.language()));
      facts.add(fact("terms.turn-up", CardChip.row(chips.toList())));
    }
    facts.setVisible(facts.getComponentCount() > 0);
  }

  private Div fact(String key, Component value) {
    var fact = new Div(new Span(words.texts().text(key)), value);
    fact.addClassName("fact");
    return fact;
  }

  private void fillHands(Moment moment) {
    hands.removeAll();
    var state = moment.before();
    for (var seat : state.seating().from(state.elder())) {
      var name = new Span(words.seats().seat(seat));
      name.addClassName("side-name");
      var hand = new Div(name, hand(moment, seat));
      hand.setClassName("to-act", seat == moment.done().seat());
      hands.add(hand);
    }
  }

  private Div hand(Moment moment, Seat seat) {
    var state = moment.before();
    var held = state.inPlay(seat);
    var told = held.minus(uncertain);
    var cards = new ArrayList<CardChip>();
    for (var card : RecordWriter.sorted(told, state.trumps())) {
      var chip = new CardChip(card, words.language());
      chip.setClassName("gone", !state.hand(seat).contains(card));
      chip.setClassName("now", seat == moment.done().seat() && moment.moved().contains(card));
      cards.add(chip);
    }
    for (var card = told.size(); card < held.size(); card++) {
      cards.add(CardChip.unknown(words.language()));
    }
    return CardChip.row(cards);
  }

  /** Leads the reader to the button that steps on. */
  void takeFocus() {
    on.focus();
    reveal();
  }

  /** Brings the table into sight where it is not. */
  void reveal() {
    getElement().executeJs("this.querySelector('.felt').scrollIntoView({block: 'nearest'})");
  }
}
