package hangjack.lessons;

import hangjack.analyzer.rules.Choice;

/** What a learner is asked to tap. */
public enum CardQuestion implements Choice {
  /** Every card of the hand that may be played to the trick. */
  ALL_LEGAL,
  /** One card that may be played and would win the trick as it lies. */
  TAKES_TRICK,
  /** The card that scores High in a finished deal. */
  HIGH,
  /** The card that scores Low in a finished deal. */
  LOW,
  /** The jack that scores in a finished deal. */
  JACK;

  /** Whether the answer is a whole set; if not, one card answers. */
  public boolean wantsAll() {
    return this == ALL_LEGAL;
  }
}
