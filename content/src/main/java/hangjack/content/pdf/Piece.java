package hangjack.content.pdf;

import java.util.List;

/**
 * Glyphs of one face and ink from left to right.
 *
 * @param size of the type in points
 */
record Piece(Face face, double size, Ink ink, List<Sign> signs) {
  Piece {
    signs = List.copyOf(signs);
  }

  /** In points, kerning included. */
  double width() {
    return signs.stream().mapToInt(Sign::width).sum() * size / 1000;
  }

  /** The characters shown, from left to right. */
  String text() {
    var text = new StringBuilder();
    signs.forEach(sign -> text.append(sign.text()));
    return text.toString();
  }
}
