package hangjack.content.pdf;

/** A typeface in one weight. */
enum Face {
  TEXT("Lato-Regular.ttf"),
  STRONG("Lato-Bold.ttf"),
  SLANTED("Lato-Italic.ttf"),
  DISPLAY("MarkaziText-Bold.ttf"),
  ARABIC("MarkaziText-Regular.ttf"),
  ARABIC_STRONG("MarkaziText-Bold.ttf"),
  CHINESE("NotoSansSC-Regular.ttf"),
  /** The same file as the plain face, made heavier by a line around it: one file of 10 MB less. */
  CHINESE_STRONG("NotoSansSC-Regular.ttf"),
  /** For headings, whose Latin face is small for its size. */
  CHINESE_DISPLAY("NotoSansSC-Regular.ttf"),
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
      case ARABIC, ARABIC_STRONG, CHINESE, CHINESE_STRONG, CHINESE_DISPLAY, FALLBACK, SUITS -> 0;
    };
  }

  /** How much larger than Latin type it is set to look as large. */
  double scale() {
    return switch (this) {
      case ARABIC, ARABIC_STRONG -> 1.3;
      case CHINESE, CHINESE_STRONG -> 0.96;
      case CHINESE_DISPLAY -> 0.78;
      case TEXT, STRONG, SLANTED, DISPLAY, FALLBACK, SUITS -> 1;
    };
  }

  /** The thickness of a line around each glyph, for a size of one point. */
  double outline() {
    return this == CHINESE_STRONG || this == CHINESE_DISPLAY ? 0.032 : 0;
  }

  /** The face of the same weight for Arabic letters. */
  Face arabic() {
    return switch (this) {
      case STRONG, ARABIC_STRONG, CHINESE_STRONG -> ARABIC_STRONG;
      case DISPLAY, CHINESE_DISPLAY -> DISPLAY;
      case TEXT, SLANTED, ARABIC, CHINESE, FALLBACK, SUITS -> ARABIC;
    };
  }

  /** The face of the same weight for Chinese characters. */
  Face chinese() {
    return switch (this) {
      case STRONG, ARABIC_STRONG, CHINESE_STRONG -> CHINESE_STRONG;
      case DISPLAY, CHINESE_DISPLAY -> CHINESE_DISPLAY;
      case TEXT, SLANTED, ARABIC, CHINESE, FALLBACK, SUITS -> CHINESE;
    };
  }

  /** The face under which its glyphs are embedded. */
  Face embedded() {
    return file.equals(CHINESE.file) ? CHINESE : this;
  }

  /** The file beside this class in {@code fonts/}; empty for the suits. */
  String file() {
    return file;
  }

  /** The name of the font in the PDF file. */
  String postScriptName() {
    return file.replace(".ttf", "");
  }
}
