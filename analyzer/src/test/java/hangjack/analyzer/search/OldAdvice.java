package hangjack.analyzer.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.ScoreSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Measures the tips of the old advice on the same deals; run by {@code mvn -Ptables}. */
public final class OldAdvice {
  private static final int DEALS = 300_000;
  private static final List<String> PRESETS = List.of("trinidad", "all-fours");

  private OldAdvice() {}

  /** Measures all tips: the file. */
  public static void main(String[] arguments) throws IOException {
    var lines = new ArrayList<String>();
    lines.add("# The old advice put to the test, by mvn -Ptables; Tips tells the form.");
    for (var tip : Tip.values()) {
      for (var preset : PRESETS) {
        lines.add(line(tip, RuleSets.named(preset).orElseThrow(), DEALS));
      }
    }
    Files.writeString(Path.of(arguments[0]), String.join("\n", lines) + "\n", UTF_8);
  }

  /** What so many deals say of a tip, as {@link Tips} reads it. */
  static String line(Tip tip, RuleSet rules, int deals) {
    var overNever = new Paired();
    var overJudgement = new Paired();
    var applied = 0;
    var random = new SplittableRandom(1);
    var seats = rules.seating().seats();
    for (var deal = 0; deal < deals; deal++) {
      var dealer = seats.get(random.nextInt(seats.size()));
      var side = rules.seating().sideOf(seats.get(random.nextInt(seats.size())));
      var cards = Deal.shuffled(random.nextLong(), rules, dealer);
      var dealt = DealEngine.begin(rules, dealer, rules.startingScore(), cards);
      var follower = new TipPlayer(tip, true);
      var followed = points(dealt, side, follower::choose);
      if (follower.applied()) {
        applied++;
        overNever.add(followed - points(dealt, side, new TipPlayer(tip, false)::choose));
        overJudgement.add(followed - points(dealt, side, RulesOfThumb::choose));
      } else {
        overNever.add(0);
        overJudgement.add(0);
      }
    }
    return String.format(
        Locale.ROOT,
        "%s %s %d %.4f %.4f:%.4f %.4f:%.4f",
        tip.publicName(),
        rules.id(),
        deals,
        (double) applied / deals,
        overNever.mean(),
        overNever.halfWidth(),
        overJudgement.mean(),
        overJudgement.halfWidth());
  }

  /** What a side makes more than the other if it plays so, the others by their own judgement. */
  private static int points(DealState dealt, Side side, Function<DealState, Action> ours) {
    var state = dealt;
    while (state.toAct().isPresent()) {
      var isOurs = state.seating().sideOf(state.toAct().get()) == side;
      state = DealEngine.enforce(state, isOurs ? ours.apply(state) : RulesOfThumb.choose(state));
    }
    var points = 0;
    var deal = CountingOut.count(state.rules(), state.before(), ScoreSheet.of(state)).deal();
    for (var other : state.seating().sides()) {
      points += other == side ? deal.of(other) : -deal.of(other);
    }
    return points;
  }
}
