package hangjack.analyzer.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether the tips of the old advice are good: a fair club player ({@code rules-of-thumb}) who
 * follows a tip wherever it applies, against the same player who never does, and against the same
 * player who goes by his own judgement. All three play the same deals with the same others, all of
 * them fair club players; in pairs both partners do as one.
 *
 * <p>The figures come with the program and were made by {@code mvn -Ptables}. Their text: a
 * heading; then a line for each tip and preset: both names, the deals, the share of deals it
 * applied in, and the two differences with their half-widths.
 */
public final class Tips {
  /** What a figure says of a tip. */
  public enum Verdict {
    /** Who follows it makes more than who never does. */
    CONFIRMED,
    /** Who follows it makes less. */
    REFUTED,
    /** The interval covers zero. */
    OPEN
  }

  /**
   * What following a tip makes more.
   *
   * @param points points a deal, of all deals, also of those where the tip did not apply; less than
   *     0 where it loses
   * @param halfWidth half the width of the 95 % interval
   */
  public record Difference(double points, double halfWidth) {
    /** What it says. */
    public Verdict verdict() {
      if (Math.abs(points) <= halfWidth) {
        return Verdict.OPEN;
      }
      return points > 0 ? Verdict.CONFIRMED : Verdict.REFUTED;
    }
  }

  /**
   * What was measured of a tip. {@code overNever} says whether it is good advice; {@code
   * overJudgement}, whether it is good to follow it always, better than where it seems good.
   *
   * @param preset the rules that were played, with the preset's number of players
   * @param deals how many deals were played
   * @param applied the share of deals, 0 to 1, in which the side could follow the tip or not
   * @param overNever what following it makes more than never following it
   * @param overJudgement what following it makes more than the player's own judgement
   */
  public record Figure(
      Tip tip,
      String preset,
      int deals,
      double applied,
      Difference overNever,
      Difference overJudgement) {}

  private static final List<Figure> FIGURES = read(ShippedText.lines("tips.txt").orElse(List.of()));

  private Tips() {}

  /** Every figure, by tip, then by preset. */
  public static List<Figure> figures() {
    return FIGURES;
  }

  /** The figure of a tip for a preset; empty where it was not measured. */
  public static Optional<Figure> figure(Tip tip, String preset) {
    return FIGURES.stream()
        .filter(figure -> figure.tip == tip && figure.preset.equals(preset))
        .findFirst();
  }

  /**
   * The figures of a text.
   *
   * @param lines its lines, without the heading
   */
  static List<Figure> read(List<String> lines) {
    var figures = new ArrayList<Figure>();
    for (var line : lines) {
      var words = line.split(" ", -1);
      figures.add(
          new Figure(
              Tip.valueOf(words[0].toUpperCase(Locale.ROOT).replace('-', '_')),
              words[1],
              Integer.parseInt(words[2]),
              Double.parseDouble(words[3]),
              difference(words[4]),
              difference(words[5])));
    }
    return List.copyOf(figures);
  }

  private static Difference difference(String written) {
    var parts = written.split(":", -1);
    return new Difference(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
  }
}
