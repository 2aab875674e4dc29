package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.RuleSet;
import java.util.List;

/**
 * Who wins a trick.
 *
 * @param plays who played which card, the leader first
 */
public record WinsTrick(RuleSet rules, Suit trump, List<CardPlayed> plays) implements Exercise {
  public WinsTrick {
    plays = List.copyOf(plays);
  }

  @Override
  public Kind kind() {
    return Kind.WINS_TRICK;
  }

  /** The winning card and who played it. */
  public CardPlayed answer() {
    var cards = plays.stream().map(CardPlayed::card).toList();
    return plays.get(TrickWinner.place(cards, rules.trumps(trump)));
  }

  /** By the losing cards of a higher rank than the one that wins: none, one, or more. */
  @Override
  public Level level() {
    return Level.of(higherLosers(), 1, 2);
  }

  @Override
  public boolean isTrivial() {
    return higherLosers() == 0;
  }

  private int higherLosers() {
    var best = answer().card();
    return (int) plays.stream().filter(play -> ranksAbove(play.card(), best)).count();
  }

  /** A joker has no rank, so it seems to lose to every card. */
  private static boolean ranksAbove(Card card, Card other) {
    if (card.isJoker()) {
      return false;
    }
    return other.isJoker() || card.rank().compareTo(other.rank()) > 0;
  }
}
