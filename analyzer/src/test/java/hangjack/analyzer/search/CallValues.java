package hangjack.analyzer.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Measures what every call is worth with every class of hand, on the same cards; run by {@code mvn
 * -Ptables}.
 */
public final class CallValues {
  private static final int DEALS = 600_000;

  /** The same where players bid: each deal has several bidders with several bids. */
  private static final int DEALS_OF_AUCTIONS = 200_000;

  /** Deals of a class without which nothing is said of it. */
  private static final int LEAST = 30;

  /** Deals of a class at a moment after which its values are certain enough. */
  private static final int ENOUGH = 6_000;

  /** The same where players bid. */
  private static final int ENOUGH_OF_AUCTIONS = 3_000;

  /** A moment and a class. */
  private record Key(CallMoment moment, HandClass hand) implements Comparable<Key> {
    private static final Comparator<Key> ORDER =
        Comparator.comparing((Key key) -> key.moment.caller())
            .thenComparingInt(key -> key.moment.highestBid())
            .thenComparingInt(key -> key.hand.place());

    @Override
    public int compareTo(Key other) {
      return ORDER.compare(this, other);
    }
  }

  private CallValues() {}

  /** Makes the tables of all presets, or of some: the folder, then presets. */
  public static void main(String[] arguments) throws IOException {
    var folder = Files.createDirectories(Path.of(arguments[0]));
    var asked = List.of(arguments).subList(1, arguments.length);
    for (var rules : RuleSets.presets()) {
      if (asked.isEmpty() || asked.contains(rules.id())) {
        var lines = lines(rules, rules.auction() ? DEALS_OF_AUCTIONS : DEALS);
        if (!lines.isEmpty()) {
          var name = ShippedText.name(rules);
          var heading =
              "# Values of calls with "
                  + name
                  + ", by mvn -Ptables; CallValueTable tells the form.\n";
          Files.writeString(
              folder.resolve(name + ".txt"), heading + String.join("\n", lines) + "\n", UTF_8);
        }
      }
    }
  }

  /** The lines of a table from so many deals; none for a game without calls. */
  static List<String> lines(RuleSet rules, int deals) {
    var compared = new TreeMap<Key, ComparedCalls>();
    var random = new SplittableRandom(1);
    var seats = rules.seating().seats();
    for (var deal = 0; deal < deals; deal++) {
      var dealer = seats.get(random.nextInt(seats.size()));
      var cards = Deal.shuffled(random.nextLong(), rules, dealer);
      var state = DealEngine.begin(rules, dealer, rules.startingScore(), cards);
      while (state.toAct().isPresent()
          && Bot.RULES_OF_THUMB.choose(state, random) instanceof Action.Call call) {
        compare(state, call, compared);
        state = DealEngine.enforce(state, call);
      }
    }
    var lines = new ArrayList<String>();
    compared.forEach(
        (key, calls) -> {
          if (calls.deals() >= LEAST) {
            lines.add(key.moment.written() + " " + key.hand.written() + " " + calls.written());
          }
        });
    return lines;
  }

  private static void compare(DealState state, Action.Call made, Map<Key, ComparedCalls> compared) {
    var legal = DealEngine.legalActions(state);
    if (legal.size() < 2) {
      return;
    }
    var seat = state.toAct().orElseThrow();
    var hand = HandClass.at(HandClasses.inCalls(state).placeOf(state.hand(seat).bits()));
    var calls = legal.stream().map(action -> ((Action.Call) action).word()).toList();
    var row =
        compared.computeIfAbsent(
            new Key(CallMoment.of(state), hand), _ -> new ComparedCalls(calls));
    var enough = state.rules().auction() ? ENOUGH_OF_AUCTIONS : ENOUGH;
    if (row.meet(made.word()) < enough) {
      var points =
          legal.stream()
              .mapToInt(action -> Valuing.pointsFor(seat, PlayOn.byClubPlayers(state, action, 1)))
              .toArray();
      row.add(calls, points);
    }
  }
}
