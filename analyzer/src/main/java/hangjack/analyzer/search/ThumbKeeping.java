package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;

/** What it is worth, in points, to keep a card for a later trick. */
final class ThumbKeeping {
  /** A trump that nothing beats is kept as if it took so many tricks of the usual worth. */
  private static final double BEST_TRUMP = 3.5;

  /** The same for a trump that all others beat. */
  private static final double LOW_TRUMP = 1.4;

  /** The same for a card of a plain suit that only trumps beat. */
  private static final double BEST_PLAIN = 0.2;

  /** The share of its own worth that a card of a plain suit brings later. */
  private static final double OWN_WORTH = -0.05;

  /** The chance that the jack is saved though a trump above it is in another hand. */
  private static final double JACK_ALONE = 0.8;

  /** What each trump beside it adds to that chance. */
  private static final double JACK_GUARD = 0.1;

  /** What each trump above it in the same hand adds further. */
  private static final double JACK_HONOUR = 0.07;

  /** The jack is never quite safe while a higher trump is out. */
  private static final double SAFEST = 0.95;

  /** The chance that a trump above it catches a jack that another holds. */
  private static final double CATCH = 0.35;

  private final ThumbSight sight;
  private final ThumbWorth worth;
  private final double trickWorth;
  private final double wait;
  private final boolean holdsJack;
  private final double jackAbroad;

  ThumbKeeping(ThumbSight sight, ThumbWorth worth) {
    this.sight = sight;
    this.worth = worth;
    this.trickWorth = worth.ofATrick();
    var left = sight.handSize() - 1;
    this.wait = left / (left + 1.0);
    var jack = sight.trump.map(suit -> 1L << Card.of(Rank.JACK, suit).index()).orElse(0L);
    this.holdsJack = (sight.hand & jack) != 0;
    this.jackAbroad = (sight.unseen & jack) == 0 ? 0 : sight.out;
  }

  /** What a card of the hand is worth later; 0 for the last one. */
  double of(Card card) {
    if (wait == 0) {
      return 0;
    }
    if (worth.isJack(card)) {
      return ownJack(card);
    }
    return wait * (sight.isTrump(card) ? trump(card) : plain(card));
  }

  private double ownJack(Card jack) {
    var rules = sight.rules;
    var above = sight.above(jack);
    var feared = Long.bitCount(above & sight.unseen);
    if (feared == 0) {
      return rules.jackPoints() + wait * BEST_TRUMP * trickWorth;
    }
    var trumps = Long.bitCount(sight.trumps() & sight.hand) - 1;
    var saved = JACK_ALONE + JACK_GUARD * trumps + JACK_HONOUR * Long.bitCount(above & sight.hand);
    var danger = ThumbChances.holdsOne(Long.bitCount(sight.unseen), feared, held());
    var chance = 1 - danger * (1 - Math.min(SAFEST, saved));
    return chance * rules.jackPoints() - (1 - chance) * rules.hangJackPoints();
  }

  private int held() {
    return (int) Math.round(sight.out * Long.bitCount(sight.unseen));
  }

  private double trump(Card card) {
    var higher = Long.bitCount(sight.above(card) & sight.unseen);
    var all = Long.bitCount(sight.trumps() & sight.unseen);
    var share = all == 0 ? 1 : 1 - (double) higher / all;
    var keep = (LOW_TRUMP + (BEST_TRUMP - LOW_TRUMP) * share * share) * trickWorth;
    var rules = sight.rules;
    if (holdsJack) {
      keep += JACK_GUARD * (rules.jackPoints() + rules.hangJackPoints()) / 2;
    } else if (!card.isJoker() && card.rank().compareTo(Rank.JACK) > 0) {
      keep += CATCH * jackAbroad * rules.hangJackPoints();
    }
    return keep;
  }

  private double plain(Card card) {
    var higher = sight.above(card) & sight.unseen;
    var keep = OWN_WORTH * worth.of(card);
    return higher == 0 ? keep + BEST_PLAIN * trickWorth : keep;
  }
}
