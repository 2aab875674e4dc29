package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The stock of a draw game whose record does not tell it. A card that was played must have been
 * drawn before; each is put where its player drew as early as can be, those played first before the
 * others, so that a play that could have happened finds room for all of them.
 */
final class UntoldStock {
  private final RuleSet rules;
  private final List<TrickRecord> tricks;
  private final List<Optional<Card>> cards;

  UntoldStock(RuleSet rules, List<TrickRecord> tricks) {
    this.rules = rules;
    this.tricks = tricks;
    var size = rules.pack().size() - rules.players() * rules.handSize();
    this.cards = new ArrayList<>(Collections.nCopies(size, Optional.empty()));
  }

  /** The stock, first drawn first; empty where the play does not show a card. */
  List<Optional<Card>> cards() {
    return cards;
  }

  /**
   * Puts in the cards that a seat drew and played.
   *
   * @param played the cards in the order of play
   * @return those that were played too early to have been drawn
   */
  List<Card> drawn(Seat seat, List<Card> played) {
    var tooEarly = new ArrayList<Card>();
    var draw = 0;
    for (var card : played) {
      var place = place(seat, draw);
      if (draw + 1 < trickOf(card) && place < cards.size()) {
        cards.set(place, Optional.of(card));
        draw++;
      } else {
        tooEarly.add(card);
      }
    }
    return tooEarly;
  }

  /** Where in the stock lies what a seat draws after a trick, counted from 0. */
  private int place(Seat seat, int trick) {
    if (trick + 1 >= tricks.size()) {
      return cards.size();
    }
    var winner = tricks.get(trick + 1).leader();
    return trick * rules.players() + rules.seating().from(winner).indexOf(seat);
  }

  /** The number of the trick that holds a card, from 1. */
  private int trickOf(Card card) {
    for (var trick = 0; trick < tricks.size(); trick++) {
      if (tricks.get(trick).cards().contains(Optional.of(card))) {
        return trick + 1;
      }
    }
    throw new IllegalArgumentException(card + " was not played");
  }
}
