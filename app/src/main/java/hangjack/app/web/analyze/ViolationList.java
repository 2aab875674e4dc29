package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.content.words.ViolationWords;

/** What was done against the rules, what would have been allowed, and what it costs. */
final class ViolationList extends Section {
  private final ViolationWords sentences;

  ViolationList(ScoredDeal deal, DealWords words) {
    sentences = ViolationWords.in(words.texts().language(), words.seats());
    addClassName("violations");
    var list = new UnorderedList();
    deal.violations().forEach(violation -> list.add(item(violation)));
    add(new H3(words.text("violations")), list);
  }

  private ListItem item(Violation violation) {
    var item = new ListItem(new Paragraph(sentences.text(violation)));
    violation
        .penalty()
        .ifPresent(
            penalty -> {
              var cost = new Paragraph(sentences.penalty(penalty));
              cost.addClassName("soft");
              item.add(cost);
            });
    return item;
  }
}
