package hangjack.analyzer.review;

/**
 * How thoroughly a deal is reviewed.
 *
 * @param worlds how many worlds are sampled where they are not all counted, 1 or more
 * @param seed where the chances come from; the same seed gives the same review
 * @param exhaustive whether all worlds are counted, up to five million distinct ones
 */
public record ReviewSettings(int worlds, long seed, boolean exhaustive) {
  /** 2,000 worlds and seed 1 (record 3). */
  public static final ReviewSettings DEFAULT = new ReviewSettings(2000, 1, false);

  /** The most worlds that may be asked for. */
  public static final int MOST_WORLDS = 100_000;

  public ReviewSettings {
    if (worlds < 1 || worlds > MOST_WORLDS) {
      throw new IllegalArgumentException("no such number of worlds: " + worlds);
    }
  }
}
