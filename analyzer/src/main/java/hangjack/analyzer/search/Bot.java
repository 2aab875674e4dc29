package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A player that is a program. */
public enum Bot implements Choice {
  /** Does any of the things the rules allow, each as likely as the others. */
  RANDOM {
    @Override
    public Action choose(DealState state, SplittableRandom random) {
      var legal = DealEngine.legalActions(state);
      return legal.get(random.nextInt(legal.size()));
    }
  },
  /** A fair club player: plays by rules of thumb on what his seat can know. */
  RULES_OF_THUMB {
    @Override
    public Action choose(DealState state, SplittableRandom random) {
      return RulesOfThumb.choose(state);
    }
  },
  /** Values every choice on some ways in which the unseen cards may lie. */
  SEARCHER {
    @Override
    public Action choose(DealState state, SplittableRandom random) {
      return Searcher.choose(state, random);
    }
  };

  /**
   * What the player to act does.
   *
   * @param state a deal that is not over
   * @param random where the bot draws its chances from
   */
  public abstract Action choose(DealState state, SplittableRandom random);

  /** The bot of a public name such as {@code random}; empty where there is none. */
  public static Optional<Bot> named(String name) {
    return Arrays.stream(values()).filter(bot -> bot.publicName().equals(name)).findFirst();
  }

  /** The public names of all bots. */
  public static List<String> names() {
    return Arrays.stream(values()).map(Choice::publicName).toList();
  }
}
