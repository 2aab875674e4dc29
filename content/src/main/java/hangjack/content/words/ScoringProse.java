package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.HandAfterRun;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.Payoff;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.rules.TrumpSource;
import hangjack.analyzer.score.AwardKind;
import java.util.List;

/** The part of the rules that tells what is scored and who wins. */
final class ScoringProse {
  /** What gave the family its name. */
  static final List<AwardKind> THE_FOUR =
      List.of(AwardKind.HIGH, AwardKind.LOW, AwardKind.JACK, AwardKind.GAME);

  private final RuleSet rules;
  private final ProseWriter prose;
  private final boolean allInPlay;

  ScoringProse(RuleSet rules, ProseWriter prose) {
    this.rules = rules;
    this.prose = prose;
    this.allInPlay = rules.draws() || rules.players() * rules.handSize() == rules.pack().size();
  }

  void write() {
    pegging();
    scoring();
    if (rules.auction()) {
      contract();
    }
    winning();
    new IrregularityProse(rules, prose).write();
  }

  private void pegging() {
    var none = !scores(AwardKind.PEG);
    prose.addUnlessExpected(
        none ? "peg-points.none" : "peg-points.value", none, Parameter.PEG_POINTS);
    prose.close("pegging");
  }

  private void scoring() {
    if (scores(AwardKind.HIGH) || scores(AwardKind.LOW) || scores(AwardKind.JACK)) {
      prose.add(inPlay());
    }
    prose.addUnlessExpected("high-points.value", !scores(AwardKind.HIGH), Parameter.HIGH_POINTS);
    prose.addUnlessExpected(
        prose.key(Parameter.LOW_TO),
        !scores(AwardKind.LOW),
        Parameter.LOW_TO,
        Parameter.LOW_POINTS);
    if (scores(AwardKind.HIGH) && scores(AwardKind.LOW) && !allInPlay) {
      prose.add("prose.scoring.lone");
    }
    jack();
    if (rules.hasJoker()) {
      prose.add("joker-points.value", Parameter.JOKER_POINTS);
      prose.add("prose.scoring.joker");
    }
    game();
    prose.close("scoring");
  }

  private String inPlay() {
    if (allInPlay) {
      return "prose.scoring.in-play.all";
    }
    if (rules.trumpSource() != TrumpSource.TURN_UP) {
      return "prose.scoring.in-play.rest";
    }
    if (rules.beg() == BegRule.NONE) {
      return "prose.scoring.in-play.turn-up";
    }
    return rules.handAfterRun() == HandAfterRun.KEEP
        ? "prose.scoring.in-play.kept"
        : "prose.scoring.in-play";
  }

  private void jack() {
    if (rules.jackPoints() == rules.hangJackPoints()) {
      prose.addUnlessExpected(
          "prose.scoring.jack-alike",
          !scores(AwardKind.JACK),
          Parameter.JACK_POINTS,
          Parameter.HANG_JACK_POINTS);
    } else {
      prose.add("jack-points.value", Parameter.JACK_POINTS);
      prose.add("hang-jack-points.value", Parameter.HANG_JACK_POINTS);
    }
    if (scores(AwardKind.JACK) && !allInPlay) {
      prose.add("prose.scoring.no-jack");
    }
  }

  private void game() {
    prose.addUnlessExpected("game-points.value", rules.gamePoints() == 0, Parameter.GAME_POINTS);
    prose.addUnlessExpected(
        "end-count-bonus.value", rules.endCountBonus() == 0, Parameter.END_COUNT_BONUS);
    if (scores(AwardKind.GAME)) {
      prose.add(Parameter.TEN_VALUE);
      prose.add(Parameter.GAME_TIE);
    }
  }

  private void contract() {
    prose.add("prose.contract.made");
    prose.add("prose.contract.set-back");
    prose.add("prose.contract.others");
    prose.add("prose.contract.hole");
    prose.addUnlessExpected(Parameter.SMUDGE, rules.smudge() == Smudge.OFF);
    prose.close("contract");
  }

  private void winning() {
    prose.addUnlessExpected(Parameter.SCORE_STYLE, rules.scoreStyle() == ScoreStyle.UP);
    prose.add(Parameter.COUNT_OUT);
    if (Parameter.IMMEDIATE_POINTS_CAN_WIN.actsIn(rules)) {
      prose.add(Parameter.IMMEDIATE_POINTS_CAN_WIN);
    }
    prose.addUnlessExpected(Parameter.PAYOFF, rules.payoff() == Payoff.NONE);
    if (Parameter.PAYOFF_PER_SET_BACK.actsIn(rules)) {
      prose.addUnlessExpected(Parameter.PAYOFF_PER_SET_BACK, !rules.payoffPerSetBack());
    }
    prose.close("winning");
  }

  private boolean scores(AwardKind kind) {
    return ScoredKinds.scores(kind, rules);
  }
}
