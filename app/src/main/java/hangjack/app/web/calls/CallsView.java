package hangjack.app.web.calls;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallValueTable;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import java.util.List;
import java.util.Map;

/**
 * What every call of a game is worth with every class of hand, and the old advice put to the test.
 * The address tells the game and who is to call.
 */
@Route(value = "rules/:id/calls", layout = MainLayout.class)
public final class CallsView extends Screen implements BeforeEnterObserver {
  private static final String MOMENT = "when";

  private final CallTexts words = CallTexts.in(texts().language());

  /** An empty page: the address says which game. */
  public CallsView() {
    super("screens.calls.values");
    addClassName("calls");
  }

  /** Whether there are values to show for a game. */
  public static boolean isFor(RuleSet rules) {
    return CallValueTable.of(rules).isPresent();
  }

  /** The address of the values of a game. */
  public static String address(RuleSet rules) {
    return "rules/" + rules.id() + "/calls";
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var rules = event.getRouteParameters().get("id").flatMap(RuleSets::named);
    var table = rules.flatMap(CallValueTable::of);
    if (table.isEmpty()) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    var moment =
        event
            .getLocation()
            .getQueryParameters()
            .getSingleParameter(MOMENT)
            .flatMap(address -> CallGroup.moment(table.get(), address))
            .orElse(CallGroup.moments(table.get()).getFirst());
    removeAll();
    show(rules.orElseThrow(), table.get(), moment);
  }

  private void show(RuleSet rules, CallValueTable table, CallMoment moment) {
    title(words.text("title", Map.of("game", words.rules().game(rules))));
    var back = new Anchor("rules/" + rules.id(), words.text("rules"));
    back.addClassName("back");
    var choices = new Div(game(rules), moment(rules, table, moment));
    choices.addClassName("choices");
    var deals = CallGroup.deals(table, moment);
    add(
        back,
        heading(),
        new Paragraph(words.text("what")),
        contents(),
        section(
            "values",
            choices,
            new Paragraph(words.text("values.what")),
            new Paragraph(words.text("values.better")),
            new CallTables(table, moment, words)),
        section("advice", new Paragraph(words.text("advice.what")), new TipList(words)),
        section(
            "method",
            new Paragraph(words.text("method.made", Map.of("deals", deals))),
            new Paragraph(words.text("method.not"))));
  }

  private Nav contents() {
    var list = new UnorderedList();
    for (var part : List.of("values", "advice", "method")) {
      var link = new Anchor("#" + part, words.text(part));
      link.setRouterIgnore(true);
      list.add(new ListItem(link));
    }
    var nav = new Nav(list);
    nav.addClassName("contents");
    nav.setAriaLabel(words.text("contents"));
    return nav;
  }

  private Section section(String part, Component... content) {
    var section = new Section(new H2(words.text(part)));
    section.setId(part);
    section.add(content);
    return section;
  }

  private Select<RuleSet> game(RuleSet rules) {
    var choice = new Select<RuleSet>();
    choice.setLabel(words.text("game"));
    choice.setItems(RuleSets.presets().stream().filter(CallsView::isFor).toList());
    choice.setItemLabelGenerator(words.rules()::game);
    choice.setValue(rules);
    choice.addValueChangeListener(change -> go(change.getValue(), QueryParameters.empty()));
    return choice;
  }

  private Select<CallMoment> moment(RuleSet rules, CallValueTable table, CallMoment moment) {
    var choice = new Select<CallMoment>();
    choice.addClassName("moment");
    choice.setLabel(words.text("moment"));
    choice.setItems(CallGroup.moments(table));
    choice.setItemLabelGenerator(words::moment);
    choice.setValue(moment);
    choice.addValueChangeListener(
        change -> go(rules, QueryParameters.of(MOMENT, CallGroup.address(change.getValue()))));
    return choice;
  }

  private static void go(RuleSet rules, QueryParameters query) {
    UI.getCurrent().navigate(CallsView.class, new RouteParameters("id", rules.id()), query);
  }
}
