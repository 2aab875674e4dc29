package hangjack.analyzer.record;

import java.util.List;

/**
 * A piece of a record's text and where it stands.
 *
 * @param text the piece
 * @param source where the text that it is a piece of stands
 * @param start where the piece begins in that text, from 0
 */
record Word(String text, Source source, int start) {
  /** Where a text stands. */
  private sealed interface Source {
    Place place(int start, int length);
  }

  /** A text on one line. */
  private record Line(int line, int column) implements Source {
    @Override
    public Place place(int start, int length) {
      return new Place(line, column + start, length);
    }
  }

  /** A text put together from words that stand apart; a piece of it is where its word is. */
  private record Joined(List<Word> words, int gap) implements Source {
    @Override
    public Place place(int start, int length) {
      var from = 0;
      for (var word : words) {
        var end = from + word.text().length();
        if (start <= end) {
          var within = Math.max(0, start - from);
          var rest = Math.min(length, Math.max(0, end - start));
          return within == 0 && length > rest
              ? word.place()
              : word.part(within, within + rest).place();
        }
        from = end + gap;
      }
      return words.getLast().place();
    }
  }

  /** A text on one line, which begins at a column. */
  Word(String text, int line, int column) {
    this(text, new Line(line, column), 0);
  }

  /** Words, one or more, with a separator between them. */
  static Word joined(List<Word> words, String separator) {
    var text = String.join(separator, words.stream().map(Word::text).toList());
    return new Word(text, new Joined(List.copyOf(words), separator.length()), 0);
  }

  Place place() {
    return source.place(start, text.length());
  }

  Word part(int from, int to) {
    return new Word(text.substring(from, to), source, start + from);
  }
}
