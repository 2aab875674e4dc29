package hangjack.analyzer.record;

/** A piece of a record's text and where it stands. */
record Word(String text, int line, int column) {
  Place place() {
    return new Place(line, column, text.length());
  }

  Word part(int start, int end) {
    return new Word(text.substring(start, end), line, column + start);
  }
}
