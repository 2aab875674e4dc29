package hangjack.app.web.rules;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.content.words.RuleWords;

/** The games whose rules can be read here, for somebody who looks for one. */
@Route(value = "rules", layout = MainLayout.class)
public final class RulesView extends Screen {
  private final RuleWords words = RuleWords.in(texts().language());

  /** The list of games. */
  public RulesView() {
    super("screens.place.rules");
    var games = new UnorderedList();
    games.addClassName("games");
    RuleSets.presets().forEach(rules -> games.add(game(rules)));
    add(heading(), new Paragraph(texts().text("screens.rules.choose")), games);
  }

  private ListItem game(RuleSet rules) {
    var link = new Anchor("rules/" + rules.id(), words.game(rules));
    var summary = new Paragraph(words.summary(rules));
    summary.addClassName("soft");
    return new ListItem(new H2(link), new Paragraph(words.about(rules)), summary);
  }
}
