package hangjack.app.web.review;

import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H4;
import com.vaadin.flow.component.html.Paragraph;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.search.OpenValues;
import hangjack.app.web.cards.CardButton;
import hangjack.app.web.cards.HandOfCards;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The cards that could be played: a tap on one shows what it leads to with all cards seen. */
final class OtherCards extends Div {
  private final Decision decision;
  private final ReviewTexts words;
  private final LineStage stage;
  private final LineSearch search;
  private final Div answer = new Div();
  private Runnable end = () -> {};

  OtherCards(Decision decision, ReviewTexts words, LineStage stage, LineSearch search) {
    this.decision = decision;
    this.words = words;
    this.stage = stage;
    this.search = search;
    addClassName("other-cards");
    var title = words.text("try");
    add(new H4(title));
    if (decision.open().isEmpty()) {
      add(new Paragraph(words.text("try.unknown")));
      return;
    }
    answer.addClassName("tried");
    answer.getElement().setAttribute("aria-live", "polite");
    var open = decision.open().get();
    add(
        new Paragraph(words.text("try.what")),
        new HandOfCards(title, legal(), words.language(), button -> tried(open, button)),
        answer);
  }

  private List<Card> legal() {
    var state = decision.state();
    var cards =
        DealEngine.legalActions(state).stream()
            .map(action -> ((Action.Play) action).card())
            .toList();
    return RecordWriter.sorted(CardSet.of(cards), state.trumps());
  }

  private void tried(OpenValues open, CardButton button) {
    var play = new Action.Play(decision.seat(), button.card());
    end.run();
    answer.removeAll();
    fair(play).ifPresent(sentence -> answer.add(new Paragraph(sentence)));
    words.review().open(instead(play)).ifPresent(text -> answer.add(new Paragraph(text)));
    if (!open.exact()) {
      answer.add(new Paragraph(words.text("try.no-line")));
      return;
    }
    var working = new Paragraph(words.text("try.working"));
    answer.add(working);
    end = search.begin(decision.state(), play, cards -> found(cards, button, working));
  }

  private void found(List<Card> cards, CardButton button, Paragraph working) {
    answer.remove(working);
    var moments = Line.steps(decision.state(), cards);
    if (moments.isEmpty()) {
      answer.add(new Paragraph(words.text("try.failed")));
      return;
    }
    var title = words.text("line.after", Map.of("choice", words.cards().shown(button.card())));
    stage.show(new Line(title, Optional.empty(), moments), button);
  }

  @Override
  protected void onDetach(DetachEvent event) {
    end.run();
  }

  private Optional<String> fair(Action.Play play) {
    return decision
        .fair()
        .flatMap(
            fair ->
                Optional.ofNullable(fair.values().get(play)).map(value -> fair(play, fair, value)));
  }

  private String fair(Action.Play play, FairValues fair, FairValues.Value value) {
    var arguments =
        Map.of(
            "seat", words.seats().seat(decision.seat()),
            "card", words.cards().shown(play.card()),
            "points", words.figures().points(value.points()),
            "half", words.figures().number(value.ci95()));
    return switch (fair.method()) {
      case SAMPLED -> words.text("try.fair.sampled", arguments);
      case ENUMERATED -> words.text("try.fair.counted", arguments);
    };
  }

  /** The same decision, had the card been played. */
  private Decision instead(Action.Play play) {
    return new Decision(
        decision.number(),
        decision.state(),
        play,
        OptionalInt.empty(),
        decision.open(),
        Optional.empty(),
        decision.verdict(),
        decision.luck(),
        List.of());
  }
}
