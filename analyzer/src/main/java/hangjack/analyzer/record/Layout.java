package hangjack.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The form of a record: lines of tags and lines of tricks, with comments taken out. It forgives
 * what does not change the meaning: spaces of every kind, missing closing quotes, {@code key:
 * value} lines, tricks that lost the ends of their lines. It reads every character a fixed number
 * of times, so that no text can keep it busy.
 */
final class Layout {
  private static final String QUOTES = "\"“”„«»";
  private static final String SEPARATORS = " ,،，、";

  private final List<Entry> entries = new ArrayList<>();

  private Layout() {}

  /** The lines of a text that say something. */
  static List<Entry> of(String text) {
    var layout = new Layout();
    var lines = new PlainText(text).lines();
    var afterBlank = true;
    for (var number = 1; number <= lines.size(); number++) {
      var line = lines.get(number - 1);
      if (!line.isBlank()) {
        layout.line(line, number, afterBlank);
      }
      afterBlank = line.isBlank();
    }
    return layout.entries;
  }

  /**
   * The words of a text between spaces and commas of any script; a trick's number ends with its
   * dot.
   */
  static List<Word> words(Word text) {
    var words = new ArrayList<Word>();
    var start = -1;
    var all = text.text();
    for (var i = 0; i <= all.length(); i++) {
      var separates = i == all.length() || SEPARATORS.indexOf(all.charAt(i)) >= 0;
      if (separates && start >= 0) {
        word(text.part(start, i), words);
        start = -1;
      } else if (!separates && start < 0) {
        start = i;
      }
    }
    return words;
  }

  private static void word(Word word, List<Word> words) {
    var number = numberLength(word.text());
    if (number > 0 && number < word.text().length()) {
      words.add(word.part(0, number));
      words.add(word.part(number, word.text().length()));
    } else {
      words.add(word);
    }
  }

  /** The length of a trick's number with its dot at the start of a word; 0 where there is none. */
  private static int numberLength(String word) {
    var digits = 0;
    while (digits < word.length() && digits < 2 && isDigit(word.charAt(digits))) {
      digits++;
    }
    var dotted =
        digits > 0
            && digits < word.length()
            && (word.charAt(digits) == '.' || word.charAt(digits) == ')');
    return dotted ? digits + 1 : 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void line(String line, int number, boolean afterBlank) {
    var start = line.length() - line.stripLeading().length();
    var content = new Word(line.strip(), number, start + 1);
    var tag =
        content.text().startsWith("[")
            ? bracketed(content, afterBlank)
            : keyed(content, afterBlank);
    if (tag.isPresent()) {
      entries.add(tag.get());
    } else if (content.text().startsWith("[")) {
      entries.add(new Entry.Unreadable(content));
    } else {
      tricks(content);
    }
  }

  /** {@code [Name "value"]}, where the end may be missing. */
  private static Optional<Entry> bracketed(Word line, boolean afterBlank) {
    var text = line.text();
    var name = skipSpaces(text, 1);
    var nameEnd = name;
    while (nameEnd < text.length() && isNameLetter(text.charAt(nameEnd))) {
      nameEnd++;
    }
    var value = skipSpaces(text, nameEnd);
    var parted =
        value > nameEnd
            || value == text.length()
            || isQuote(text, value)
            || text.charAt(value) == ']';
    if (nameEnd == name || !parted) {
      return Optional.empty();
    }
    var quoted = isQuote(text, value);
    var end = text.endsWith("]") ? text.length() - 1 : text.length();
    end = skipSpacesBack(text, end, value);
    value = quoted ? value + 1 : value;
    if (quoted && end > value && isQuote(text, end - 1) && !isEscaped(text, end - 1)) {
      end--;
    }
    return Optional.of(
        new Entry.Tag(
            line.part(name, nameEnd), stripped(line, value, Math.max(value, end)), afterBlank));
  }

  /** {@code name: value}, with a name of two letters or more. */
  private static Optional<Entry> keyed(Word line, boolean afterBlank) {
    var text = line.text();
    var nameEnd = PlainText.keyLength(text);
    if (nameEnd == 0) {
      return Optional.empty();
    }
    var colon = nameEnd;
    while (!PlainText.isColon(text, colon)) {
      colon++;
    }
    var value = colon + 1;
    return Optional.of(
        new Entry.Tag(line.part(0, nameEnd), stripped(line, value, text.length()), afterBlank));
  }

  private static Word stripped(Word line, int start, int end) {
    var from = Math.min(skipSpaces(line.text(), start), end);
    return line.part(from, skipSpacesBack(line.text(), end, from));
  }

  private static int skipSpaces(String text, int from) {
    var i = from;
    while (i < text.length() && text.charAt(i) == ' ') {
      i++;
    }
    return i;
  }

  private static int skipSpacesBack(String text, int from, int least) {
    var i = from;
    while (i > least && text.charAt(i - 1) == ' ') {
      i--;
    }
    return i;
  }

  private static boolean isNameLetter(char c) {
    return Character.isLetterOrDigit(c)
        || c == '_'
        || c == '-'
        || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private static boolean isQuote(String text, int place) {
    return place < text.length() && QUOTES.indexOf(text.charAt(place)) >= 0;
  }

  /** Whether an odd number of backslashes stands before a character. */
  private static boolean isEscaped(String text, int place) {
    var first = place;
    while (first > 0 && text.charAt(first - 1) == '\\') {
      first--;
    }
    return (place - first) % 2 == 1;
  }

  /** A line of one trick, or of several. */
  private void tricks(Word line) {
    var words = new ArrayList<Word>();
    Optional<Word> number = Optional.empty();
    for (var word : words(line)) {
      if (numberLength(word.text()) == word.text().length()) {
        trick(number, words);
        words = new ArrayList<>();
        number = Optional.of(word);
      } else {
        words.add(word);
      }
    }
    trick(number, words);
  }

  private void trick(Optional<Word> number, List<Word> words) {
    if (number.isPresent() || !words.isEmpty()) {
      entries.add(new Entry.Play(number.orElseGet(words::getFirst), words));
    }
  }
}
