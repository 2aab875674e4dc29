package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.texts.Texts;

/**
 * Chooses the sentences of a rule set and puts them in the order in which a table meets them. A
 * rule that only says what everybody expects is left out, unless a house rule made it so.
 */
final class RuleProse {
  private final RuleSet rules;
  private final ProseWriter prose;
  private final boolean begging;

  private RuleProse(RuleSet rules, ProseWriter prose) {
    this.rules = rules;
    this.prose = prose;
    this.begging = rules.beg() != BegRule.NONE;
  }

  /** The whole text, under the game's name. */
  static RuleText of(RuleSet rules, Texts texts, String game) {
    var prose = new ProseWriter(rules, texts);
    new RuleProse(rules, prose).write();
    new ScoringProse(rules, prose).write();
    ExampleProse.write(rules, texts, prose);
    new RuleGlossary(rules, prose).write();
    return prose.text(game);
  }

  private void write() {
    players();
    aim();
    deal();
    if (rules.trumpSource() == TrumpSource.TURN_UP) {
      turnUp();
      begging();
    }
    if (begging) {
      running();
    }
    if (rules.auction()) {
      bidding();
    }
    drawing();
    if (rules.trumpSource() != TrumpSource.TURN_UP) {
      trump();
    }
    play();
  }

  private void players() {
    prose.add("players.value", Parameter.PLAYERS);
    if (Parameter.PARTNERSHIPS.actsIn(rules)) {
      prose.add(Parameter.PARTNERSHIPS);
    }
    if (Parameter.DIRECTION.actsIn(rules)) {
      prose.add(Parameter.DIRECTION);
    }
    prose.add(Parameter.DECK);
    prose.addUnlessExpected(Parameter.JOKER, !rules.hasJoker());
    if (Parameter.JOKER_RANK.actsIn(rules)) {
      prose.add(Parameter.JOKER_RANK);
    }
    prose.close("players");
  }

  private void aim() {
    var ways = ScoredKinds.inPlay(rules);
    if (ways.equals(ScoringProse.THE_FOUR)) {
      prose.add("prose.aim.four");
    } else if (!ways.isEmpty()) {
      prose.add("prose.aim.ways");
    }
    prose.add("target.value", Parameter.TARGET);
    prose.close("aim");
  }

  private void deal() {
    prose.add(Parameter.FIRST_DEALER);
    prose.add("prose.deal.cut");
    if (begging) {
      prose.add("prose.deal.elder");
    } else {
      prose.add(rules.auction() ? "prose.deal.elder.auction" : "prose.deal.elder.no-beg");
    }
    prose.add("hand-size.value", Parameter.HAND_SIZE);
    prose.add("deal-packet.value", Parameter.DEAL_PACKET);
    prose.add("prose.deal.next");
    prose.close("deal");
  }

  private void turnUp() {
    prose.add(begging ? "prose.turn-up.proposed" : "prose.turn-up.final", Parameter.TRUMP_SOURCE);
    var scores = ScoredKinds.scores(AwardKind.TURN_UP, rules);
    prose.add(scores ? "turn-up-points.value" : "turn-up-points.none", Parameter.TURN_UP_POINTS);
    prose.close("turn-up");
  }

  private void begging() {
    prose.add(Parameter.BEG);
    if (rules.beg() == BegRule.FULL) {
      prose.add("gift-points.value", Parameter.GIFT_POINTS);
      if (Parameter.GIFT_TO.actsIn(rules)) {
        prose.add(Parameter.GIFT_TO);
      }
      if (Parameter.GIFT_CAN_WIN.actsIn(rules)) {
        prose.addUnlessExpected(Parameter.GIFT_CAN_WIN, rules.giftCanWin());
      }
      prose.addUnlessExpected(Parameter.GIFT_REQUIRES_TRUMP, !rules.giftRequiresTrump());
    }
    prose.close("begging");
  }

  private void running() {
    prose.add("run-packet.value", Parameter.RUN_PACKET, Parameter.RUN_RECIPIENTS);
    prose.add("prose.running.same-suit");
    if (Parameter.TURN_UP_SCORING.actsIn(rules)) {
      prose.add(Parameter.TURN_UP_SCORING);
    }
    prose.add(Parameter.HAND_AFTER_RUN);
    prose.add("prose.running.exhausted");
    if (Parameter.KEEP_TURN_UP_POINTS_ON_REDEAL.actsIn(rules)) {
      prose.add(Parameter.KEEP_TURN_UP_POINTS_ON_REDEAL);
    }
    prose.close("running");
  }

  private void bidding() {
    prose.add("prose.bidding.turn");
    prose.add("prose.bidding.range", Parameter.MIN_BID, Parameter.MAX_BID);
    prose.add(Parameter.DEALER_STEAL);
    prose.add(Parameter.ALL_PASS);
    prose.close("bidding");
  }

  private void drawing() {
    prose.addUnlessExpected(Parameter.DRAW_STOCK, !rules.draws());
    if (rules.draws()) {
      prose.add("prose.drawing.order");
      prose.add("prose.drawing.end");
    }
    prose.close("drawing");
  }

  private void trump() {
    prose.add(Parameter.TRUMP_SOURCE);
    if (rules.trumpSource() == TrumpSource.FIRST_LEAD) {
      if (!rules.auction()) {
        prose.addUnlessExpected("max-bid.value", true, Parameter.MAX_BID);
        if (rules.seating().partnerships()) {
          prose.add("prose.trump.blind");
        }
      }
      if (rules.hasJoker()) {
        prose.add("prose.trump.joker-led");
      }
    }
    prose.close("trump");
  }

  private void play() {
    prose.add(rules.auction() ? "prose.play.lead.pitcher" : "prose.play.lead");
    prose.add(Parameter.PERMISSIVE_TRUMPING);
    prose.add(Parameter.MUST_TRUMP_WHEN_VOID);
    prose.add("prose.play.trump-led");
    if (Parameter.NO_UNDERTRUMP.actsIn(rules)) {
      prose.addUnlessExpected(Parameter.NO_UNDERTRUMP, !rules.noUndertrump());
    }
    prose.add("prose.play.winner");
    prose.close("play");
  }
}
