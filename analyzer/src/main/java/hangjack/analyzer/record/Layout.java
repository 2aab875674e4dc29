package hangjack.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The form of a record: lines of tags and tricks, with comments taken out. It forgives what does
 * not change the meaning: spaces of every kind, missing closing quotes, {@code key: value} lines.
 */
final class Layout {
  private static final Pattern TAG =
      Pattern.compile("\\[ *([\\p{L}]+) *[\"“”„«']? ?(.*?)(?: ?[\"“”»']? *\\]?) *");
  private static final Pattern KEY_VALUE = Pattern.compile("([\\p{L}]{2,}) *: *(.*?) *");
  private static final Pattern TRICK_NUMBER = Pattern.compile("[0-9]{1,2}[.)]");
  private static final Pattern WORD = Pattern.compile("[^ ,]+");

  private final List<Entry> entries = new ArrayList<>();

  private Layout() {}

  /** The lines of a text that say something. */
  static List<Entry> of(String text) {
    var layout = new Layout();
    var lines = withoutComments(text).split("\n", -1);
    var afterBlank = true;
    for (var number = 1; number <= lines.length; number++) {
      var line = lines[number - 1];
      if (line.isBlank()) {
        afterBlank = true;
      } else {
        layout.line(line, number, afterBlank);
        afterBlank = false;
      }
    }
    return layout.entries;
  }

  private void line(String line, int number, boolean afterBlank) {
    var start = line.length() - line.stripLeading().length();
    var content = new Word(line.strip(), number, start + 1);
    var tag = TAG.matcher(content.text());
    var keyValue = KEY_VALUE.matcher(content.text());
    var match = tag.matches() ? tag : keyValue.matches() ? keyValue : null;
    if (match != null) {
      entries.add(
          new Entry.Tag(
              content.part(match.start(1), match.end(1)),
              content.part(match.start(2), match.end(2)),
              afterBlank));
    } else if (content.text().startsWith("[")) {
      entries.add(new Entry.Unreadable(content));
    } else {
      tricks(content);
    }
  }

  /** A line of tricks; pasted text may have lost the ends of its lines. */
  private void tricks(Word line) {
    var words = new ArrayList<Word>();
    Word start = null;
    for (var word : words(line)) {
      if (TRICK_NUMBER.matcher(word.text()).matches()) {
        trick(start, words);
        words = new ArrayList<>();
        start = word;
      } else {
        words.add(word);
      }
    }
    trick(start, words);
  }

  private void trick(@org.jspecify.annotations.Nullable Word start, List<Word> words) {
    if (start != null) {
      entries.add(new Entry.Play(start, words));
    } else if (!words.isEmpty()) {
      entries.add(new Entry.Play(words.getFirst(), words));
    }
  }

  /** The words of a text between spaces and commas; a trick's number ends with its dot. */
  static List<Word> words(Word text) {
    var words = new ArrayList<Word>();
    var matcher = WORD.matcher(text.text());
    while (matcher.find()) {
      var word = text.part(matcher.start(), matcher.end());
      var dot = Pattern.compile("^[0-9]{1,2}[.)](?=.)").matcher(word.text());
      if (dot.find()) {
        words.add(word.part(0, dot.end()));
        words.add(word.part(dot.end(), word.text().length()));
      } else {
        words.add(word);
      }
    }
    return words;
  }

  /** The text with comments and odd spaces made plain spaces, so that places stay the same. */
  private static String withoutComments(String text) {
    var plain = new StringBuilder(text.length());
    var inBraces = false;
    var toLineEnd = false;
    var inValue = false;
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      if (c == '\r') {
        var beforeNewLine = i + 1 < text.length() && text.charAt(i + 1) == '\n';
        c = beforeNewLine ? ' ' : '\n';
      }
      if (c == '\n') {
        plain.append(c);
        toLineEnd = false;
        inValue = false;
        continue;
      }
      if (inBraces || toLineEnd) {
        inBraces = inBraces && c != '}';
        plain.append(' ');
        continue;
      }
      inValue = inValue || c == '[' || c == ':';
      if (!inValue && (c == '{' || c == ';')) {
        inBraces = c == '{';
        toLineEnd = c == ';';
        plain.append(' ');
      } else {
        plain.append(isSpace(c) ? ' ' : c);
      }
      if (c == ']') {
        inValue = false;
      }
    }
    return plain.toString();
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.getType(c) == Character.FORMAT;
  }
}
