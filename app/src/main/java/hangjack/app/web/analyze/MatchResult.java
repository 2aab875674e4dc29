package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What happened in the deals of a record, one deal at a time. */
final class MatchResult extends Section {
  private final List<ScoredDeal> deals;
  private final Texts texts;
  private final H2 title = new H2();
  private final Div shown = new Div();

  /** The result with its first deal open. */
  MatchResult(ScoredMatch match, Texts texts) {
    deals = match.deals();
    this.texts = texts;
    addClassName("result");
    title.getElement().setAttribute("tabindex", "-1");
    title.setText(texts.text("screens.analyze.result"));
    var head = new Div(title);
    head.addClassName("result-head");
    if (deals.size() > 1) {
      head.add(choice());
    }
    DealLink.to(deals.stream().map(ScoredDeal::record).toList(), texts).ifPresent(head::add);
    add(head, shown);
    show(0);
  }

  private Select<Integer> choice() {
    var choice = new Select<Integer>();
    choice.setAriaLabel(texts.text("screens.analyze.deal.choose"));
    choice.setItems(IntStream.range(0, deals.size()).boxed().toList());
    choice.setItemLabelGenerator(
        place ->
            texts.text(
                "screens.analyze.deal.number", Map.of("number", place + 1, "count", deals.size())));
    choice.setValue(0);
    choice.addValueChangeListener(change -> show(change.getValue()));
    return choice;
  }

  private void show(int place) {
    shown.removeAll();
    shown.add(new DealResult(deals.get(place), texts));
  }

  /** Leads the reader to the result. */
  void takeFocus() {
    title
        .getElement()
        .executeJs("this.focus({preventScroll: true}); this.scrollIntoView({block: 'start'})");
  }
}
