package hangjack.content.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * Sets texts in the faces of one document and remembers which characters it needs of each, so that
 * only these are embedded. Font objects must not be shared between documents: each has its set.
 */
final class FontSet {
  private static final int BOX = '□';
  private static final int NO_BREAK_HYPHEN = '\u2011';
  private static final int NO_BREAK_SPACE = '\u00A0';

  private final Map<Face, Set<Integer>> used = new EnumMap<>(Face.class);

  /** What shows a character: a face, its ink, and the character of that face. */
  private record Glyph(Face face, Ink ink, int character) {}

  /** Whether a sheet can show a character as it is, not as an empty box. */
  static boolean canShow(int character) {
    return invisible(character)
        || SuitShape.of(character).isPresent()
        || Character.isWhitespace(character)
        || FaceMetrics.of(Face.TEXT).has(character)
        || FaceMetrics.of(Face.FALLBACK).has(character);
  }

  /** Sets a text in one face; what the face lacks comes from the suits or the fallback. */
  static List<Piece> pieces(String text, Face face, double size, Ink ink) {
    var pieces = new ArrayList<Piece>();
    var run = new StringBuilder();
    var of = new Glyph(face, ink, ' ');
    for (var character : text.codePoints().toArray()) {
      if (invisible(character)) {
        continue;
      }
      var glyph = glyph(character, face, ink);
      if (glyph.face() != of.face() || glyph.ink() != of.ink()) {
        add(pieces, run, of, size);
      }
      of = glyph;
      run.appendCodePoint(glyph.character());
    }
    add(pieces, run, of, size);
    return pieces;
  }

  private static void add(List<Piece> pieces, StringBuilder run, Glyph of, double size) {
    if (!run.isEmpty()) {
      var text = run.toString();
      pieces.add(new Piece(of.face(), size, of.ink(), text, width(text, of.face()) * size));
      run.setLength(0);
    }
  }

  private static Glyph glyph(int character, Face face, Ink ink) {
    var suit = SuitShape.of(character);
    if (suit.isPresent()) {
      return new Glyph(Face.SUITS, SuitShape.ink(suit.get(), ink), character);
    }
    if (FaceMetrics.of(face).has(character)) {
      return new Glyph(face, ink, character);
    }
    if (character == NO_BREAK_HYPHEN) {
      return new Glyph(face, ink, '-');
    }
    if (Character.isWhitespace(character)) {
      return new Glyph(face, ink, ' ');
    }
    if (Character.isSpaceChar(character)) {
      return new Glyph(face, ink, NO_BREAK_SPACE);
    }
    var known = FaceMetrics.of(Face.FALLBACK).has(character);
    return new Glyph(Face.FALLBACK, ink, known ? character : BOX);
  }

  /** Joiners, marks of direction, variation selectors and controls that are no spaces. */
  private static boolean invisible(int character) {
    return Character.getType(character) == Character.FORMAT
        || (Character.isISOControl(character) && !Character.isWhitespace(character))
        || (character >= 0xFE00 && character <= 0xFE0F);
  }

  /** For a size of one point. */
  private static double width(String text, Face face) {
    return face == Face.SUITS
        ? text.length() * SuitShape.ADVANCE / 1000.0
        : FaceMetrics.of(face).width(text);
  }

  /** The operand of the TJ operator that shows a piece. */
  String show(Piece piece) {
    if (piece.face() == Face.SUITS) {
      used.putIfAbsent(Face.SUITS, Set.of());
      var codes = new StringBuilder("[<");
      for (var sign : piece.text().toCharArray()) {
        var suit = SuitShape.of(sign).orElseThrow();
        codes.append(String.format(Locale.ROOT, "%02X", SuitFont.code(suit)));
      }
      return codes.append(">]").toString();
    }
    var characters = used.computeIfAbsent(piece.face(), face -> new TreeSet<>());
    piece.text().codePoints().forEach(characters::add);
    return FaceMetrics.of(piece.face()).show(piece.text());
  }

  /** The name of a face among the resources of every page. */
  static String name(Face face) {
    return "F" + face.ordinal();
  }

  /** The fonts shown so far, embedded. */
  COSDictionary embed(PDDocument document) throws IOException {
    var fonts = new COSDictionary();
    for (var face : used.keySet()) {
      if (face == Face.SUITS) {
        fonts.setItem(COSName.getPDFName(name(face)), SuitFont.in(document));
      } else {
        var font = PDType0Font.load(document, FaceMetrics.of(face).parse(), true);
        used.getOrDefault(face, Set.of()).forEach(font::addToSubset);
        font.subset();
        fonts.setItem(COSName.getPDFName(name(face)), font.getCOSObject());
      }
    }
    return fonts;
  }
}
