package hangjack.analyzer.rules;

import java.util.List;
import java.util.function.Predicate;

/**
 * A reason why a combination of values can be neither dealt nor played.
 *
 * @param parameter the parameter to blame
 * @param arises whether it arises under some rules
 */
record Conflict(Parameter<?> parameter, Predicate<RuleSet> arises) {
  private static final List<Conflict> ALL =
      List.of(
          new Conflict(Parameter.HAND_SIZE, rules -> cardsBeforePlay(rules) > rules.pack().size()),
          new Conflict(Parameter.RUN_RECIPIENTS, Conflict::handsGrowUnequal),
          new Conflict(
              Parameter.BEG,
              rules -> rules.beg() != BegRule.NONE && rules.trumpSource() != TrumpSource.TURN_UP),
          new Conflict(
              Parameter.TRUMP_SOURCE,
              rules -> rules.trumpSource() == TrumpSource.STOCK_TOP && !rules.draws()),
          new Conflict(
              Parameter.DRAW_STOCK,
              rules ->
                  rules.draws()
                      && (rules.trumpSource() == TrumpSource.TURN_UP || !stockComesOutEven(rules))),
          new Conflict(
              Parameter.MAX_BID,
              rules -> rules.auction() && rules.trumpSource() != TrumpSource.FIRST_LEAD),
          new Conflict(
              Parameter.MIN_BID, rules -> rules.auction() && rules.minBid() > rules.maxBid()),
          new Conflict(Parameter.SMUDGE, rules -> rules.smudge() != Smudge.OFF && !rules.auction()),
          new Conflict(
              Parameter.COUNT_OUT,
              rules -> rules.countOut() == CountOut.PITCHER_FIRST && !rules.auction()),
          new Conflict(
              Parameter.REVOKE, rules -> rules.revoke() == RevokeScale.PITCH && !rules.auction()),
          new Conflict(
              Parameter.JOKER, rules -> rules.hasJoker() && jokerWouldNameTheTrump(rules)));

  /** What keeps these rules from being dealt and played; empty where nothing does. */
  static List<Conflict> in(RuleSet rules) {
    return ALL.stream().filter(conflict -> conflict.arises.test(rules)).toList();
  }

  private static int cardsBeforePlay(RuleSet rules) {
    var turnUp = rules.trumpSource() == TrumpSource.TURN_UP ? 1 : 0;
    return rules.players() * rules.handSize() + turnUp;
  }

  private static boolean handsGrowUnequal(RuleSet rules) {
    return rules.beg() != BegRule.NONE
        && rules.runRecipients() == RunRecipients.ELDER_AND_DEALER
        && rules.players() > 2
        && rules.handAfterRun() != HandAfterRun.REDUCE_TO_SIX;
  }

  private static boolean stockComesOutEven(RuleSet rules) {
    var stock = rules.pack().size() - rules.players() * rules.handSize();
    return stock > 0 && stock % rules.players() == 0;
  }

  /** A joker turned up, or on top of the stock, has no suit to make trumps. */
  private static boolean jokerWouldNameTheTrump(RuleSet rules) {
    return rules.trumpSource() == TrumpSource.TURN_UP
        || rules.trumpSource() == TrumpSource.STOCK_TOP;
  }

  @Override
  public String toString() {
    return parameter.name();
  }
}
