package hangjack.analyzer.record;

import java.util.List;

/** A line of a record, understood as far as its form goes. */
sealed interface Entry {
  /** Where the line begins to say something. */
  Place place();

  /** A tag and its value. */
  record Tag(Word name, Word value, boolean afterBlank) implements Entry {
    @Override
    public Place place() {
      return name.place();
    }
  }

  /** A trick: the words after its number. */
  record Play(Word start, List<Word> words) implements Entry {
    @Override
    public Place place() {
      return start.place();
    }
  }

  /** Something that is neither. */
  record Unreadable(Word words) implements Entry {
    @Override
    public Place place() {
      return words.place();
    }
  }
}
