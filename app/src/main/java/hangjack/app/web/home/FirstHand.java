package hangjack.app.web.home;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.Pips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The hand of the first page: South plays last to a trick of spades, hearts being trump. */
final class FirstHand {
  static final Suit TRUMP = Suit.HEARTS;
  static final Seat PLAYER = Seat.SOUTH;
  static final List<Card> HAND = Card.list("Jh 2h Ks 4s 9d Tc");

  /** The trick so far, East having led. */
  static final List<Card> TRICK = Card.list("Qs 8s 3s");

  private static final RuleSet RULES = RuleSets.named("trinidad").orElseThrow();
  private static final Seat LEADER = Seat.EAST;

  private FirstHand() {}

  /** Who sits at the table, in the order of play from the leader. */
  static List<Seat> seats() {
    return RULES.seating().from(LEADER);
  }

  /** Why the rules refuse a card of the hand; empty where it may be played. */
  static Optional<Refusal> refusal(Card card) {
    return Following.refusal(RULES, TRUMP, CardSet.of(HAND), TRICK, card);
  }

  /** Who takes the trick once that card is played to it. */
  static Seat winner(Card card) {
    return seats().get(TrickWinner.place(trickWith(card), RULES.trumps(TRUMP)));
  }

  /** What the cards of the trick count towards Game once that card is played to it. */
  static int pips(Card card) {
    return Pips.of(RULES, trickWith(card));
  }

  private static List<Card> trickWith(Card card) {
    var trick = new ArrayList<>(TRICK);
    trick.add(card);
    return trick;
  }
}
