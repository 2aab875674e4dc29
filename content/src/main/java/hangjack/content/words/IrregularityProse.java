package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import hangjack.analyzer.score.AwardKind;

/**
 * What the rules do about mistakes (rules 6). The scale of penalties for a revoke also tells whose
 * custom a table follows in what no parameter decides; a table without one agrees by itself.
 */
final class IrregularityProse {
  private final RuleSet rules;
  private final ProseWriter prose;

  IrregularityProse(RuleSet rules, ProseWriter prose) {
    this.rules = rules;
    this.prose = prose;
  }

  void write() {
    prose.add(Parameter.REVOKE);
    if (Parameter.UNDERTRUMP_PENALTY.actsIn(rules)) {
      prose.add(Parameter.UNDERTRUMP_PENALTY);
    }
    switch (rules.revoke()) {
      case NONE -> say("agree");
      case ENGLISH -> english();
      case FOSTER -> foster();
      case TRINIDAD -> trinidad();
      case PITCH -> say("misdeal.same-dealer");
    }
    blindPartner();
    prose.close("irregularities");
  }

  private void english() {
    say("misdeal.claimed");
    say("wrong-score");
    if (ScoredKinds.scores(AwardKind.HIGH, rules) && ScoredKinds.scores(AwardKind.LOW, rules)) {
      say("asking");
    }
  }

  private void foster() {
    say("misdeal.claimed");
    if (rules.seating().partnerships() && rules.beg() != BegRule.NONE) {
      say("look.point");
    }
  }

  private void trinidad() {
    say("misdeal.point");
    if (rules.seating().partnerships()) {
      say("exposed");
    }
  }

  /** Other games have blind partners, too, but their sources set no price on looking. */
  private void blindPartner() {
    if (rules.trumpSource() == TrumpSource.FIRST_LEAD
        && !rules.auction()
        && rules.seating().partnerships()) {
      prose.addIfThere("preset." + rules.id() + ".look");
    }
  }

  private void say(String key) {
    prose.add("prose.irregularities." + key, Parameter.REVOKE);
  }
}
