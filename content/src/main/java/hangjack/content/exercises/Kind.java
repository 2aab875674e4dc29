package hangjack.content.exercises;

/** What is asked, in the order of a worksheet, and how often one worksheet asks it. */
public enum Kind {
  MAY_PLAY(3, 50),
  WINS_TRICK(2, 50),
  CALL(2, 300),
  WHO_SCORES(1, 50),
  COUNT_GAME(1, 50),
  COUNT_PEGS(1, 50),
  GOES_OUT(1, 300);

  private final int times;
  private final int patience;

  Kind(int times, int patience) {
    this.times = times;
    this.patience = patience;
  }

  int times() {
    return times;
  }

  /** After so many deals an easier exercise will do, and after twice as many none. */
  int patience() {
    return patience;
  }
}
