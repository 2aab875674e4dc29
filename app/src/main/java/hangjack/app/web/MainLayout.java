package hangjack.app.web;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Footer;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.server.VaadinRequest;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.List;

/** The frame of every view: where one can go, the language, the colours. */
public final class MainLayout extends Div implements RouterLayout, AfterNavigationObserver {
  /** The places of the navigation, by their addresses; one that has no view yet is not shown. */
  private static final List<String> PLACES = List.of("", "learn", "analyze", "rules");

  /** A reload keeps the language that was chosen, not that of the link that led here. */
  private static final String FORGET_LANGUAGE =
      """
      const here = new URL(location.href);
      if (here.searchParams.has('lang')) {
        here.searchParams.delete('lang');
        history.replaceState(history.state, '', here);
      }
      """;

  private final Texts texts = Reader.texts();
  private final Main content = new Main();
  private final List<Anchor> links = new ArrayList<>();
  private boolean first = true;

  /** The frame around an empty place for the view. */
  public MainLayout() {
    addClassName("frame");
    content.setId("content");
    add(skipLink(), header(), content, footer());
  }

  private Anchor skipLink() {
    var link = new Anchor("#content", texts.text("screens.frame.skip"));
    link.setRouterIgnore(true);
    link.addClassName("skip");
    return link;
  }

  private Header header() {
    var name = new Anchor("", texts.text("screens.frame.name"));
    name.addClassName("name");
    var list = new UnorderedList();
    PLACES.stream()
        .filter(RouteConfiguration.forApplicationScope()::isPathAvailable)
        .map(this::link)
        .forEach(link -> list.add(new ListItem(link)));
    var places = new Nav(list);
    places.setAriaLabel(texts.text("screens.frame.places"));
    return new Header(name, places, languageChoice());
  }

  private Anchor link(String place) {
    var link = new Anchor(place, texts.text("screens.place." + (place.isEmpty() ? "home" : place)));
    links.add(link);
    return link;
  }

  private Select<Language> languageChoice() {
    var choice = new Select<Language>();
    choice.addClassName("language");
    choice.setAriaLabel(texts.text("screens.frame.language"));
    choice.setItems(Languages.all());
    choice.setItemLabelGenerator(Language::ownName);
    choice.setRenderer(new ComponentRenderer<>(MainLayout::ownName));
    choice.setValue(texts.language());
    choice.addValueChangeListener(
        change -> {
          var ui = UI.getCurrent();
          Reader.choose(ui, change.getValue());
          ui.getPage().executeJs(FORGET_LANGUAGE);
          ui.refreshCurrentRoute(true);
        });
    return choice;
  }

  private static Span ownName(Language language) {
    var name = new Span(language.ownName());
    name.getElement().setAttribute("lang", language.locale().toLanguageTag());
    return name;
  }

  private Footer footer() {
    var choice = new Select<Colours>();
    choice.addClassName("colours");
    choice.setAriaLabel(texts.text("screens.frame.colours"));
    choice.setItems(Colours.values());
    choice.setItemLabelGenerator(colours -> texts.text("screens.frame.colours." + colours.id()));
    choice.setValue(Reader.coloursOf(VaadinRequest.getCurrent()));
    choice.addValueChangeListener(change -> Reader.choose(UI.getCurrent(), change.getValue()));
    return new Footer(new Span(texts.text("screens.frame.motto")), choice);
  }

  @Override
  public void showRouterLayoutContent(HasElement view) {
    content.getElement().removeAllChildren();
    content.getElement().appendChild(view.getElement());
  }

  @Override
  public void afterNavigation(AfterNavigationEvent event) {
    var place = event.getLocation().getFirstSegment();
    links.forEach(
        link -> {
          if (link.getHref().equals(place)) {
            link.getElement().setAttribute("aria-current", "page");
          } else {
            link.getElement().removeAttribute("aria-current");
          }
        });
    if (!first) {
      content.getElement().executeJs("this.querySelector('h1')?.focus({preventScroll: true})");
    }
    first = false;
  }
}
