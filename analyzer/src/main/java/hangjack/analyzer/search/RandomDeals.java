package hangjack.analyzer.search;

import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Recording;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Deals dealt by chance; the same seed gives the same deals. */
public final class RandomDeals {
  private RandomDeals() {}

  /**
   * Some deals, each with a dealer drawn by chance and with nothing scored before. All but the
   * first say so in their record, else the score of one would be carried into the next.
   *
   * @param count how many, 1 or more
   * @param bot who plays them out at every seat; where nobody does, they are only dealt
   */
  public static List<DealRecord> deals(RuleSet rules, long seed, int count, Optional<Bot> bot) {
    var seeds = new SplittableRandom(seed);
    var deals = new ArrayList<DealRecord>();
    for (var deal = 0; deal < count; deal++) {
      var dealt = dealt(rules, seeds.nextLong());
      var record = Recording.of(bot.isPresent() ? played(dealt, bot.get(), seeds.split()) : dealt);
      deals.add(deal == 0 ? record : record.withScore(rules.startingScore()));
    }
    return deals;
  }

  private static DealState dealt(RuleSet rules, long seed) {
    var seats = rules.seating().seats();
    var dealer = seats.get(new SplittableRandom(seed).nextInt(seats.size()));
    return DealEngine.begin(
        rules, dealer, rules.startingScore(), Deal.shuffled(seed, rules, dealer));
  }

  private static DealState played(DealState dealt, Bot bot, SplittableRandom random) {
    var state = dealt;
    while (state.toAct().isPresent()) {
      state = DealEngine.enforce(state, bot.choose(state, random));
    }
    return state;
  }
}
