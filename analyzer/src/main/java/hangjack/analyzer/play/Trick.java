package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One card from each player, or as many as have been played.
 *
 * @param number 1 for the first of the deal
 * @param leader who plays first
 * @param plays the cards in playing order
 * @param winner who has won it; empty until every player has played
 */
public record Trick(int number, Seat leader, List<CardPlayed> plays, Optional<Seat> winner) {
  public Trick {
    plays = List.copyOf(plays);
  }

  /** A trick to which nobody has played. */
  static Trick empty(int number, Seat leader) {
    return new Trick(number, leader, List.of(), Optional.empty());
  }

  Trick with(CardPlayed play) {
    var more = new ArrayList<>(plays);
    more.add(play);
    return new Trick(number, leader, more, winner);
  }

  Trick wonBy(Seat seat) {
    return new Trick(number, leader, plays, Optional.of(seat));
  }

  /** The cards in playing order. */
  public List<Card> cards() {
    return plays.stream().map(CardPlayed::card).toList();
  }

  /** Whether the trick holds a card. */
  public boolean holds(Card card) {
    return plays.stream().anyMatch(play -> play.card() == card);
  }
}
