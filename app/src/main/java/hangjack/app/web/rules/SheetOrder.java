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
import hangjack.content.sheets.SheetLayout;
import hangjack.content.sheets.SiteAddress;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sheet to print: its kind, its languages and its paper are the reader's choice. */
final class SheetOrder extends Section {
  private static final List<String> PAPERS = List.of("a4", "letter");

  private final RuleSet rules;
  private final Select<SheetKind> kind = new Select<>();
  private final Select<Level> level = new Select<>();
  private final IntegerField seed = new IntegerField();
  private final Select<Language> language = new Select<>();
  private final Select<Optional<Language>> second = new Select<>();
  private final Select<SheetLayout> layout = new Select<>();
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
    second.setLabel(texts.text("screens.rules.sheet.second-language"));
    second.setItems(
        Stream.concat(
                Stream.of(Optional.<Language>empty()), Languages.all().stream().map(Optional::of))
            .toList());
    second.setItemLabelGenerator(
        one ->
            one.map(Language::ownName)
                .orElseGet(() -> texts.text("screens.rules.sheet.second-language.none")));
    second.setValue(Optional.empty());
    layout.setLabel(texts.text("screens.rules.sheet.layout"));
    layout.setItems(SheetLayout.SIDE_BY_SIDE, SheetLayout.ONE_AFTER_ANOTHER);
    layout.setItemLabelGenerator(
        one -> texts.text("screens.rules.sheet.layout." + one.publicName()));
    layout.setValue(SheetLayout.SIDE_BY_SIDE);
    paper.setLabel(texts.text("screens.rules.sheet.paper"));
    paper.setItems(PAPERS);
    paper.setItemLabelGenerator(id -> texts.text("screens.rules.sheet.paper." + id));
    paper.setValue(PAPERS.getFirst());
    kind.addValueChangeListener(_ -> address());
    level.addValueChangeListener(_ -> address());
    seed.addValueChangeListener(_ -> address());
    language.addValueChangeListener(_ -> address());
    second.addValueChangeListener(_ -> address());
    layout.addValueChangeListener(_ -> address());
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
        second,
        layout,
        paper,
        download);
  }

  private void address() {
    var exercises = kind.getValue().hasExercises();
    level.setVisible(exercises);
    seed.setVisible(exercises);
    var languages = languages();
    layout.setVisible(languages.size() > 1 && kind.getValue().comesSideBySide());
    var ids = languages.stream().map(Language::id).collect(Collectors.joining(","));
    var address =
        new StringBuilder(
            "/api/v1/sheets/%s.pdf?lang=%s&paper=%s".formatted(rules.id(), ids, paper.getValue()));
    if (kind.getValue() != SheetKind.RULES) {
      address.append("&kind=").append(kind.getValue().publicName());
    }
    if (layout.isVisible() && layout.getValue() != SheetLayout.ONE_AFTER_ANOTHER) {
      address.append("&layout=").append(layout.getValue().publicName());
    }
    if (exercises) {
      // a number that was rubbed out is the first
      var number = Optional.ofNullable(seed.getValue()).orElse(1);
      address.append("&level=").append(level.getValue().number()).append("&seed=").append(number);
    }
    download.setHref(address.append(SiteAddress.houseRules(rules)).toString());
    download.getElement().setAttribute("hreflang", language.getValue().locale().toLanguageTag());
    download.getElement().setAttribute("type", "application/pdf");
  }

  private List<Language> languages() {
    return Stream.concat(Stream.of(language.getValue()), second.getValue().stream())
        .distinct()
        .toList();
  }
}
