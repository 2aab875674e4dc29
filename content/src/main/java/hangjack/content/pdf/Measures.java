package hangjack.content.pdf;

/**
 * The widths of a page or of a column, in points from the edge where lines begin.
 *
 * @param page the width of the whole paper
 * @param left where the headings begin
 * @param whole from there to the end of lines
 * @param side the width of the margin with the headings; 0 where they stand above their text
 */
record Measures(double page, double left, double whole, double side) {
  private static final double GUTTER = 16;

  /** A page between margins of the same width, with headings beside their text. */
  static Measures ofPage(double page, double margin, double side) {
    return new Measures(page, margin, page - 2 * margin, side);
  }

  /** A column, which is too narrow for headings beside the text. */
  Measures column(double start, double width) {
    return new Measures(page, start, width, 0);
  }

  /** The same place where x is measured from the other edge of the paper. */
  Measures turned() {
    return new Measures(page, page - left - whole, whole, side);
  }

  boolean narrow() {
    return side == 0;
  }

  /** Where lines end. */
  double right() {
    return left + whole;
  }

  /** Where the text begins. */
  double text() {
    return narrow() ? left : left + side + GUTTER;
  }

  double width() {
    return right() - text();
  }
}
