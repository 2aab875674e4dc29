package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.Smudge;

/** What a club player says before the play: stand or beg, give or run, bid or pass. */
final class ThumbCalls {
  /** The elder hand stands with a hand this many points ahead, where a gift may follow. */
  private static final double STANDS = 0.1;

  /** The same where the dealer will not give. */
  private static final double STANDS_ALONE = -0.4;

  /** The dealer gives with a hand that stays this many points ahead after the gift. */
  private static final double GIVES = -0.75;

  /** A chance of High, 0 to 1, on which the last point of a match is played for. */
  private static final double SURE = 0.9;

  /** A player bids as many points as are likely, and this part of one more. */
  private static final double HOPE = 0.5;

  /** The same in pairs, where each set-back costs the partner too. */
  private static final double HOPE_IN_PAIRS = 0.3;

  /** How much of the highest bid may be wanting where it wins the match. */
  private static final double ALL = 0.15;

  /** The same for each point of the target: the longer a match, the more there is to win. */
  private static final double ALL_LONG = 0.05;

  /** How much bolder the bids are where another side is about to win. */
  private static final double BOLD = 0.3;

  /** The points that winning the match at once is like. */
  private static final double MATCH = 4;

  /** Points to go, or fewer, at which a side is about to win. */
  private static final int ABOUT_TO_WIN = 2;

  private ThumbCalls() {}

  /** Stand or beg. */
  static Action elder(DealState state, ThumbSight sight) {
    var rules = state.rules();
    var hand = new ThumbHand(sight, sight.trump.orElseThrow());
    var togo = toGo(state, true);
    if (togo <= rules.highPoints() && hand.high() >= SURE) {
      return new Action.Stand(sight.seat);
    }
    var gift = rules.beg() == BegRule.FULL && rules.giftPoints() > 0 && togo > rules.giftPoints();
    var least = (gift ? STANDS : STANDS_ALONE) - turnUps(state);
    return hand.ahead() >= least ? new Action.Stand(sight.seat) : new Action.Beg(sight.seat);
  }

  /** Give or run. */
  static Action dealer(DealState state, ThumbSight sight) {
    var give = new Action.Give(sight.seat);
    var run = new Action.Run(sight.seat);
    if (DealEngine.refusal(state, give).isPresent()) {
      return run;
    }
    var rules = state.rules();
    if (rules.giftPoints() > 0 && toGo(state, false) <= rules.giftPoints()) {
      return run;
    }
    var hand = new ThumbHand(sight, sight.trump.orElseThrow());
    var least = rules.giftPoints() + GIVES + turnUps(state);
    return hand.ahead() >= least ? give : run;
  }

  /** Bid, pass or take. */
  static Action bidder(DealState state, ThumbSight sight) {
    var rules = state.rules();
    var highest = Bidding.highestBid(rules, state.calls());
    var hope =
        (rules.seating().partnerships() ? HOPE_IN_PAIRS : HOPE)
            + (toGo(state, false) <= ABOUT_TO_WIN ? BOLD : 0);
    var made = ThumbPitch.made(sight);
    var worth = Math.min(rules.maxBid(), (int) Math.floor(made + hope));
    if (rules.smudge() == Smudge.WINS_UNLESS_IN_HOLE) {
      var scored = rules.made(state.before(), rules.seating().sideOf(sight.seat));
      var dares = scored >= 0 && made >= rules.maxBid() - ALL - ALL_LONG * rules.target();
      worth = dares ? rules.maxBid() : Math.min(worth, rules.maxBid() - 1);
    }
    var last = sight.seat == state.dealer();
    if (last && highest > 0 && worth >= highest) {
      var take = new Action.Take(sight.seat);
      if (DealEngine.refusal(state, take).isEmpty()) {
        return take;
      }
    }
    var lowest = Math.max(rules.minBid(), highest + 1);
    var bid = new Action.Bid(sight.seat, last ? lowest : Math.max(lowest, worth));
    var pass = new Action.Pass(sight.seat);
    return worth < lowest && DealEngine.refusal(state, pass).isEmpty() ? pass : bid;
  }

  /** The points that the own side, or the best of the others, still needs. */
  private static int toGo(DealState state, boolean own) {
    var rules = state.rules();
    var mine = rules.seating().sideOf(state.toAct().orElseThrow());
    var best = Integer.MIN_VALUE;
    for (var side : rules.seating().sides()) {
      if ((side == mine) == own) {
        best = Math.max(best, rules.made(state.before(), side));
      }
    }
    return rules.target() - best;
  }

  /** What the dealer may hope for from a card turned up: its points, or the match. */
  private static double turnUps(DealState state) {
    var rules = state.rules();
    var toGo = rules.target() - rules.made(state.before(), rules.seating().sideOf(state.dealer()));
    var sum = 0.0;
    for (var rank : Rank.values()) {
      var points = rules.turnUpPoints().of(Card.of(rank, Suit.SPADES));
      sum += rules.immediatePointsCanWin() && points > 0 && points >= toGo ? MATCH : points;
    }
    return sum / Rank.values().length;
  }
}
