package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.app.web.ArrowKeys;
import hangjack.app.web.cards.CardChip;
import hangjack.app.web.cards.TrickTable;
import hangjack.content.words.ScoredKinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** The green table with one trick on it and all hands below; buttons and arrow keys step on. */
final class TrickStepper extends Section {
  private final ScoredDeal deal;
  private final DealWords words;
  private final IntConsumer stepped;
  private final List<Trick> tricks;
  private final boolean countsPips;
  private final TrickTable table;
  private final Paragraph told = new Paragraph();
  private final Span place = new Span();
  private final NativeButton back;
  private final NativeButton on;
  private final Div hands = new Div();
  private int shown = 1;

  /**
   * The deal at its first trick.
   *
   * @param stepped told of the number of each trick that is shown, from 1
   */
  TrickStepper(ScoredDeal deal, DealWords words, IntConsumer stepped) {
    this.deal = deal;
    this.words = words;
    this.stepped = stepped;
    countsPips = ScoredKinds.scores(AwardKind.GAME, deal.record().rules());
    tricks = new ArrayList<>(deal.end().tricks());
    deal.end().current().filter(trick -> !trick.plays().isEmpty()).ifPresent(tricks::add);
    table = new TrickTable(deal.record().rules().seating().seats(), words.texts().language());
    deal.record().names().forEach(table::setName);
    back = button("‹", "previous", () -> show(shown - 1));
    on = button("›", "next", () -> show(shown + 1));
    addClassName("stepper");
    getElement().setAttribute("aria-label", words.text("table"));
    add(felt(), told, handsOf());
    if (!deal.replay().uncertain().isEmpty()) {
      var open = new Paragraph(words.text("hands.open"));
      open.addClassName("soft");
      add(open);
    }
    told.addClassName("told");
    told.setVisible(!tricks.isEmpty());
    told.getElement().setAttribute("aria-live", "polite");
    listenToArrows();
    show(1);
  }

  private Div felt() {
    var trump = new Span(words.texts().text("terms.trump"));
    var suit = new Span(deal.end().trump().map(words.cards()::suitShown).orElse("–"));
    suit.addClassName("trump-suit");
    var label = new Div(trump, suit);
    label.addClassName("trump");
    place.addClassName("place");
    var steps = new Div(back, place, on);
    steps.addClassName("steps");
    var felt = new Div(label, table, steps);
    felt.addClassName("felt");
    felt.setVisible(!tricks.isEmpty() || deal.end().trump().isPresent());
    steps.setVisible(!tricks.isEmpty());
    table.setVisible(!tricks.isEmpty());
    return felt;
  }

  private NativeButton button(String sign, String name, Runnable step) {
    var button = new NativeButton(sign, _ -> step.run());
    button.addClassName("step");
    button.setAriaLabel(words.text("trick." + name));
    return button;
  }

  private void listenToArrows() {
    getElement()
        .addEventListener(
            "keydown",
            event ->
                show(
                    "ArrowLeft".equals(event.getEventData().get(ArrowKeys.PRESSED).asString())
                        ? shown - 1
                        : shown + 1))
        .addEventData(ArrowKeys.PRESSED)
        .setFilter("event.key === 'ArrowLeft' || event.key === 'ArrowRight'");
  }

  /** Shows a trick, from 1; a number past an end changes nothing. */
  void show(int number) {
    if (number < 1 || number > tricks.size()) {
      fillHands(CardSet.EMPTY, CardSet.EMPTY);
      return;
    }
    shown = number;
    var trick = tricks.get(number - 1);
    table.clear();
    trick.plays().forEach(play -> table.put(play.seat(), play.card()));
    trick.winner().ifPresent(table::setWinner);
    place.setText(
        words
            .texts()
            .text("screens.analyze.trick.place", Map.of("number", number, "count", tricks.size())));
    told.setText(told(trick));
    back.getElement().setAttribute("aria-disabled", Boolean.toString(number == 1));
    on.getElement().setAttribute("aria-disabled", Boolean.toString(number == tricks.size()));
    var before = CardSet.EMPTY;
    for (var earlier : tricks.subList(0, number - 1)) {
      before = before.union(CardSet.of(earlier.cards()));
    }
    fillHands(before, CardSet.of(trick.cards()));
    stepped.accept(number);
  }

  private String told(Trick trick) {
    var leader = words.seats().seat(trick.leader());
    var led = words.cards().shown(trick.cards().getFirst());
    return trick
        .winner()
        .map(
            winner ->
                words
                    .texts()
                    .text(
                        countsPips ? "screens.analyze.trick.told" : "screens.analyze.trick.won",
                        Map.of(
                            "leader",
                            leader,
                            "led",
                            led,
                            "winner",
                            words.seats().seat(winner),
                            "card",
                            words.cards().shown(cardOf(trick, winner)),
                            "pips",
                            Pips.of(deal.record().rules(), trick.cards()))))
        .orElseGet(
            () ->
                words
                    .texts()
                    .text(
                        "screens.analyze.trick.unfinished", Map.of("leader", leader, "led", led)));
  }

  private static Card cardOf(Trick trick, Seat seat) {
    return trick.plays().stream()
        .filter(play -> play.seat() == seat)
        .findFirst()
        .orElseThrow()
        .card();
  }

  private Div handsOf() {
    hands.addClassName("hands");
    return hands;
  }

  private void fillHands(CardSet gone, CardSet now) {
    hands.removeAll();
    var seating = deal.record().rules().seating();
    for (var seat : seating.from(seating.elder(deal.record().dealer()))) {
      var name = new Span(words.seats().seat(seat));
      name.addClassName("side-name");
      var cards = new ArrayList<CardChip>();
      var held = deal.end().inPlay(seat);
      var told = held.minus(deal.replay().uncertain());
      for (var card : RecordWriter.sorted(told, deal.end().trumps())) {
        var chip = words.chip(card);
        chip.setClassName("gone", gone.contains(card));
        chip.setClassName("now", now.contains(card));
        cards.add(chip);
      }
      for (var card = told.size(); card < held.size(); card++) {
        cards.add(words.unknownChip());
      }
      hands.add(new Div(name, CardChip.row(cards)));
    }
  }
}
