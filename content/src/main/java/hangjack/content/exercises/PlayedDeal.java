package hangjack.content.exercises;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Bot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A deal dealt by chance and played to its end by fair club players.
 *
 * @param states the deal before each action, first to last
 * @param end the deal when every card was played
 */
record PlayedDeal(List<DealState> states, DealState end) {
  PlayedDeal {
    states = List.copyOf(states);
  }

  /** A deal; empty where it was thrown in, or won before a card was played. */
  static Optional<PlayedDeal> of(RuleSet rules, Scores before, SplittableRandom random) {
    return played(begin(rules, before, random), random);
  }

  /** The deal of a seed, nothing scored before it; empty as above. */
  static Optional<PlayedDeal> dealtBy(Seat dealer, RuleSet rules, long seed) {
    var deal = Deal.shuffled(seed, rules, dealer);
    var begun = DealEngine.begin(rules, dealer, rules.startingScore(), deal);
    return played(begun, new SplittableRandom(seed));
  }

  /** The moments of another deal at which players called, nothing scored before it. */
  static List<DealState> calls(RuleSet rules, SplittableRandom random) {
    var states = new ArrayList<DealState>();
    var state = begin(rules, rules.startingScore(), random);
    while (state.toAct().isPresent() && state.phase() != Phase.PLAYING) {
      states.add(state);
      state = next(state, random);
    }
    return states;
  }

  private static Optional<PlayedDeal> played(DealState begun, SplittableRandom random) {
    var states = new ArrayList<DealState>();
    var state = begun;
    while (state.toAct().isPresent()) {
      states.add(state);
      state = next(state, random);
    }
    return state.ending().equals(Optional.of(Ending.PLAYED_OUT))
        ? Optional.of(new PlayedDeal(states, state))
        : Optional.empty();
  }

  private static DealState begin(RuleSet rules, Scores before, SplittableRandom random) {
    var seats = rules.seating().seats();
    var dealer = seats.get(random.nextInt(seats.size()));
    var deal = Deal.shuffled(random.nextLong(), rules, dealer);
    return DealEngine.begin(rules, dealer, before, deal);
  }

  private static DealState next(DealState state, SplittableRandom random) {
    return DealEngine.enforce(state, Bot.RULES_OF_THUMB.choose(state, random));
  }

  /** The moments at which the deal waited for something. */
  List<DealState> at(Phase phase) {
    return states.stream().filter(state -> state.phase() == phase).toList();
  }
}
