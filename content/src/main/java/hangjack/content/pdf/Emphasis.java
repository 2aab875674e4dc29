package hangjack.content.pdf;

/** How a stretch of text stands out. */
public enum Emphasis {
  PLAIN,
  STRONG,
  SLANTED
}
