package hangjack.app.web.review;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H4;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the review says of one decision, and what else could have been done. */
final class DecisionPanel extends Div {
  private final Decision decision;
  private final ReviewTexts words;
  private final LineStage stage;

  /**
   * @param stage where lines are shown
   * @param search who finds out how a deal goes on
   */
  DecisionPanel(Decision decision, ReviewTexts words, LineStage stage, LineSearch search) {
    this.decision = decision;
    this.words = words;
    this.stage = stage;
    addClassName("decision");
    add(new H4(title()), verdict());
    decision.fair().ifPresent(fair -> add(new ValuesTable(decision, fair, words)));
    tell(words.review().decision(decision));
    tell(words.review().open(decision).filter(_ -> decision.luck() == Luck.NONE));
    tell(words.review().luckOf(decision));
    if (VerdictSign.of(decision).isEmpty()) {
      tell(Optional.of(words.text("unvalued", Map.of("seat", seat()))));
    }
    if (!decision.reasons().isEmpty()) {
      add(reasons());
    }
    if (decision.kind() == Decision.Kind.PLAY && !decision.forced()) {
      add(new OtherCards(decision, words, stage, search));
    }
  }

  private String seat() {
    return words.seats().seat(decision.seat());
  }

  private String title() {
    return switch (decision.kind()) {
      case PLAY ->
          words.text("who.play", Map.of("seat", seat(), "trick", decision.trick().orElseThrow()));
      case CALL -> words.text("who.call", Map.of("seat", seat()));
      case DISCARD -> words.text("who.discard", Map.of("seat", seat()));
    };
  }

  private Div verdict() {
    var line = new Div();
    line.addClassName("verdict-line");
    var chosen = new Span(words.chosen(decision));
    chosen.addClassName("chosen");
    var word = new Span(words.verdict(decision));
    word.addClassName("verdict-word");
    var verdict = new Span(VerdictSign.ofAny(decision), word);
    verdict.addClassName("verdict-badge");
    line.add(chosen, verdict);
    if (decision.luck() != Luck.NONE) {
      var luck = new Span(words.review().luck(decision.luck()));
      luck.addClassName("luck");
      line.add(luck);
    }
    return line;
  }

  private void tell(Optional<String> sentence) {
    sentence.ifPresent(text -> add(new Paragraph(text)));
  }

  private Div reasons() {
    var list = new UnorderedList();
    var reasons = decision.reasons();
    for (var place = 0; place < reasons.size(); place++) {
      var reason = reasons.get(place);
      var isLast = place == reasons.size() - 1;
      // Several reasons may be proved by the same lines: they are offered once, after the last.
      list.add(item(reason, isLast || !haveSameLines(reason, reasons.get(place + 1))));
    }
    var block = new Div(new H4(words.text("reasons")), list);
    block.addClassName("reasons");
    return block;
  }

  private static boolean haveSameLines(Reason one, Reason other) {
    return one.line().equals(other.line())
        && one.better().equals(other.better())
        && one.hands().equals(other.hands());
  }

  private ListItem item(Reason reason, boolean withLines) {
    var item = new ListItem(new Paragraph(words.reasons().text(reason)));
    var actions = new Div();
    actions.addClassName("actions");
    line(reason, reason.line()).ifPresent(actions::add);
    line(reason, reason.better()).ifPresent(actions::add);
    if (withLines && actions.getComponentCount() > 0) {
      item.add(actions);
    }
    return item;
  }

  private Optional<NativeButton> line(Reason reason, List<Card> cards) {
    var state = decision.state();
    var start =
        reason.hands().map(hands -> Line.relaid(state, decision.seat(), hands)).orElse(state);
    var moments = Line.steps(start, cards);
    if (moments.isEmpty()) {
      return Optional.empty();
    }
    var first = Map.of("choice", words.cards().shown(cards.getFirst()));
    var note = words.reasons().otherHands(reason, decision.seat());
    var line = new Line(words.text("line.after", first), note, moments);
    var button = new NativeButton(words.text("line.play", first));
    button.addClassName("quiet-action");
    button.addClickListener(_ -> stage.show(line, button));
    return Optional.of(button);
  }
}
