package hangjack.content.pdf;

/**
 * A glyph as it is set. Measures are thousandths of the size.
 *
 * @param glyph of its face
 * @param text the characters it stands for
 * @param advance the glyph's own width in its face, or 0 if it takes no room
 * @param space what is added before the next glyph
 * @param right how far it is moved right of its place
 * @param up how far it is moved up from the baseline
 */
record Sign(int glyph, String text, int advance, int space, int right, int up) {
  Sign(int glyph, String text, int advance) {
    this(glyph, text, advance, 0, 0, 0);
  }

  /** How far the next glyph is. */
  int width() {
    return advance + space;
  }

  Sign spaced(int more) {
    return new Sign(glyph, text, advance, space + more, right, up);
  }
}
