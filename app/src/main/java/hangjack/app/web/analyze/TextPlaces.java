package hangjack.app.web.analyze;

import hangjack.analyzer.record.Place;

/** Where a place by line and column is in the text itself. Places past an end are at that end. */
final class TextPlaces {
  private TextPlaces() {}

  /** How many UTF-16 units stand before the place. */
  static int offset(String text, Place place) {
    var start = 0;
    for (var line = 1; line < place.line(); line++) {
      var end = text.indexOf('\n', start);
      if (end < 0) {
        return text.length();
      }
      start = end + 1;
    }
    return Math.min(start + place.column() - 1, endOfLine(text, start));
  }

  /** The line that holds the place, cut in three: before it, the place, and after it. */
  static Cut cut(String text, Place place) {
    var middle = offset(text, place);
    var start = text.lastIndexOf('\n', middle - 1) + 1;
    var end = endOfLine(text, middle);
    var after = Math.min(middle + place.length(), end);
    return new Cut(
        text.substring(start, middle), text.substring(middle, after), text.substring(after, end));
  }

  /** The text with something else at the place. */
  static String replaced(String text, Place place, String proposal) {
    var start = offset(text, place);
    var end = Math.min(start + place.length(), endOfLine(text, start));
    return text.substring(0, start) + proposal + text.substring(end);
  }

  private static int endOfLine(String text, int from) {
    var end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  /** A line in three parts. */
  record Cut(String before, String stretch, String after) {}
}
