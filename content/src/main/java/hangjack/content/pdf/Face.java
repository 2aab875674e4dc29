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

  /** The file beside this class in {@code fonts/}; empty for the suits. */
  String file() {
    return file;
  }
}
