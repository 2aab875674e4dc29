package hangjack.analyzer.search;

import hangjack.analyzer.rules.Choice;

/** A tip of the old advice to players, as it was put to the test. */
public enum Tip implements Choice {
  /**
   * Beg with a weak hand: at most two trumps, and none above the ten ({@link HandClass#isWeak}).
   * The tip says 70 to 80 % of such hands; for how many begging is the better call is told by
   * {@link CallValueTable#shareBest}.
   */
  BEG_WHEN_WEAK,
  /**
   * Lead low trumps early to draw the Jack: to the first two tricks, while the jack of trumps is
   * neither held nor seen, lead a trump below it.
   */
  LEAD_LOW_TRUMPS,
  /**
   * Keep tens for the last tricks: play none before the last two where another card may be played.
   */
  KEEP_TENS,
  /**
   * Run when strong in a plain suit: begged, the dealer runs with three cards or more of a suit
   * that is not trumps, two of them among ace, king, queen and jack.
   */
  RUN_WHEN_STRONG,
  /**
   * Trump the ace at any price: where the ace of a plain suit of another side wins the trick, play
   * a trump if that is allowed.
   */
  TRUMP_THE_ACE
}
