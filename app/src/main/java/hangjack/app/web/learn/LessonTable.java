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
import hangjack.app.web.cards.HandOfCards;
import hangjack.app.web.cards.TrickTable;
import hangjack.content.texts.Texts;
import hangjack.content.words.CallWords;
import hangjack.content.words.SeatWords;
import hangjack.lessons.Countable;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Outcome;
import hangjack.lessons.Response;
import hangjack.lessons.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The deal a step is about. While it is played: the trick and the learner's hand. When it is over:
 * what everybody was dealt, and all the tricks. Cards that a step lays out stand alone.
 */
final class LessonTable extends Div {
  private final LessonRun run;
  private final Texts texts;
  private final Consumer<Response> answer;
  private final DealState deal;
  private final List<HandOfCards> hands = new ArrayList<>();
  private final List<Card> tapped = new ArrayList<>();
  private final Div order = new Div();

  LessonTable(LessonRun run, Texts texts, Consumer<Response> answer) {
    this.run = run;
    this.texts = texts;
    this.answer = answer;
    deal = run.table();
    if (!run.moments().isEmpty()) {
      add(new MovingTable(run, run.moments(), texts));
      return;
    }
    var felt = new Div(new TableFacts(deal, texts));
    felt.addClassName("felt");
    add(felt);
    if (!run.laidOut().isEmpty()) {
      felt.add(cards(texts.text("screens.learn.laid-out"), run.laidOut()));
      if (ordersCards()) {
        felt.add(order());
      }
    } else if (run.openCards()) {
      felt.addClassName("open-cards");
      deal.seating()
          .from(deal.seating().next(run.lesson().learner()))
          .forEach(seat -> felt.add(hand(seat, deal.inPlay(seat))));
      deal.turnUps().stream().limit(1).forEach(card -> felt.add(turnUp(card)));
      add(tricks());
    } else {
      felt.add(trick(), ownHand());
      if (countsTricks()) {
        add(tricks());
      }
    }
  }

  private boolean ordersCards() {
    return run.step().orElse(null) instanceof Step.PutInOrder;
  }

  private boolean countsTricks() {
    return run.step().orElse(null) instanceof Step.Count count
        && count.what() instanceof Countable.TrickPips;
  }

  private TrickTable trick() {
    var table = new TrickTable(deal.seating().seats(), texts.language());
    table.setName(run.lesson().learner(), texts.text("screens.learn.you"));
    var plays = run.trick();
    if (plays.isEmpty() && deal.tricks().isEmpty()) {
      var words = CallWords.in(texts.language());
      deal.calls().forEach(call -> table.say(call.seat(), words.said(deal, call)));
    }
    plays.forEach(play -> table.put(play.seat(), play.card()));
    return table;
  }

  private Div ownHand() {
    return cards(
        texts.text("screens.learn.hand"),
        RecordWriter.sorted(deal.hand(run.lesson().learner()), deal.trumps()));
  }

  private Div hand(Seat seat, CardSet cards) {
    return cards(name(seat), RecordWriter.sorted(cards, deal.trumps()));
  }

  private Div turnUp(Card card) {
    return cards(texts.text("terms.turn-up"), List.of(card));
  }

  private CardRow cards(String name, List<Card> cards) {
    if (run.tappable().isEmpty()) {
      return CardRow.of(name, cards, texts);
    }
    var hand = new HandOfCards(name, cards, texts.language(), this::tapped);
    if (run.tapsSeveral()) {
      hand.buttons().forEach(button -> button.setSelected(false));
    }
    hands.add(hand);
    return new CardRow(name, hand);
  }

  private void tapped(CardButton button) {
    if (run.tapsSeveral()) {
      select(button, !button.isSelected());
      return;
    }
    var outcome = run.answer(new Response.Cards(CardSet.of(button.card())));
    buttons().forEach(each -> each.setMark(CardButton.Mark.NONE));
    button.setMark(
        outcome instanceof Outcome.Wrong ? CardButton.Mark.WRONG : CardButton.Mark.RIGHT);
    answer.accept(new Response.Cards(CardSet.of(button.card())));
  }

  private void select(CardButton button, boolean selected) {
    button.setSelected(selected);
    tapped.remove(button.card());
    if (selected) {
      tapped.add(button.card());
    }
    showOrder();
  }

  /** Takes back every card that was tapped. */
  void clear() {
    buttons().forEach(button -> select(button, false));
  }

  private Stream<CardButton> buttons() {
    return hands.stream().flatMap(hand -> hand.buttons().stream());
  }

  /** Where the cards stand in the order in which they were tapped. */
  private Div order() {
    order.addClassName("order");
    order.getElement().setAttribute("aria-live", "polite");
    showOrder();
    return order;
  }

  private void showOrder() {
    order.removeAll();
    var chips = tapped.stream().map(card -> new CardChip(card, texts.language())).toList();
    order.add(new Span(texts.text("screens.learn.order")), CardChip.row(chips));
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

  /** The cards that are selected, in the order of tapping. */
  List<Card> selected() {
    return List.copyOf(tapped);
  }

  /** The learner, or the seat. */
  String name(Seat seat) {
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
