package hangjack.app.web.review;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.Verdict;
import hangjack.app.web.cards.CardChip;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** All decisions of a deal with the signs of their verdicts; each leads to its decision. */
final class DecisionList extends Section {
  private final ReviewTexts words;
  private final List<NativeButton> buttons = new ArrayList<>();

  /**
   * @param chosen told of the number of the decision that a reader wants to see, from 1
   */
  DecisionList(List<Decision> decisions, ReviewTexts words, IntConsumer chosen) {
    this.words = words;
    addClassName("decision-list");
    var groups = new Div();
    groups.addClassName("groups");
    var title = "";
    var row = new UnorderedList();
    for (var decision : decisions) {
      if (!title.equals(title(decision))) {
        title = title(decision);
        row = new UnorderedList();
        row.getElement().setAttribute("aria-label", title);
        var name = new Span(title);
        name.addClassName("group-name");
        groups.add(new Div(name, row));
      }
      row.add(new ListItem(button(decision, chosen)));
    }
    add(new H3(words.text("decisions")), groups, signs());
  }

  private String title(Decision decision) {
    return switch (decision.kind()) {
      case CALL -> words.text("decisions.calls");
      case DISCARD -> words.text("decisions.discards");
      case PLAY ->
          words
              .texts()
              .text("terms.count.trick-number", Map.of("number", decision.trick().orElseThrow()));
    };
  }

  private NativeButton button(Decision decision, IntConsumer chosen) {
    var seat = words.seats().seat(decision.seat());
    var button = new NativeButton();
    button.addClassName("decision-button");
    button.setClassName("quiet", decision.forced());
    button.setAriaLabel(
        words.text(
            "decisions.item",
            Map.of(
                "seat", seat,
                "chosen", words.chosen(decision),
                "verdict", words.verdict(decision))));
    var name = new Span(seat);
    name.addClassName("seat-name");
    var what = new Span(what(decision), VerdictSign.ofAny(decision));
    what.addClassName("what");
    button.add(name, what);
    button.addClickListener(_ -> chosen.accept(decision.number()));
    buttons.add(button);
    return button;
  }

  private Span what(Decision decision) {
    return decision.chosen() instanceof Action.Play(_, var card)
        ? new CardChip(card, words.language())
        : new Span(words.chosen(decision));
  }

  private Div signs() {
    var list = new UnorderedList();
    list.addClassName("signs");
    for (var verdict : Verdict.values()) {
      list.add(new ListItem(new VerdictSign(verdict), new Span(words.review().verdict(verdict))));
    }
    list.getElement().setAttribute("aria-hidden", "true");
    return new Div(list);
  }

  /** Marks the decision that is shown, from 1. */
  void setCurrent(int number) {
    for (var place = 0; place < buttons.size(); place++) {
      var button = buttons.get(place).getElement();
      if (place == number - 1) {
        button.setAttribute("aria-current", "step");
      } else {
        button.removeAttribute("aria-current");
      }
    }
  }
}
