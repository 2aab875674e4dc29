package hangjack.analyzer.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a plain deal is worth. */
public final class PlainScore {
  private PlainScore() {}

  /** The points a side has from turn-ups and the gift as things stand. */
  static int early(PlainDeal deal, String side) {
    var points = 0;
    if (deal.rules.side(deal.order.getLast()).equals(side)) {
      for (var card : countedTurnUps(deal)) {
        points += deal.rules.turnUpPoints(card);
      }
    }
    return points
        + (deal.gift && deal.receivers().contains(side) ? deal.rules.number("gift-points") : 0);
  }

  private static List<String> countedTurnUps(PlainDeal deal) {
    if (deal.turnUps.isEmpty()
        || (deal.ending.equals("exhausted")
            && deal.rules.is("keep-turn-up-points-on-redeal", "no"))) {
      return List.of();
    }
    var counted = new ArrayList<String>();
    for (var i = 0; i < deal.turnUps.size(); i++) {
      var isLast = i == deal.turnUps.size() - 1 && deal.fixed;
      var counts =
          switch (deal.rules.text("turn-up-scoring")) {
            case "all" -> true;
            case "final-only" -> isLast;
            default -> i == 0 || isLast;
          };
      if (counts) {
        counted.add(deal.turnUps.get(i));
      }
    }
    return counted;
  }

  /** Every point of a deal, such as {@code high NS 1}, in alphabetical order. */
  public static List<String> awards(PlainDeal deal) {
    var awards = new ArrayList<String>();
    var rules = deal.rules;
    var dealer = rules.side(deal.order.getLast());
    countedTurnUps(deal).forEach(card -> add(awards, "turn-up", dealer, rules.turnUpPoints(card)));
    if (deal.gift) {
      deal.receivers().forEach(side -> add(awards, "gift", side, rules.number("gift-points")));
    }
    for (var i = 0; i < deal.tricks.size(); i++) {
      var winner = rules.side(deal.winners.get(i));
      for (var card : deal.tricks.get(i)) {
        add(awards, "peg", winner, rules.pegs(card, deal.trump));
      }
    }
    if (deal.ending.equals("played out")) {
      trumps(deal, awards);
      game(deal, awards);
      everyTrick(deal, awards);
    }
    return awards.stream().sorted().toList();
  }

  /**
   * What a side made in the play less what all others made: High, Low, Jack, joker, pegs and Game.
   */
  public static int difference(PlainDeal deal, String side) {
    var difference = 0;
    for (var award : awards(deal)) {
      var words = award.split(" ", -1);
      if (!List.of("turn-up", "gift", "smudge").contains(words[0])) {
        var points = Integer.parseInt(words[2]);
        difference += words[1].equals(side) ? points : -points;
      }
    }
    return difference;
  }

  private static void trumps(PlainDeal deal, List<String> awards) {
    var rules = deal.rules;
    var owners = new LinkedHashMap<String, String>();
    deal.received.forEach(
        (seat, cards) -> cards.forEach(card -> owners.put(card, rules.side(seat))));
    var takers = new LinkedHashMap<String, String>();
    for (var i = 0; i < deal.tricks.size(); i++) {
      for (var card : deal.tricks.get(i)) {
        takers.put(card, rules.side(deal.winners.get(i)));
      }
    }
    var trumps =
        owners.keySet().stream()
            .filter(card -> !card.equals(PlainRules.JOKER) && card.endsWith(deal.trump))
            .sorted(Comparator.comparingDouble(rules::height))
            .toList();
    if (!trumps.isEmpty()) {
      add(awards, "high", owner(owners, trumps.getLast()), rules.number("high-points"));
      var low = rules.is("low-to", "dealt") ? owners : takers;
      add(awards, "low", owner(low, trumps.getFirst()), rules.number("low-points"));
    }
    var jack = "J" + deal.trump;
    if (trumps.contains(jack)) {
      var hung = !owner(owners, jack).equals(owner(takers, jack));
      var kind = hung ? "hang-jack" : "jack";
      add(awards, kind, owner(takers, jack), rules.number(kind + "-points"));
    }
    if (takers.containsKey(PlainRules.JOKER)) {
      add(awards, "joker", owner(takers, PlainRules.JOKER), rules.number("joker-points"));
    }
  }

  private static String owner(Map<String, String> owners, String card) {
    return owners.getOrDefault(card, "");
  }

  private static void game(PlainDeal deal, List<String> awards) {
    var rules = deal.rules;
    var counts = new LinkedHashMap<String, Integer>();
    rules.sides().forEach(side -> counts.put(side, 0));
    for (var i = 0; i < deal.tricks.size(); i++) {
      for (var card : deal.tricks.get(i)) {
        counts.merge(rules.side(deal.winners.get(i)), rules.pips(card), Integer::sum);
      }
    }
    var most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    var leading =
        counts.entrySet().stream().filter(e -> e.getValue() == most).map(e -> e.getKey()).toList();
    var winner = leading.getFirst();
    if (leading.size() > 1) {
      var dealer = rules.side(deal.order.getLast());
      var others = leading.stream().filter(side -> !side.equals(dealer)).toList();
      winner =
          switch (rules.text("game-tie")) {
            case "non-dealer" ->
                others.size() == 1 && leading.contains(dealer) ? others.getFirst() : "";
            case "elder-of-tied" ->
                deal.order.stream()
                    .map(rules::side)
                    .filter(leading::contains)
                    .findFirst()
                    .orElse("");
            default -> "";
          };
    }
    if (!winner.isEmpty()) {
      add(awards, "game", winner, rules.number("game-points") + rules.number("end-count-bonus"));
    }
  }

  private static void everyTrick(PlainDeal deal, List<String> awards) {
    if (deal.rules.is("smudge", "six-tricks") && !deal.pitcher.isEmpty()) {
      var side = deal.rules.side(deal.pitcher);
      if (deal.winners.stream().map(deal.rules::side).allMatch(side::equals)) {
        add(awards, "smudge", side, 1);
      }
    }
  }

  private static void add(List<String> awards, String kind, String side, int points) {
    if (points > 0) {
      awards.add(kind + " " + side + " " + points);
    }
  }
}
