package hangjack.app.web.rules;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.List;

/** The rules as a sheet to print, in a language and on a paper of the reader's choice. */
final class SheetOrder extends Section {
  private static final List<String> PAPERS = List.of("a4", "letter");

  private final RuleSet rules;
  private final Select<Language> language = new Select<>();
  private final Select<String> paper = new Select<>();
  private final Anchor download = new Anchor();

  SheetOrder(RuleSet rules, Texts texts) {
    this.rules = rules;
    addClassName("sheet-order");
    language.setLabel(texts.text("screens.rules.sheet.language"));
    language.setItems(Languages.all());
    language.setItemLabelGenerator(Language::ownName);
    language.setValue(texts.language());
    paper.setLabel(texts.text("screens.rules.sheet.paper"));
    paper.setItems(PAPERS);
    paper.setItemLabelGenerator(id -> texts.text("screens.rules.sheet.paper." + id));
    paper.setValue(PAPERS.getFirst());
    language.addValueChangeListener(_ -> address());
    paper.addValueChangeListener(_ -> address());
    download.setText(texts.text("screens.rules.sheet.open"));
    download.addClassName("main-action");
    download.setRouterIgnore(true);
    download.setTarget(AnchorTarget.BLANK);
    address();
    add(
        new H2(texts.text("screens.rules.sheet")),
        new Paragraph(texts.text("screens.rules.sheet.what")),
        language,
        paper,
        download);
  }

  private void address() {
    download.setHref(
        "/api/v1/sheets/%s.pdf?lang=%s&paper=%s"
            .formatted(rules.id(), language.getValue().id(), paper.getValue()));
    download.getElement().setAttribute("hreflang", language.getValue().locale().toLanguageTag());
    download.getElement().setAttribute("type", "application/pdf");
  }
}
