package hangjack.analyzer.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Counts the calls of fair club players by what they hold; run by {@code mvn -Ptables}. */
public final class CallTables {
  private static final int DEALS = 20_000;

  private CallTables() {}

  /** Makes the tables of all presets: the folder. */
  public static void main(String[] arguments) throws IOException {
    var folder = Files.createDirectories(Path.of(arguments[0]));
    for (var id : RuleSets.ids()) {
      for (var players = 2; players <= 4; players++) {
        var rules = HouseRules.read(id + "; players=" + players).rules();
        if (rules.isPresent()) {
          var counted = counted(rules.get(), DEALS);
          if (!counted.isEmpty()) {
            var name = ShippedText.name(rules.get());
            Files.writeString(folder.resolve(name + ".txt"), text(name, counted), UTF_8);
          }
        }
      }
    }
  }

  /** How often each call was made, by situation and class of hand. */
  static Map<String, Map<String, Integer>> counted(RuleSet rules, int deals) {
    var counted = new TreeMap<String, Map<String, Integer>>();
    var random = new SplittableRandom(1);
    var seats = rules.seating().seats();
    for (var deal = 0; deal < deals; deal++) {
      var dealer = seats.get(random.nextInt(seats.size()));
      var before = RandomRecords.score(rules, random);
      var cards = Deal.shuffled(random.nextLong(), rules, dealer);
      var state = DealEngine.begin(rules, dealer, before, cards);
      while (state.toAct().isPresent()
          && Bot.RULES_OF_THUMB.choose(state, random) instanceof Action.Call call) {
        var place = CallSituation.classes(state).placeOf(state.hand(call.seat()).bits());
        var hand = HandClass.at(place);
        var key = CallSituation.of(state) + " " + hand.written();
        counted.computeIfAbsent(key, _ -> new TreeMap<>()).merge(call.word(), 1, Integer::sum);
        state = DealEngine.enforce(state, call);
      }
    }
    return counted;
  }

  private static String text(String name, Map<String, Map<String, Integer>> counted) {
    var lines = new ArrayList<String>();
    lines.add(
        "# Calls of rules-of-thumb with " + name + ", by mvn -Ptables; CallCounts tells the form.");
    counted.forEach(
        (key, calls) -> {
          var words = new ArrayList<>(List.of(key));
          calls.forEach((call, often) -> words.add(call + "=" + often));
          lines.add(String.join(" ", words));
        });
    return String.join("\n", lines) + "\n";
  }
}
