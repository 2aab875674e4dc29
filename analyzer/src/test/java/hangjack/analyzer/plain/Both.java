package hangjack.analyzer.plain;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.ScoreSheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Tells the plain program what the engine is told. */
public final class Both {
  private Both() {}

  /** The same deal for the plain program. */
  public static PlainDeal plain(RuleSet rules, Seat dealer, Scores before, Deal deal) {
    var values = values(rules);
    var made = new LinkedHashMap<String, Integer>();
    var target = rules.target();
    var down = values.getOrDefault("score-style", "").equals("chips-down");
    before.points().forEach((side, p) -> made.put(side.name(), down ? target - p : p));
    var hands = new LinkedHashMap<String, List<String>>();
    for (var seat : rules.seating().seats()) {
      hands.put(letter(seat), deal.hands().of(seat).stream().map(Card::name).toList());
    }
    return PlainDeal.begin(
        values,
        letter(dealer),
        made,
        hands,
        deal.stock().stream().map(Card::name).toList(),
        deal.named().map(suit -> "" + suit.letter()).orElse(""));
  }

  /** The parameters of some rules as records write them. */
  public static Map<String, String> values(RuleSet rules) {
    var values = new LinkedHashMap<String, String>();
    Parameter.all().forEach(parameter -> values.put(parameter.name(), rules.written(parameter)));
    return values;
  }

  /** An action as the plain program tells it. */
  public static String told(Action action) {
    var seat = letter(action.seat()) + " ";
    return switch (action) {
      case Action.Call call -> seat + call.word();
      case Action.Play play -> seat + play.card().name();
      case Action.Discard discard ->
          seat
              + "throw "
              + discard.cards().stream().map(Card::name).sorted().collect(Collectors.joining(" "));
    };
  }

  /** The points of a sheet as the plain program tells them. */
  public static List<String> told(ScoreSheet sheet) {
    return sheet.awards().stream()
        .map(award -> award.kind().publicName() + " " + award.side() + " " + award.points())
        .sorted()
        .toList();
  }

  private static String letter(Seat seat) {
    return "" + seat.letter();
  }
}
