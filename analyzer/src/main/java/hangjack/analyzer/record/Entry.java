package hangjack.analyzer.record;

import java.util.List;

/** A line of a record, understood as far as its form goes. */
sealed interface Entry {
  /** A tag and its value. */
  record Tag(Word name, Word value, boolean afterBlank) implements Entry {}

  /** A trick: the words after its number. */
  record Play(Word start, List<Word> words) implements Entry {}

  /** Something that is neither. */
  record Unreadable(Word words) implements Entry {}
}
