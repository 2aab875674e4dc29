package hangjack.content.pdf;

import java.util.List;

/** A line of set text, its pieces from left to right. */
record Line(List<Piece> pieces) {
  Line {
    pieces = List.copyOf(pieces);
  }

  /** In points. */
  double width() {
    return pieces.stream().mapToDouble(Piece::width).sum();
  }
}
