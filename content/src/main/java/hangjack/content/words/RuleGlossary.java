package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.Payoff;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.score.AwardKind;
import java.util.List;

/** The words that the rules of a table use, explained at their end. */
final class RuleGlossary {
  private final RuleSet rules;
  private final ProseWriter prose;

  RuleGlossary(RuleSet rules, ProseWriter prose) {
    this.rules = rules;
    this.prose = prose;
  }

  void write() {
    words("deal", "elder", "trump", "trick", "lead");
    begging();
    bidding();
    if (rules.draws()) {
      words("stock");
    }
    if (ScoredKinds.scores(AwardKind.PEG, rules)) {
      words("peg");
    }
    if (rules.hangJackPoints() != rules.jackPoints()) {
      words("hang");
    }
    if (ScoredKinds.scores(AwardKind.GAME, rules)) {
      words("pips");
    }
    if (rules.scoreStyle() == ScoreStyle.CHIPS_DOWN) {
      words("chips");
    }
    if (rules.payoff() != Payoff.NONE) {
      words("stake");
    }
    prose.addIfThere("preset." + rules.id() + ".local-words");
    prose.close("glossary");
  }

  private void begging() {
    if (rules.beg() != BegRule.NONE) {
      words("stand", "beg");
      if (rules.beg() == BegRule.FULL) {
        words("gift");
      }
      words("run");
    }
  }

  private void bidding() {
    if (rules.auction()) {
      words("bid", "pitcher", "set-back", "hole");
      if (rules.smudge() != Smudge.OFF) {
        words("smudge." + rules.smudge().publicName());
      }
    }
  }

  private void words(String... keys) {
    List.of(keys).forEach(key -> prose.add("glossary." + key));
  }
}
