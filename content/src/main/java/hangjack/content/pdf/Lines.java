package hangjack.content.pdf;

import com.ibm.icu.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Breaks paragraphs into ragged lines. Places where a line may end come from the Unicode line
 * breaking rules; of all ways to choose among them the one with the most even right edge is taken,
 * and one more line is only made where the words do not fit otherwise.
 */
final class Lines {
  private static final double SHORT_LAST_LINE = 0.2;

  /** ICU's status of a place where a line must end (UBRK_LINE_HARD). */
  private static final int HARD = 100;

  /** A part of the text that holds together, with the spaces after it. */
  private record Segment(int start, int end, double width, double withSpaces, boolean ends) {}

  private final String text;
  private final List<Inline> inlines;
  private final Role role;
  private final double measure;

  private Lines(List<Inline> inlines, Role role, double measure) {
    this.text = Inline.textOf(inlines);
    this.inlines = inlines;
    this.role = role;
    this.measure = measure;
  }

  /** The lines of a text that are at most as wide as the measure, in points. */
  static List<Line> of(List<Inline> inlines, Role role, double measure, Locale locale) {
    return new Lines(inlines, role, measure).broken(locale);
  }

  private List<Line> broken(Locale locale) {
    var lines = new ArrayList<Line>();
    var paragraph = new ArrayList<Segment>();
    for (var segment : segments(locale)) {
      paragraph.add(segment);
      if (segment.ends()) {
        lines.addAll(best(paragraph));
        paragraph.clear();
      }
    }
    lines.addAll(best(paragraph));
    return lines;
  }

  /**
   * The best breaks by dynamic programming over the segments: the cost of a line is the square of
   * what it leaves free; a line counts as much as one left half empty, so that none is wasted.
   */
  private List<Line> best(List<Segment> segments) {
    var count = segments.size();
    var costs = new double[count + 1];
    var starts = new int[count + 1];
    for (var end = 1; end <= count; end++) {
      costs[end] = Double.POSITIVE_INFINITY;
      var width = segments.get(end - 1).width();
      for (var start = end - 1; start >= 0; start--) {
        if (start < end - 1) {
          width += segments.get(start).withSpaces();
        }
        if (width > measure && start < end - 1) {
          break;
        }
        var cost = costs[start] + cost(width, end == count, start > 0);
        if (cost < costs[end]) {
          costs[end] = cost;
          starts[end] = start;
        }
      }
    }
    var lines = new ArrayList<Line>();
    for (var end = count; end > 0; end = starts[end]) {
      var from = segments.get(starts[end]).start();
      lines.addFirst(new Line(set(from, trimmed(from, segments.get(end - 1).end()))));
    }
    return lines;
  }

  private double cost(double width, boolean last, boolean afterOthers) {
    var free = (measure - width) / measure;
    if (!last) {
      return 0.25 + free * free;
    }
    var missing = SHORT_LAST_LINE - width / measure;
    return 0.25 + (afterOthers && missing > 0 ? missing : 0);
  }

  private List<Segment> segments(Locale locale) {
    var segments = new ArrayList<Segment>();
    var breaks = BreakIterator.getLineInstance(locale);
    breaks.setText(text);
    var keepsHyphens = locale.getLanguage().equals("pt");
    var start = breaks.first();
    for (var end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      if (end < text.length()
          && (insideNumbers(end) || afterShortWord(end) || (keepsHyphens && insideWord(end)))) {
        continue;
      }
      var hard = breaks.getRuleStatus() >= HARD && end < text.length();
      addSegment(segments, start, end, hard);
      start = end;
    }
    return segments;
  }

  /** A score such as 19–7 is not broken after its dash. */
  private boolean insideNumbers(int at) {
    return at >= 2
        && (text.charAt(at - 1) == '–' || text.charAt(at - 1) == '-')
        && Character.isDigit(text.charAt(at - 2))
        && Character.isDigit(text.charAt(at));
  }

  /** Portuguese would repeat a hyphen on the next line, so its words are not broken after one. */
  private boolean insideWord(int at) {
    return at >= 2
        && text.charAt(at - 1) == '-'
        && Character.isLetter(text.charAt(at - 2))
        && Character.isLetter(text.charAt(at));
  }

  /** A number stays with what it counts, and a word of one letter does not end a line. */
  private boolean afterShortWord(int at) {
    if (text.charAt(at - 1) != ' ') {
      return false;
    }
    var start = at - 1;
    while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
      start--;
    }
    var word = text.substring(start, at - 1);
    var digits = !word.isEmpty() && word.length() <= 3 && word.chars().allMatch(Character::isDigit);
    var follows = start == 0 || !isApostrophe(text.charAt(start - 1));
    return digits || (word.length() == 1 && follows);
  }

  private static boolean isApostrophe(char character) {
    return character == '’' || character == '\'';
  }

  /** A word wider than the line is cut where it no longer fits. */
  private void addSegment(List<Segment> segments, int start, int end, boolean hard) {
    var from = start;
    while (width(from, trimmed(from, end)) > measure) {
      var cut = text.offsetByCodePoints(from, 1);
      while (cut < end && width(from, text.offsetByCodePoints(cut, 1)) <= measure) {
        cut = text.offsetByCodePoints(cut, 1);
      }
      if (cut >= trimmed(from, end)) {
        break;
      }
      segments.add(new Segment(from, cut, width(from, cut), width(from, cut), false));
      from = cut;
    }
    var width = width(from, trimmed(from, end));
    segments.add(new Segment(from, end, width, width(from, end), hard));
  }

  /** The end without the spaces before it; a no-break space stays. */
  private int trimmed(int start, int end) {
    var last = end;
    while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    return last;
  }

  private double width(int start, int end) {
    return new Line(set(start, end)).width();
  }

  private List<Piece> set(int start, int end) {
    var pieces = new ArrayList<Piece>();
    var at = 0;
    for (var inline : inlines) {
      var from = Math.max(start, at);
      var to = Math.min(end, at + inline.text().length());
      if (from < to) {
        pieces.addAll(
            FontSet.pieces(
                inline.text().substring(from - at, to - at),
                role.face(inline.emphasis()),
                role.size(),
                role.ink()));
      }
      at += inline.text().length();
    }
    return pieces;
  }
}
