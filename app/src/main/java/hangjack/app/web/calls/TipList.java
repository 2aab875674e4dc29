package hangjack.app.web.calls;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.HandClass;
import hangjack.analyzer.search.Tip;
import hangjack.analyzer.search.Tips;
import hangjack.app.web.Tables;
import java.util.List;
import java.util.Map;

/** The tips of the old advice, each with what was found of it in every game it was tested with. */
final class TipList extends Div {
  private final CallTexts words;

  TipList(CallTexts words) {
    this.words = words;
    addClassName("tips");
    for (var tip : Tip.values()) {
      add(tip(tip));
    }
  }

  private Div tip(Tip tip) {
    var key = "tip." + tip.publicName();
    var block = new Div(new H3(words.text(key)), new Paragraph(words.text(key + ".meant")));
    block.addClassName("tip");
    var figures = figures(tip);
    if (tip == Tip.BEG_WHEN_WEAK) {
      figures.forEach(figure -> block.add(share(RuleSets.named(figure.preset()).orElseThrow())));
    }
    var table =
        Tables.titled(
            words.text(key),
            words.text("advice.game"),
            words.text("advice.never"),
            words.text("advice.judgement"));
    for (var figure : figures) {
      Tables.notedRow(
          table,
          words.rules().game(RuleSets.named(figure.preset()).orElseThrow()),
          words.text(
              "advice.applied",
              Map.of("deals", figure.deals(), "share", words.percent(figure.applied()))),
          Finding.of(figure.overNever(), "verdict", words),
          Finding.of(figure.overJudgement(), "always", words));
    }
    block.add(table);
    return block;
  }

  private static List<Tips.Figure> figures(Tip tip) {
    return Tips.figures().stream().filter(figure -> figure.tip() == tip).toList();
  }

  private Paragraph share(RuleSet rules) {
    var table = CallValueTable.of(rules).orElseThrow();
    var weak = table.shareBest(CallMoment.ELDER, "beg", HandClass::isWeak);
    var all = table.shareBest(CallMoment.ELDER, "beg", _ -> true);
    return new Paragraph(
        words.text(
            "advice.share",
            Map.of(
                "game", words.rules().game(rules),
                "weak", words.percent(weak),
                "all", words.percent(all))));
  }
}
