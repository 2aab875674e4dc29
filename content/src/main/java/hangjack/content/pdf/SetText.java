package hangjack.content.pdf;

import com.ibm.icu.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/**
 * A paragraph of which any stretch can be measured and made a line. Text that runs to the left is
 * put in order by the Unicode bidirectional algorithm (UAX 9).
 */
final class SetText {
  private static final String HYPHEN = "-";

  /** What a reader gets for a hyphen that only the end of a line asks for (ISO 32000-1, 14.8.2). */
  private static final String SOFT_HYPHEN = "\u00AD";

  /** What follows the last character of a line. */
  enum End {
    NOTHING,
    /** A space that is not shown, so that words of two lines are two for who reads aloud. */
    SPACE,
    HYPHEN
  }

  /** Letters of one face and ink that run in one direction. */
  private record Run(Face face, Ink ink, byte level, List<Letter> letters) {}

  private final String text;
  private final List<Inline> inlines;
  private final Setting setting;
  private final byte[] levels;

  /** How far from the start of the paragraph each character ends, set in one endless line. */
  private final double[] ends;

  SetText(List<Inline> inlines, Setting setting) {
    this.text = Inline.textOf(inlines);
    this.inlines = inlines;
    this.setting = setting;
    this.levels = levels();
    this.ends = ends();
  }

  /** A text without emphasis on one line. */
  static Line line(String text, Setting setting) {
    return new SetText(Inline.plain(text), setting).line(0, text.length(), End.NOTHING);
  }

  String text() {
    return text;
  }

  /** In points. */
  double width(int start, int end) {
    return at(end) - at(start);
  }

  double hyphenWidth() {
    return hyphen(End.HYPHEN).width();
  }

  /** The characters between two places as a line. */
  Line line(int start, int end, End with) {
    var runs = runs(start, end);
    var pieces = runs.stream().map(this::piece).toArray(Piece[]::new);
    var order = new byte[pieces.length];
    var turned = false;
    for (var i = 0; i < order.length; i++) {
      order[i] = runs.get(i).level();
      turned |= order[i] != 0;
    }
    var line = new ArrayList<Piece>();
    if (turned) {
      Bidi.reorderVisually(order, 0, pieces, 0, pieces.length);
    }
    line.addAll(List.of(pieces));
    if (with != End.NOTHING) {
      line.add(setting.rightToLeft() ? 0 : line.size(), hyphen(with));
    }
    return new Line(line, turned ? logical(runs, with) : "");
  }

  private static String logical(List<Run> runs, End with) {
    var logical = new StringBuilder();
    for (var run : runs) {
      run.letters().forEach(letter -> logical.append(letter.text()));
    }
    return switch (with) {
      case NOTHING -> logical.toString();
      case SPACE -> logical.append(' ').toString();
      case HYPHEN -> logical.append(SOFT_HYPHEN).toString();
    };
  }

  private Piece hyphen(End with) {
    var face = setting.role().face(Emphasis.PLAIN);
    var metrics = FaceMetrics.of(face);
    var shown = with == End.HYPHEN ? HYPHEN : " ";
    var glyph = metrics.font().glyph(shown.charAt(0));
    var sign =
        with == End.HYPHEN
            ? new Sign(glyph, SOFT_HYPHEN, metrics.advance(glyph))
            : new Sign(glyph, shown, 0);
    return new Piece(face, setting.size(), setting.ink(), List.of(sign));
  }

  private double at(int place) {
    return place == 0 ? 0 : ends[place - 1];
  }

  private byte[] levels() {
    var base = setting.rightToLeft() ? Bidi.RTL : Bidi.LTR;
    var characters = text.toCharArray();
    if (text.isEmpty()
        || (base == Bidi.LTR && !Bidi.requiresBidi(characters, 0, characters.length))) {
      return new byte[text.length()];
    }
    return new Bidi(text, base).getLevels();
  }

  private double[] ends() {
    var widths = new double[text.length()];
    for (var run : runs(0, text.length())) {
      var piece = piece(run);
      // A ligature's width is shared among its letters, so that any of them may end a stretch.
      var letters = run.letters().stream().filter(letter -> !letter.text().isEmpty()).toList();
      var signs = run.level() % 2 == 0 ? piece.signs() : piece.signs().reversed();
      var next = 0;
      for (var sign : signs) {
        var width = sign.width() * piece.size() / 1000;
        var count = Math.max(1, sign.text().codePointCount(0, sign.text().length()));
        for (var i = 0; i < count && next < letters.size(); i++) {
          widths[letters.get(next).at()] += width / count;
          next++;
        }
      }
    }
    var sum = 0.0;
    for (var i = 0; i < widths.length; i++) {
      sum += widths[i];
      widths[i] = sum;
    }
    return widths;
  }

  private List<Run> runs(int start, int end) {
    var runs = new ArrayList<Run>();
    var at = 0;
    for (var inline : inlines) {
      var from = Math.max(start, at);
      var to = Math.min(end, at + inline.text().length());
      var face = setting.role().face(inline.emphasis());
      for (var place = from; place < to; ) {
        var character = text.codePointAt(place);
        add(runs, character, place, face);
        place += Character.charCount(character);
      }
      at += inline.text().length();
    }
    return runs;
  }

  private void add(List<Run> runs, int character, int place, Face face) {
    if (!runs.isEmpty() && Characters.belongsTo(runs.getLast().letters().getLast(), character)) {
      var letters = runs.getLast().letters();
      letters.set(letters.size() - 1, letters.getLast().and(character));
      return;
    }
    if (Shaper.isJoiner(character) && !runs.isEmpty()) {
      runs.getLast().letters().add(new Letter(place, "", character));
    }
    if (Characters.invisible(character)) {
      return;
    }
    var level = levels[place];
    var turned = level % 2 == 0 ? character : Characters.mirrored(character);
    var choice = Characters.choice(turned, face, setting.ink(), setting.script());
    if (runs.isEmpty()
        || runs.getLast().face() != choice.face()
        || runs.getLast().ink() != choice.ink()
        || runs.getLast().level() != level) {
      runs.add(new Run(choice.face(), choice.ink(), level, new ArrayList<>()));
    }
    var said = Character.isISOControl(character) ? " " : Character.toString(character);
    runs.getLast().letters().add(new Letter(place, said, choice.character()));
  }

  private Piece piece(Run run) {
    var size = setting.size() * run.face().scale();
    var rightToLeft = run.level() % 2 != 0;
    var signs =
        run.face() == Face.SUITS
            ? suits(run.letters(), rightToLeft)
            : FaceMetrics.of(run.face()).signs(run.letters(), rightToLeft);
    return new Piece(run.face(), size, run.ink(), signs);
  }

  private static List<Sign> suits(List<Letter> letters, boolean rightToLeft) {
    var signs =
        letters.stream()
            .filter(letter -> !letter.text().isEmpty())
            .map(letter -> new Sign(letter.shown(), letter.text(), SuitShape.ADVANCE))
            .toList();
    return rightToLeft ? signs.reversed() : signs;
  }
}
