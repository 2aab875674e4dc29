package hangjack.content.pdf;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import hangjack.content.pdf.Setting.Script;
import java.lang.Character.UnicodeScript;

/** Chooses the face and the ink of each character. */
final class Characters {
  private static final int BOX = '□';
  private static final int NO_BREAK_HYPHEN = '\u2011';
  private static final int NO_BREAK_SPACE = '\u00A0';
  private static final int JOINER = '\u200D';
  private static final int SOFT_HYPHEN = '\u00AD';

  /** Marks that Chinese has as wide as its characters, and other scripts narrow. */
  private static final String WIDE_MARKS = "“”‘’…—·";

  /** What shows a character: a face, its ink, and the character of that face. */
  record Choice(Face face, Ink ink, int character) {}

  private Characters() {}

  /** Whether a sheet can show a character as it is, not as an empty box. */
  static boolean canShow(int character) {
    return invisible(character)
        || Character.isWhitespace(character)
        || choice(character, Face.TEXT, Ink.BLACK, Script.LATIN).character() != BOX
        || character == BOX;
  }

  static Choice choice(int character, Face face, Ink ink, Script script) {
    var suit = SuitShape.of(character);
    if (suit.isPresent()) {
      return new Choice(Face.SUITS, SuitShape.ink(suit.get(), ink), character);
    }
    var own = own(character, face, script);
    if (FaceMetrics.of(own).has(character)) {
      return new Choice(own, ink, character);
    }
    if (FaceMetrics.of(face).has(character)) {
      return new Choice(face, ink, character);
    }
    if (character == NO_BREAK_HYPHEN) {
      return new Choice(face, ink, '-');
    }
    if (Character.isWhitespace(character)) {
      return new Choice(own, ink, ' ');
    }
    if (Character.isSpaceChar(character)) {
      return new Choice(own, ink, FaceMetrics.of(own).has(NO_BREAK_SPACE) ? NO_BREAK_SPACE : ' ');
    }
    var known = FaceMetrics.of(Face.FALLBACK).has(character);
    return new Choice(Face.FALLBACK, ink, known ? character : BOX);
  }

  /** The face of the character's script, or that of the text for what all scripts share. */
  private static Face own(int character, Face face, Script script) {
    // Most texts are Latin, and need not ask.
    if (character < 0x250 && script == Script.LATIN) {
      return face;
    }
    return switch (UnicodeScript.of(character)) {
      case ARABIC -> face.arabic();
      case HAN, HIRAGANA, KATAKANA, BOPOMOFO -> face.chinese();
      case COMMON, INHERITED -> shared(character, face, script);
      case LATIN -> script == Script.ARABIC ? face.arabic() : face;
      default -> face;
    };
  }

  private static Face shared(int character, Face face, Script script) {
    if (isWide(character)) {
      return face.chinese();
    }
    if (isArabicMark(character) || script == Script.ARABIC) {
      return face.arabic();
    }
    return script == Script.CHINESE && WIDE_MARKS.indexOf(character) >= 0 ? face.chinese() : face;
  }

  /** Marks of Chinese and Japanese, and wide forms of Latin ones. */
  private static boolean isWide(int character) {
    return (character >= 0x3000 && character <= 0x303F)
        || (character >= 0xFF00 && character <= 0xFFEF);
  }

  /** Marks and vowel signs of Arabic, which other scripts share with it. */
  private static boolean isArabicMark(int character) {
    return (character >= 0x600 && character <= 0x6FF) || isArabicForm(character);
  }

  private static boolean isArabicForm(int character) {
    return character >= 0xFE70 && character <= 0xFEFC;
  }

  /** Whether a character is a part of the emoji before it: one box shows all of it. */
  static boolean belongsTo(Letter before, int character) {
    if (before.shown() != BOX || before.text().codePointAt(0) == BOX) {
      return false;
    }
    var last = before.text().codePointBefore(before.text().length());
    return character == JOINER
        || last == JOINER
        || (character >= 0xFE00 && character <= 0xFE0F)
        || UCharacter.hasBinaryProperty(character, UProperty.EMOJI_MODIFIER);
  }

  /** The character whose glyph stands for another in text that runs to the left: ( for ). */
  static int mirrored(int character) {
    return UCharacter.getMirror(character);
  }

  /** Marks of direction, soft hyphens, variation selectors and controls that are no spaces. */
  static boolean invisible(int character) {
    return Character.getType(character) == Character.FORMAT
        || character == SOFT_HYPHEN
        || (Character.isISOControl(character) && !Character.isWhitespace(character))
        || (character >= 0xFE00 && character <= 0xFE0F);
  }
}
