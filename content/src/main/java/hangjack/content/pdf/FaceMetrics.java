package hangjack.content.pdf;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What setting a text needs to know of a face. Read once and shared: it never changes. */
final class FaceMetrics {
  /** Each face is read when it is first needed; the fallback rarely is. */
  private static final Map<Face, FaceMetrics> READ = new ConcurrentHashMap<>();

  private static final Map<String, FontFile> FILES = new ConcurrentHashMap<>();

  private final Face face;
  private final FontFile font;
  private final Kerning kerning;
  private final Shaper shaper;

  private FaceMetrics(Face face) {
    this.face = face;
    font = FILES.computeIfAbsent(face.file(), FontFile::named);
    kerning = Kerning.of(font);
    shaper = new Shaper(this);
  }

  /** The metrics of a face that has a file. */
  static FaceMetrics of(Face face) {
    return READ.computeIfAbsent(face, FaceMetrics::new);
  }

  FontFile font() {
    return font;
  }

  boolean has(int character) {
    return font.glyph(character) != 0;
  }

  /** In thousandths of the size, rounded as the file says them to its readers. */
  int advance(int glyph) {
    return thousandths(font.advance(glyph));
  }

  int thousandths(int units) {
    return Math.round(units * 1000f / font.unitsPerEm());
  }

  /** By how much two glyphs are moved apart, in thousandths of the size. */
  int kern(int left, int right) {
    return thousandths(kerning.between(left, right));
  }

  /**
   * The glyphs of a run from left to right.
   *
   * @param run the characters in the order in which they are read
   */
  List<Sign> signs(List<Letter> run, boolean rightToLeft) {
    return shaper.signs(run, rightToLeft);
  }

  /** The glyph of a character, with what the face adds to its width. */
  Sign sign(Letter letter) {
    var glyph = font.glyph(letter.shown());
    return new Sign(glyph, letter.text(), advance(glyph), face.extra(letter.shown()), 0, 0);
  }
}
