package hangjack.content.pdf;

import java.util.List;

/**
 * A line of set text.
 *
 * @param pieces from left to right
 * @param logical the text in the order in which it is read, where that is not the order of the
 *     pieces; else empty
 */
record Line(List<Piece> pieces, String logical) {
  Line {
    pieces = List.copyOf(pieces);
  }

  /** In points. */
  double width() {
    return pieces.stream().mapToDouble(Piece::width).sum();
  }

  /** Whether it ends inside a word. */
  boolean divides() {
    return !pieces.isEmpty() && pieces.getLast().text().endsWith("\u00AD");
  }
}
