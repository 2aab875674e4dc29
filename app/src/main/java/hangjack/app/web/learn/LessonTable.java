package hangjack.app.web.learn;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.RecordWriter;
import hangjack.app.web.Tables;
import hangjack.app.web.cards.CardButton;
import hangjack.app.web.cards.CardChip;
import hangjack.app.web.cards.CardFigure;
import hangjack.app.web.cards.HandOfCards;
import hangjack.app.web.cards.TrickTable;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.SeatWords;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Outcome;
import hangjack.lessons.Response;
import hangjack.lessons.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The deal a step is about. While it is played: the trick and the learner's hand. When it is over:
 * what everybody was dealt, and all the tricks.
 */
final class LessonTable extends Div {
  private final LessonRun run;
  private final Texts texts;
  private final Consumer<Response> answer;
  private final DealState deal;
  private final List<HandOfCards> hands = new ArrayList<>();

  LessonTable(LessonRun run, Texts texts, Consumer<Response> answer) {
    this.run = run;
    this.texts = texts;
    this.answer = answer;
    deal = run.table();
    var felt = new Div(trump());
    felt.addClassName("felt");
    add(felt);
    if (run.openCards()) {
      felt.addClassName("open-cards");
      deal.seating()
          .from(deal.seating().next(run.lesson().learner()))
          .forEach(seat -> felt.add(hand(seat, deal.inPlay(seat))));
      deal.turnUps().stream().limit(1).forEach(card -> felt.add(turnUp(card)));
      add(tricks());
    } else {
      felt.add(trick(), ownHand());
    }
  }

  private Div trump() {
    var suit = new Span(deal.trump().map(CardWords.in(texts.language())::suitShown).orElseThrow());
    suit.addClassName("trump-suit");
    var label = new Div(new Span(texts.text("terms.trump")), suit);
    label.addClassName("trump");
    return label;
  }

  private TrickTable trick() {
    var table = new TrickTable(deal.seating().seats(), texts.language());
    table.setName(run.lesson().learner(), texts.text("screens.learn.you"));
    deal.current()
        .ifPresent(trick -> trick.plays().forEach(play -> table.put(play.seat(), play.card())));
    return table;
  }

  private Div ownHand() {
    var name = texts.text("screens.learn.hand");
    return named(
        name, cards(name, RecordWriter.sorted(deal.hand(run.lesson().learner()), deal.trumps())));
  }

  private Div hand(Seat seat, CardSet cards) {
    return named(name(seat), cards(name(seat), RecordWriter.sorted(cards, deal.trumps())));
  }

  private Div turnUp(Card card) {
    var name = texts.text("terms.turn-up");
    return named(name, cards(name, List.of(card)));
  }

  private static Div named(String name, Component cards) {
    var title = new Span(name);
    title.addClassName("seat-name");
    var group = new Div(title, cards);
    group.addClassName("named-cards");
    return group;
  }

  private Component cards(String name, List<Card> cards) {
    Language language = texts.language();
    if (run.tappable().isEmpty()) {
      var row = new Div();
      row.addClassName("hand");
      cards.forEach(card -> row.add(new CardFigure(card, language)));
      return row;
    }
    var hand = new HandOfCards(name, cards, language, this::tapped);
    if (wantsAll()) {
      hand.buttons().forEach(button -> button.setSelected(false));
    }
    hands.add(hand);
    return hand;
  }

  private void tapped(CardButton button) {
    if (wantsAll()) {
      button.setSelected(!button.isSelected());
      return;
    }
    var right = run.answer(new Response.Cards(CardSet.of(button.card())));
    hands.stream()
        .flatMap(hand -> hand.buttons().stream())
        .forEach(each -> each.setMark(CardButton.Mark.NONE));
    button.setMark(right instanceof Outcome.Right ? CardButton.Mark.RIGHT : CardButton.Mark.WRONG);
    answer.accept(new Response.Cards(CardSet.of(button.card())));
  }

  private boolean wantsAll() {
    return run.step().orElse(null) instanceof Step.TapCards tap && tap.asks().wantsAll();
  }

  private Div tricks() {
    var seats = deal.seating().seats();
    var table =
        Tables.titled(
            texts.text("screens.learn.tricks"),
            Stream.concat(
                    Stream.concat(
                        Stream.of(texts.text("terms.trick")), seats.stream().map(this::name)),
                    Stream.of(texts.text("screens.learn.won-by")))
                .toArray(String[]::new));
    deal.tricks().forEach(trick -> row(table, trick, seats));
    var block = new Div(table);
    block.addClassName("lesson-tricks");
    return block;
  }

  private void row(NativeTable table, Trick trick, List<Seat> seats) {
    var cells = new ArrayList<Component>();
    for (var seat : seats) {
      trick.plays().stream()
          .filter(play -> play.seat() == seat)
          .forEach(
              play -> {
                var chip = new CardChip(play.card(), texts.language());
                chip.setClassName("won", trick.winner().equals(Optional.of(seat)));
                cells.add(chip);
              });
    }
    cells.add(new Span(name(trick.winner().orElseThrow())));
    Tables.row(table, Integer.toString(trick.number()), cells.toArray(Component[]::new));
  }

  /** The cards that are selected. */
  Collection<Card> selected() {
    return hands.stream().flatMap(hand -> hand.selected().stream()).toList();
  }

  /** The learner, or the seat. */
  private String name(Seat seat) {
    return seat == run.lesson().learner()
        ? texts.text("screens.learn.you")
        : SeatWords.in(texts.language()).seat(seat);
  }

  /** The learner where each plays alone, or the side. */
  String name(Side side) {
    return side.seats().size() == 1
        ? name(side.seats().getFirst())
        : SeatWords.in(texts.language()).side(side);
  }
}
