package hangjack.content.pdf;

/**
 * Text of one face and ink, every character of which the face has.
 *
 * @param width in points, kerning included
 */
record Piece(Face face, double size, Ink ink, String text, double width) {}
