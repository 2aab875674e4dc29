package hangjack.app.web.rules;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.app.web.calls.CallsView;
import hangjack.content.words.RuleText;
import hangjack.content.words.RuleWords;
import java.util.Optional;

/**
 * The rules of one game, with the house rules of the address: to read, with tables, and to take
 * along as a sheet.
 */
@Route(value = "rules/:id", layout = MainLayout.class)
public final class RuleSetView extends Screen implements BeforeEnterObserver {
  private static final String TO_THE_PART =
      "if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()";

  private final RuleWords words = RuleWords.in(texts().language());

  /** An empty page: the address says which game. */
  public RuleSetView() {
    super("screens.place.rules");
    addClassName("rule-set");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var rules = event.getRouteParameters().get("id").flatMap(id -> rules(id, event.getLocation()));
    if (rules.isEmpty()) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    show(rules.get());
  }

  /**
   * The rules of an address: {@code rules/trinidad?game-points=2} has house rules, and other
   * parameters mean nothing here; empty where a house rule has faults, since other rules than those
   * asked for would mislead.
   */
  private static Optional<RuleSet> rules(String id, Location location) {
    var text = new StringBuilder(id);
    location
        .getQueryParameters()
        .getParameters()
        .forEach(
            (name, values) -> {
              if (Parameter.named(name).isPresent()) {
                values.forEach(value -> text.append("; ").append(name).append('=').append(value));
              }
            });
    return HouseRules.read(text.toString()).rules();
  }

  private void show(RuleSet rules) {
    var prose = words.prose(rules);
    title(prose.title());
    var back = new Anchor("rules", texts().text("screens.rules.all"));
    back.addClassName("back");
    var summary = new Paragraph(prose.summary());
    summary.addClassName("summary");
    var body = new Div(text(prose), aside(rules));
    body.addClassName("rule-body");
    add(back, heading(), summary);
    if (prose.sections().stream()
        .flatMap(part -> part.paragraphs().stream())
        .anyMatch(RuleText.Paragraph::changed)) {
      add(new Paragraph(texts().text("sheets.changed")));
    }
    if (CallsView.isFor(rules)) {
      add(new Anchor(CallsView.address(rules), texts().text("screens.calls.link")));
    }
    add(body);
    // The part that the address names comes later than the page.
    body.getElement().executeJs(TO_THE_PART);
  }

  private Div text(RuleText prose) {
    var contents = new UnorderedList();
    var text = new Div();
    text.addClassName("rule-text");
    for (var section : prose.sections()) {
      var link = new Anchor("#" + section.id(), section.title());
      link.setRouterIgnore(true);
      contents.add(new ListItem(link));
      text.add(section(section));
    }
    var nav = new Nav(contents);
    nav.addClassName("contents");
    nav.setAriaLabel(texts().text("screens.rules.contents"));
    text.addComponentAsFirst(nav);
    return text;
  }

  private static Section section(RuleText.Section section) {
    var block = new Section(new H2(section.title()));
    block.setId(section.id());
    for (var paragraph : section.paragraphs()) {
      var shown = new Paragraph(paragraph.text());
      shown.setClassName("changed", paragraph.changed());
      block.add(shown);
    }
    return block;
  }

  private Aside aside(RuleSet rules) {
    var aside = new Aside(new SheetOrder(rules, texts()));
    new RuleTables(texts(), words).of(rules).forEach(aside::add);
    return aside;
  }
}
