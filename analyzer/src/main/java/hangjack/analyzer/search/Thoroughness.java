package hangjack.analyzer.search;

/**
 * How thoroughly choices are valued.
 *
 * @param worlds how many ways of the unseen cards are drawn where they are not all counted, 1 or
 *     more
 * @param seed where the chances come from
 * @param exhaustive whether all ways are counted, up to five million distinct ones
 */
public record Thoroughness(int worlds, long seed, boolean exhaustive) {
  public Thoroughness {
    if (worlds < 1) {
      throw new IllegalArgumentException("no such number of worlds: " + worlds);
    }
  }
}
