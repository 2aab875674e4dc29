package hangjack.content.pdf;

/**
 * What a text is on the page, and so how it is set. Sizes and leadings are points; a leading is the
 * distance from line to line.
 */
public enum Role {
  TITLE(Face.DISPLAY, 40, 40, Ink.BLACK),
  /** A title over a column. */
  COLUMN_TITLE(Face.DISPLAY, 29, 31, Ink.BLACK),
  LEAD(Face.TEXT, 11.5, 16, Ink.GREY),
  SECTION(Face.DISPLAY, 16.5, 16.5, Ink.GREEN),
  SUBHEADING(Face.STRONG, 10, 13.8, Ink.GREEN),
  BODY(Face.TEXT, 10, 13.8, Ink.BLACK),
  /** As {@link #BODY} and {@link #CELL}, for what is read at arm's length. */
  LARGE(Face.TEXT, 12.5, 16.6, Ink.BLACK),
  /** A number to be seen from afar. */
  FIGURE(Face.DISPLAY, 17, 17, Ink.GREEN),
  SMALL(Face.TEXT, 9, 12.4, Ink.BLACK),
  CELL(Face.TEXT, 9.5, 12.8, Ink.BLACK),
  HEAD_CELL(Face.STRONG, 8.5, 11.5, Ink.GREY),
  CAPTION(Face.TEXT, 8.5, 11, Ink.GREY),
  CAPTION_STRONG(Face.STRONG, 8.5, 11, Ink.BLACK),
  INDEX(Face.STRONG, 13, 15, Ink.BLACK),
  FOOT(Face.TEXT, 8.5, 11, Ink.GREY);

  private final Face face;
  private final double size;
  private final double leading;
  private final Ink ink;

  Role(Face face, double size, double leading, Ink ink) {
    this.face = face;
    this.size = size;
    this.leading = leading;
    this.ink = ink;
  }

  /** The typeface of a stretch of text with that emphasis. */
  Face face(Emphasis emphasis) {
    return switch (emphasis) {
      case PLAIN -> face;
      case STRONG -> face == Face.DISPLAY ? face : Face.STRONG;
      case SLANTED -> face == Face.DISPLAY ? face : Face.SLANTED;
    };
  }

  /** Size of the type in points. */
  public double size() {
    return size;
  }

  /** From one line to the next, in points. */
  public double leading() {
    return leading;
  }

  Ink ink() {
    return ink;
  }

  /** Whether enlarged text makes it larger too; titles are large enough. */
  boolean enlarged() {
    return face != Face.DISPLAY && this != FOOT;
  }

  /** From a line's top to its baseline: the capitals stand in the middle of the line. */
  double baseline() {
    return (leading + 0.7 * size) / 2;
  }
}
