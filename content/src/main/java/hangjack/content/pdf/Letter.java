package hangjack.content.pdf;

/**
 * A character of a text and what shows it.
 *
 * @param at its place in the text
 * @param text what it says
 * @param shown the character whose glyph shows it; a joiner is shown by none and only joins
 */
record Letter(int at, String text, int shown) {
  /** The same letter, of which another character is a part. */
  Letter and(int part) {
    return new Letter(at, text + Character.toString(part), shown);
  }
}
