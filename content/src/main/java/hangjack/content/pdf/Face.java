package hangjack.content.pdf;

/** A typeface in one weight. */
enum Face {
  TEXT("Lato-Regular.ttf"),
  STRONG("Lato-Bold.ttf"),
  SLANTED("Lato-Italic.ttf"),
  DISPLAY("MarkaziText-Bold.ttf"),
  /** For characters the others lack: names in Greek, Cyrillic and other scripts. */
  FALLBACK("DejaVuSans.ttf"),
  /** The four suits, drawn by {@link SuitFont}. */
  SUITS("");

  private final String file;

  Face(String file) {
    this.file = file;
  }

  /**
   * What is added to the font's own width of a character, in thousandths of the size. The display
   * face sets words too close for headings, and the text face has a narrow no-break space that is
   * not narrow.
   */
  int extra(int character) {
    return switch (this) {
      case DISPLAY -> character == ' ' || character == '\u00A0' ? 75 : 0;
      case TEXT, STRONG, SLANTED -> character == '\u202F' ? -85 : 0;
      case FALLBACK, SUITS -> 0;
    };
  }

  /** The file beside this class in {@code fonts/}; empty for the suits. */
  String file() {
    return file;
  }
}
