package hangjack.app.web.rules;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Level;
import hangjack.content.sheets.SheetKind;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A sheet to print: its kind, its language and its paper are the reader's choice. */
final class SheetOrder extends Section {
  private static final List<String> PAPERS = List.of("a4", "letter");

  private final RuleSet rules;
  private final Select<SheetKind> kind = new Select<>();
  private final Select<Level> level = new Select<>();
  private final IntegerField seed = new IntegerField();
  private final Select<Language> language = new Select<>();
  private final Select<String> paper = new Select<>();
  private final Anchor download = new Anchor();

  SheetOrder(RuleSet rules, Texts texts) {
    this.rules = rules;
    addClassName("sheet-order");
    kind.setLabel(texts.text("screens.rules.sheet.kind"));
    // a review is printed from a record, not from rules
    kind.setItems(
        Arrays.stream(SheetKind.values()).filter(one -> one != SheetKind.REVIEW).toList());
    kind.setItemLabelGenerator(one -> texts.text("screens.rules.sheet.kind." + one.publicName()));
    kind.setValue(SheetKind.RULES);
    level.setLabel(texts.text("screens.rules.sheet.level"));
    level.setItems(Level.values());
    level.setItemLabelGenerator(one -> Integer.toString(one.number()));
    level.setValue(Level.FIRST);
    seed.setLabel(texts.text("screens.rules.sheet.seed"));
    seed.setValue(1);
    seed.setStepButtonsVisible(true);
    language.setLabel(texts.text("screens.rules.sheet.language"));
    language.setItems(Languages.all());
    language.setItemLabelGenerator(Language::ownName);
    language.setValue(texts.language());
    paper.setLabel(texts.text("screens.rules.sheet.paper"));
    paper.setItems(PAPERS);
    paper.setItemLabelGenerator(id -> texts.text("screens.rules.sheet.paper." + id));
    paper.setValue(PAPERS.getFirst());
    kind.addValueChangeListener(_ -> address());
    level.addValueChangeListener(_ -> address());
    seed.addValueChangeListener(_ -> address());
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
        kind,
        level,
        seed,
        language,
        paper,
        download);
  }

  private void address() {
    var exercises = kind.getValue().hasExercises();
    level.setVisible(exercises);
    seed.setVisible(exercises);
    var address =
        new StringBuilder(
            "/api/v1/sheets/%s.pdf?lang=%s&paper=%s"
                .formatted(rules.id(), language.getValue().id(), paper.getValue()));
    if (kind.getValue() != SheetKind.RULES) {
      address.append("&kind=").append(kind.getValue().publicName());
    }
    if (exercises) {
      // a number that was rubbed out is the first
      var number = Optional.ofNullable(seed.getValue()).orElse(1);
      address.append("&level=").append(level.getValue().number()).append("&seed=").append(number);
    }
    download.setHref(address.toString());
    download.getElement().setAttribute("hreflang", language.getValue().locale().toLanguageTag());
    download.getElement().setAttribute("type", "application/pdf");
  }
}
