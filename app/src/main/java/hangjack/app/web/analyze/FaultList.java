package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import hangjack.analyzer.record.Fault;
import hangjack.content.texts.Texts;
import hangjack.content.words.FaultWords;
import java.util.List;
import java.util.Map;

/** What is wrong with a text: where, why, and what could stand there instead. */
final class FaultList extends OrderedList {
  /** How much of a long line is shown on either side of a fault, in UTF-16 units. */
  private static final int AROUND = 60;

  private final String text;
  private final Texts texts;
  private final RecordBox box;

  FaultList(String text, List<Fault> faults, Texts texts, RecordBox box) {
    this.text = text;
    this.texts = texts;
    this.box = box;
    addClassName("faults");
    var words = FaultWords.in(texts.language());
    faults.forEach(fault -> add(item(fault, words.text(fault))));
  }

  private ListItem item(Fault fault, String sentence) {
    var place = fault.place();
    var where =
        new Span(
            texts.text(
                "screens.analyze.place", Map.of("line", place.line(), "column", place.column())));
    where.addClassName("soft");
    var show = new NativeButton(texts.text("screens.analyze.show"), _ -> box.select(place));
    show.addClassName("quiet-action");
    var actions = new Div();
    actions.addClassName("actions");
    fault.proposal().ifPresent(proposal -> actions.add(mend(fault, proposal)));
    actions.add(show);
    return new ListItem(where, new Paragraph(sentence), excerpt(fault), actions);
  }

  private NativeButton mend(Fault fault, String proposal) {
    var button =
        new NativeButton(
            texts.text("screens.analyze.mend", Map.of("proposal", proposal)),
            _ -> box.replace(TextPlaces.replaced(text, fault.place(), proposal)));
    button.addClassName("quiet-action");
    return button;
  }

  private Pre excerpt(Fault fault) {
    var cut = TextPlaces.cut(text, fault.place());
    var mark = new Element("mark");
    mark.setText(cut.stretch());
    var line = new Pre();
    line.getElement()
        .appendChild(
            Element.createText(lastOf(cut.before())),
            mark,
            Element.createText(firstOf(cut.after())));
    return line;
  }

  private static String lastOf(String before) {
    return before.length() > AROUND ? "…" + before.substring(before.length() - AROUND) : before;
  }

  private static String firstOf(String after) {
    return after.length() > AROUND ? after.substring(0, AROUND) + "…" : after;
  }
}
