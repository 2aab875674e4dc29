package hangjack.analyzer.review;

/** How the cards nobody could see treated a decision (record 3, {@code luck}). */
public enum Luck {
  NONE,
  /** Best on what could be known, not best with all cards seen, and less than a point was lost. */
  HINDSIGHT_ONLY,
  /** Best on what could be known, and lost at least a point with all cards seen. */
  UNLUCKY,
  /** Blamed, but best with all cards seen. */
  LUCKY
}
