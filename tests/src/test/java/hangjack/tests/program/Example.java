package hangjack.tests.program;

import hangjack.analyzer.fixtures.Records;

/** A deal of Trinidad whose result was worked out by hand, and what goes wrong with it. */
final class Example {
  /** Kh is High for N-S, 2h Low, Jh is hung, Game is 19 pips to 7: the deal is 6-0. */
  static final String RECORD = Records.HUNG_JACK;

  /** East has the 7d of South, whose place is line 5, column 21. */
  static final String CARD_TWICE = RECORD.replace("7h 7c\"]", "7h 7d\"]");

  /**
   * South holds the 7d, a card of the suit led, and plays the Jc in trick 4; the 7d follows in
   * trick 5, which East ruffs all the same. The pips stay 19 to 7.
   */
  static final String REVOKE =
      RECORD
          .replace("4. N 2d Qd 7d 7c", "4. N 2d Qd Jc 7c")
          .replace("5. W Ac Jc 7h 5d", "5. W Ac 7d 7h 5d");

  private Example() {}
}
