package hangjack.content.pdf;

import com.ibm.icu.text.BreakIterator;
import hangjack.content.pdf.SetText.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Breaks paragraphs into ragged lines. Places where a line may end come from the Unicode line
 * breaking rules; of all ways to choose among them the one with the most even right edge is taken,
 * and one more line is only made where the words do not fit otherwise.
 */
final class Lines {
  private static final double SHORT_LAST_LINE = 0.2;

  /** What a hyphen costs: it is worth avoiding, but not at the price of a line a third empty. */
  private static final double HYPHENATED = 0.09;

  private static final double TWICE_HYPHENATED = 0.1;

  private static final char SOFT_HYPHEN = '\u00AD';

  /** Chinese lines do not begin with small marks either. */
  private static final Map<String, Locale> STRICT =
      Map.of("zh", Locale.forLanguageTag("zh-u-lb-strict"));

  /** ICU's status of a place where a line must end (UBRK_LINE_HARD). */
  private static final int HARD = 100;

  /**
   * A part of the text that holds together, with the spaces after it.
   *
   * @param hyphen whether a line that ends with it needs a hyphen
   * @param ends whether a line must end after it
   */
  private record Segment(int start, int end, boolean hyphen, boolean ends) {}

  private final SetText set;
  private final String text;
  private final Locale locale;
  private final double measure;
  private final boolean fills;

  private Lines(SetText set, Setting setting, double measure) {
    this.set = set;
    this.text = set.text();
    this.locale = setting.locale();
    this.measure = measure;
    this.fills = setting.script() == Setting.Script.CHINESE;
  }

  /** The lines of a text that are at most as wide as the measure, in points. */
  static List<Line> of(List<Inline> inlines, Setting setting, double measure) {
    return new Lines(new SetText(inlines, setting), setting, measure).broken();
  }

  private List<Line> broken() {
    var lines = new ArrayList<Line>();
    var paragraph = new ArrayList<Segment>();
    for (var segment : segments()) {
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
      var last = segments.get(end - 1);
      for (var start = end - 1; start >= 0; start--) {
        var width = width(segments.get(start).start(), last);
        if (width > measure && start < end - 1) {
          break;
        }
        var cost = costs[start] + cost(width, end == count, start > 0);
        if (last.hyphen() && end < count) {
          cost += HYPHENATED;
          cost += start > 0 && segments.get(start - 1).hyphen() ? TWICE_HYPHENATED : 0;
        }
        if (cost < costs[end]) {
          costs[end] = cost;
          starts[end] = start;
        }
      }
    }
    var lines = new ArrayList<Line>();
    for (var end = count; end > 0; end = starts[end]) {
      lines.addFirst(line(segments.get(starts[end]).start(), segments.get(end - 1)));
    }
    return lines;
  }

  private double width(int start, Segment last) {
    var end = last.hyphen() ? last.end() : trimmed(start, last.end());
    return set.width(start, end) + (last.hyphen() ? set.hyphenWidth() : 0);
  }

  private Line line(int start, Segment last) {
    if (last.hyphen()) {
      return set.line(start, last.end(), End.HYPHEN);
    }
    var end = trimmed(start, last.end());
    return set.line(start, end, end < last.end() ? End.SPACE : End.NOTHING);
  }

  private double cost(double width, boolean last, boolean afterOthers) {
    var free = (measure - width) / measure;
    if (!last) {
      return 0.25 + free * free;
    }
    // Chinese lines are full, however little is left for the last.
    var missing = fills ? 0 : SHORT_LAST_LINE - width / measure;
    return 0.25 + (afterOthers && missing > 0 ? missing : 0);
  }

  private List<Segment> segments() {
    var segments = new ArrayList<Segment>();
    var breaks = BreakIterator.getLineInstance(STRICT.getOrDefault(locale.getLanguage(), locale));
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

  /** Divides a stretch at its hyphens; a part wider than the line is cut where it must be. */
  private void addSegment(List<Segment> segments, int start, int end, boolean hard) {
    var from = start;
    for (var place : Hyphens.of(text.substring(start, end), locale)) {
      addPart(segments, from, start + place, true, false);
      from = start + place;
    }
    addPart(segments, from, end, text.charAt(end - 1) == SOFT_HYPHEN, hard);
  }

  private void addPart(List<Segment> segments, int start, int end, boolean hyphen, boolean hard) {
    var from = start;
    while (width(from, new Segment(from, end, hyphen, hard)) > measure) {
      var cut = after(from);
      while (cut < end && set.width(from, after(cut)) <= measure) {
        cut = after(cut);
      }
      if (cut >= trimmed(from, end)) {
        break;
      }
      segments.add(new Segment(from, cut, false, false));
      from = cut;
    }
    segments.add(new Segment(from, end, hyphen, hard));
  }

  /** The place after a character and the marks on it. */
  private int after(int place) {
    var next = text.offsetByCodePoints(place, 1);
    while (next < text.length() && isMark(text.codePointAt(next))) {
      next = text.offsetByCodePoints(next, 1);
    }
    return next;
  }

  private static boolean isMark(int character) {
    return Character.getType(character) == Character.NON_SPACING_MARK
        || Character.getType(character) == Character.FORMAT;
  }

  /** The end without the spaces before it; a no-break space stays. */
  private int trimmed(int start, int end) {
    var last = end;
    while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    return last;
  }
}
