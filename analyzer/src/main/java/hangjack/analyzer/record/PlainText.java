package hangjack.analyzer.record;

import java.util.List;

/**
 * A record's text with comments and odd spaces made plain spaces, so that every place stays the
 * same. Comments are {@code { … }} over any number of lines and {@code ;} to the end of a line; in
 * the value of a tag both are part of the value.
 */
final class PlainText {
  private final String text;
  private final StringBuilder plain;
  private boolean inBraces;

  PlainText(String text) {
    this.text = text;
    this.plain = new StringBuilder(text.length());
  }

  List<String> lines() {
    var start = 0;
    while (start <= text.length()) {
      var end = start;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      line(start, end);
      var pair = text.startsWith("\r\n", end);
      if (end < text.length()) {
        plain.append('\n');
      }
      start = end + (pair ? 2 : 1);
    }
    return List.of(plain.toString().split("\n", -1));
  }

  /**
   * The length of the name before a colon; 0 where a line has none. A name has two letters or more,
   * or is a word of one Chinese character.
   */
  static int keyLength(String line) {
    var end = 0;
    while (end < line.length() && isNameLetter(line.charAt(end))) {
      end++;
    }
    var least = end > 0 && Character.isIdeographic(line.charAt(0)) ? 1 : 2;
    var colon = end;
    while (colon < line.length() && line.charAt(colon) == ' ') {
      colon++;
    }
    return end >= least && isColon(line, colon) ? end : 0;
  }

  /** Whether the colon between a name and its value stands there, also the wide one. */
  static boolean isColon(String line, int place) {
    return place < line.length() && (line.charAt(place) == ':' || line.charAt(place) == '：');
  }

  /** A letter, or an accent written after its letter. */
  private static boolean isNameLetter(char c) {
    return Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private void line(int start, int end) {
    var from = start;
    if (inBraces) {
      from = comment(start, end);
    }
    var content = from;
    while (content < end && isSpace(text.charAt(content))) {
      content++;
    }
    var bracketed = content < end && text.charAt(content) == '[';
    var keyed = !inBraces && keyLength(text.substring(content, end).replace('\t', ' ')) > 0;
    var i = from;
    while (i < end) {
      if (bracketed) {
        var valueEnd = bracketEnd(i, end);
        spaced(i, valueEnd);
        i = valueEnd;
        bracketed = false;
      } else if (!keyed && text.charAt(i) == '{') {
        inBraces = true;
        i = comment(i, end);
      } else if (!keyed && text.charAt(i) == ';') {
        plain.repeat(' ', end - i);
        i = end;
      } else {
        spaced(i, i + 1);
        i++;
      }
    }
  }

  /** Blanks a comment out; says where the text goes on. */
  private int comment(int from, int end) {
    var close = text.indexOf('}', from);
    inBraces = close < 0 || close >= end;
    var to = inBraces ? end : close + 1;
    plain.repeat(' ', to - from);
    return to;
  }

  /** The place after the bracket that ends a tag, or the line's end where it is missing. */
  private int bracketEnd(int from, int end) {
    var quoted = false;
    for (var i = from; i < end; i++) {
      var c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ']' && !quoted) {
        return i + 1;
      }
    }
    return end;
  }

  private void spaced(int from, int to) {
    for (var i = from; i < to; i++) {
      var c = text.charAt(i);
      plain.append(isSpace(c) ? ' ' : c);
    }
  }

  /** Also the invisible marks that pasted text carries; joiners within names are left alone. */
  private static boolean isSpace(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || c == '\ufeff'
        || (c >= '\u200b' && c <= '\u200f' && c != '\u200c' && c != '\u200d')
        || (c >= '\u202a' && c <= '\u202e')
        || (c >= '\u2066' && c <= '\u2069');
  }
}
