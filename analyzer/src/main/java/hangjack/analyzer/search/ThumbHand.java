package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSet;

/**
 * What a hand is likely to make with a suit as trumps, counted as a player at the table counts:
 * High, Low, Jack and Game, each by its chance.
 */
final class ThumbHand {
  /** How a partner's hand shares in what neither hand is sure of. */
  private static final double PARTNER = 1.0 / 3;

  /** The chance of a Low that goes to its taker with one trump, and what each further one adds. */
  private static final double LOW_TAKEN = 0.25;

  private static final double LOW_LENGTH = 0.1;

  /** The chance to save the own jack, what each trump beside it adds, and each above it. */
  private static final double JACK_ALONE = 0.5;

  private static final double JACK_GUARD = 0.2;
  private static final double JACK_HONOUR = 0.1;
  private static final double JACK_PARTNER = 0.15;

  /** The chance to catch another's jack with each trump held, and with each above the jack. */
  private static final double CATCH = 0.08;

  private static final double CATCH_HONOUR = 0.15;

  /** The chance of Game with nothing, and what trumps, high trumps, aces and tens add. */
  private static final double GAME_ALONE = 0.1;

  private static final double GAME_TRUMP = 0.12;
  private static final double GAME_HONOUR = 0.08;
  private static final double GAME_ACE = 0.08;
  private static final double GAME_TEN = 0.05;

  /** What a joker held, or in another hand, makes of its points. */
  private static final double JOKER_HELD = 0.5;

  private static final double JOKER_OUT = 0.2;

  /** The share of its pegs that a trump brings, and what each trump and each high one pegs more. */
  private static final double PEGGED = 0.5;

  private static final double PEGS_LENGTH = 2;
  private static final double PEGS_HONOUR = 3;

  /** No point of a deal is surer than this before it is played. */
  private static final double SUREST = 0.95;

  /** What each trump after the first is worth beyond what it makes by itself, in points. */
  private static final double LENGTH = 0.3;

  private final ThumbSight sight;
  private final RuleSet rules;
  private final Suit trump;
  private final long held;
  private final long hidden;
  private final double out;

  ThumbHand(ThumbSight sight, Suit trump) {
    this.sight = sight;
    this.rules = sight.rules;
    this.trump = trump;
    var trumps = ThumbSight.trumps(rules, trump);
    this.held = trumps & sight.hand;
    this.hidden = trumps & sight.unseen;
    this.out = sight.out;
  }

  /** The points that the own side is likely to make. */
  double made() {
    var jack = jack();
    return high() * rules.highPoints()
        + low() * rules.lowPoints()
        + (holdsJack() ? jack * rules.jackPoints() : jack * rules.hangJackPoints())
        + game() * (rules.gamePoints() + rules.endCountBonus())
        + joker()
        + pegs();
  }

  /** The points that the own side is likely to make beyond those of the others. */
  double ahead() {
    var jack = jack();
    var inPlay = (hidden & bit(Rank.JACK)) == 0 ? 0 : out;
    var jacks =
        holdsJack()
            ? jack * rules.jackPoints() - (1 - jack) * rules.hangJackPoints()
            : jack * rules.hangJackPoints() - (inPlay - jack) * rules.jackPoints();
    return ahead(high()) * rules.highPoints()
        + ahead(low()) * rules.lowPoints()
        + jacks
        + ahead(game()) * (rules.gamePoints() + rules.endCountBonus())
        + LENGTH * (Long.bitCount(held) - 1);
  }

  private double ahead(double chance) {
    return chance - (1 - chance) / (rules.seating().sides().size() - 1);
  }

  /** The chance of High. */
  double high() {
    var suit = held & ~(1L << Card.JOKER.index());
    if (suit == 0) {
      return partnersShare(0);
    }
    var highest = 63 - Long.numberOfLeadingZeros(suit);
    return partnersShare(Math.pow(1 - out, Long.bitCount(hidden & (-2L << highest) & natural())));
  }

  private double low() {
    var suit = held & ~(1L << Card.JOKER.index());
    if (rules.lowCredit() == LowCredit.TAKER) {
      return Math.min(SUREST, partnersShare(LOW_TAKEN + LOW_LENGTH * (Long.bitCount(suit) - 1)));
    }
    if (suit == 0) {
      return partnersShare(0);
    }
    var lowest = Long.numberOfTrailingZeros(suit);
    return partnersShare(
        Math.pow(1 - out, Long.bitCount(hidden & ((1L << lowest) - 1) & natural())));
  }

  /** The chance of winning the jack. */
  private double jack() {
    var honours = Long.bitCount(held & -bit(Rank.QUEEN) & natural());
    var length = Long.bitCount(held);
    if (holdsJack()) {
      var saved = JACK_ALONE + JACK_GUARD * (length - 1) + JACK_HONOUR * honours;
      return Math.min(SUREST, saved + (inPairs() ? JACK_PARTNER : 0));
    }
    if ((hidden & bit(Rank.JACK)) == 0) {
      return 0;
    }
    var caught = Math.min(SUREST, CATCH * length + CATCH_HONOUR * honours);
    return out * partnersShare(caught);
  }

  private double game() {
    var honours = Long.bitCount(held & -bit(Rank.QUEEN) & natural());
    var plain = sight.hand & ~held;
    var game =
        GAME_ALONE
            + GAME_TRUMP * Long.bitCount(held)
            + GAME_HONOUR * honours
            + GAME_ACE * count(plain, Rank.ACE)
            + GAME_TEN * count(sight.hand, Rank.TEN) * (rules.tenValue() > 0 ? 1 : 0);
    return Math.min(SUREST, partnersShare(game));
  }

  private double joker() {
    return rules.jokerPoints() * (sight.holds(Card.JOKER) ? JOKER_HELD : JOKER_OUT * out);
  }

  private double pegs() {
    if (rules.pegPoints().isNone()) {
      return 0;
    }
    var sum = 0.0;
    for (var card : new CardSet(held)) {
      sum += PEGGED * rules.pegPoints().of(card, trump);
    }
    return sum
        + PEGS_HONOUR * Long.bitCount(held & -bit(Rank.JACK) & natural())
        + PEGS_LENGTH * Long.bitCount(held);
  }

  private boolean holdsJack() {
    return (held & bit(Rank.JACK)) != 0;
  }

  private double partnersShare(double chance) {
    return inPairs() ? chance + (1 - chance) * PARTNER : chance;
  }

  private boolean inPairs() {
    return rules.seating().partnerships();
  }

  /** The suit of trumps without a joker. */
  private long natural() {
    return CardSet.all(trump).bits();
  }

  private long bit(Rank rank) {
    return 1L << Card.of(rank, trump).index();
  }

  private static int count(long cards, Rank rank) {
    var count = 0;
    for (var suit : Suit.values()) {
      count += (cards >>> Card.of(rank, suit).index() & 1) != 0 ? 1 : 0;
    }
    return count;
  }
}
