package hangjack.analyzer.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import hangjack.analyzer.rules.CountOut;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes the tables of the chances to win a match; run by {@code mvn -Ptables}. */
public final class MatchTables {
  /** Deals for each kind of score. */
  private static final int DEALS = 20_000;

  /**
   * The same where there are many kinds of scores (auctions of single players), or where hardly two
   * deals are alike (pegs): a chance is then right to about a hundredth.
   */
  private static final int DEALS_WHERE_COSTLY = 4_000;

  /** The most scores of a table. */
  private static final int MOST_SCORES = 70_000;

  /** The same for another number of players than the preset's. */
  private static final int MOST_OF_OTHERS = 5_000;

  /** How far in the hole scores are told apart where bids can be lost, for two sides and more. */
  private static final int LOW_OF_TWO = -15;

  private static final int LOW_OF_MORE = -5;
  private static final int CHARACTERS = 120;

  private MatchTables() {}

  /** Makes all tables, or those of some presets: the folder, then presets. */
  public static void main(String[] arguments) throws IOException {
    var folder = Files.createDirectories(Path.of(arguments[0]));
    var asked = List.of(arguments).subList(1, arguments.length);
    for (var preset : RuleSets.presets()) {
      if (asked.isEmpty() || asked.contains(preset.id())) {
        make(preset, MOST_SCORES, folder);
        for (var players = 2; players <= 4; players++) {
          var rules = HouseRules.read(preset.id() + "; players=" + players).rules();
          if (rules.isPresent() && players != preset.players()) {
            make(rules.get(), MOST_OF_OTHERS, folder);
          }
        }
      }
    }
  }

  private static void make(RuleSet rules, int most, Path folder) throws IOException {
    var sides = rules.seating().sides().size();
    var low = rules.auction() ? sides == 2 ? LOW_OF_TWO : LOW_OF_MORE : 0;
    var high = rules.target() - (rules.countOut() == CountOut.WHOLE_HAND_DEEPEST ? 0 : 1);
    if (Math.pow(high - low + 1, sides) > most) {
      return;
    }
    var costly = !rules.pegPoints().isNone() || (rules.auction() && sides > 2);
    var sample = new DealSample(rules, costly ? DEALS_WHERE_COSTLY : DEALS);
    var chances = new MatchIteration(rules, sample::at, low, high).settled();
    var name = ShippedText.name(rules);
    Files.writeString(folder.resolve(name + ".txt"), text(name, low, high, chances), UTF_8);
    System.out.printf("%s: %d scores of %d kinds%n", name, chances.length, sample.kinds());
  }

  /** The text of a table, as {@link ChanceTable} reads it. */
  static String text(String name, int low, int high, double[][] chances) {
    var sides = chances[0].length;
    var digits = new StringBuilder();
    for (var chance : chances) {
      for (var part : parts(chance)) {
        digits.append(ChanceTable.DIGITS.charAt(part / 64)).append(digit(part % 64));
      }
    }
    var lines = new ArrayList<String>();
    lines.add(
        "# Chances to win a match of " + name + ", by mvn -Ptables; ChanceTable tells the form.");
    lines.add(sides + " " + low + " " + high);
    for (var start = 0; start < digits.length(); start += CHARACTERS) {
      lines.add(digits.substring(start, Math.min(digits.length(), start + CHARACTERS)));
    }
    return String.join("\n", lines) + "\n";
  }

  private static char digit(int digit) {
    return ChanceTable.DIGITS.charAt(digit);
  }

  /** The parts of all sides but the last, rounded so that all parts make the whole. */
  private static int[] parts(double[] chance) {
    var parts = new int[chance.length - 1];
    var sum = 0.0;
    var given = 0;
    for (var side = 0; side < parts.length; side++) {
      sum += chance[side];
      parts[side] = (int) Math.round(sum * ChanceTable.CERTAIN) - given;
      given += parts[side];
    }
    return parts;
  }
}
