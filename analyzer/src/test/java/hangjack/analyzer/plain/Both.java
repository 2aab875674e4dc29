package hangjack.analyzer.plain;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
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

  /** The same deal for the plain program, as far as it has been played. */
  public static PlainDeal plain(DealState state) {
    var plain = plain(state.rules(), state.dealer(), state.before(), state.deal());
    for (var call : state.calls()) {
      plain = plain.after(told(call));
    }
    for (var seat : state.seating().from(state.elder())) {
      if (!state.discarded(seat).isEmpty()) {
        plain = plain.after(told(new Action.Discard(seat, state.discarded(seat))));
      }
    }
    for (var trick : state.tricks()) {
      plain = played(plain, trick);
    }
    return state.current().isPresent() ? played(plain, state.current().get()) : plain;
  }

  private static PlainDeal played(PlainDeal deal, Trick trick) {
    for (var play : trick.plays()) {
      deal = deal.after(told(new Action.Play(play.seat(), play.card())));
    }
    return deal;
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
