package hangjack.tests.program;

/** A deal of Trinidad whose result was worked out by hand, and what goes wrong with it. */
final class Example {
  /** Kh is High for N-S, 2h Low, Jh is hung, Game is 19 pips to 7: the deal is 6-0. */
  static final String RECORD =
      """
      [Rules "trinidad"]
      [Dealer "E"]
      [North "5s 8h 2h 5d 4d 2d"]
      [West "Qs 8s Jh Qd 8d Ac"]
      [South "Ks Kh 6h 9d 7d Jc"]
      [East "7s 4s 3s Th 7h 7c"]
      [TurnUp "9h"]
      [Calls "N stand"]
      1. N 5s 8s 6h 7s
      2. S Kh Th 8h Jh
      3. S 9d 4s 2h 8d
      4. N 2d Qd 7d 7c
      5. W Ac Jc 7h 5d
      6. E 3s 4d Qs Ks
      """;

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
