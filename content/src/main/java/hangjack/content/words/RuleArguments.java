package hangjack.content.words;

import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.rules.PegPoints;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RunRecipients;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.analyzer.rules.TurnUpPoints;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.texts.Texts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What any sentence of the rules may speak of: the same arguments for all of them. */
final class RuleArguments {
  private RuleArguments() {}

  static Map<String, Object> of(RuleSet rules, Texts texts) {
    var arguments = new HashMap<String, Object>();
    arguments.put("table", table(rules));
    arguments.put("turn", turn(rules));
    arguments.put("early", early(rules));
    arguments.put("recipients", recipients(rules));
    arguments.put("style", rules.scoreStyle() == ScoreStyle.CHIPS_DOWN ? "chips" : "up");
    arguments.put("pack", rules.hasJoker() ? "joker" : "plain");
    arguments.put("auction", rules.auction() ? "yes" : "no");
    arguments.put("bids", rules.minBid() == rules.maxBid() ? "one" : "many");
    arguments.put("extra", rules.gamePoints() > 0 ? "yes" : "no");
    numbers(rules, arguments);
    arguments.put("list", turnUps(rules.turnUpPoints(), "rules.turn-up-points.item", texts));
    arguments.putAll(pegs(rules.pegPoints(), texts));
    arguments.put("ways", list("rules.way.", ScoredKinds.inPlay(rules), texts));
    var kinds = ScoredKinds.all(rules);
    arguments.put("order", list("rules.order.", kinds, texts));
    arguments.put("kinds", kinds.size() == 1 ? "one" : "many");
    return arguments;
  }

  /** How texts tell the kinds of table apart: {@code two}, {@code three}, {@code four}, pairs. */
  static String table(RuleSet rules) {
    return switch (rules.players()) {
      case 2 -> "two";
      case 3 -> "three";
      default -> rules.seating().partnerships() ? "pairs" : "four";
    };
  }

  /** What each rank scores when it is turned up, the fewest points first, as a list in words. */
  static String turnUps(TurnUpPoints points, String itemKey, Texts texts) {
    return ranks(points.points(), Map.Entry.comparingByValue(), itemKey, texts);
  }

  /** What each rank is pegged for, as lists in words, and which of the lists are there. */
  static Map<String, Object> pegs(PegPoints points, Texts texts) {
    var kinds = points.others().isEmpty() ? "trumps" : "both";
    return Map.of(
        "pegs",
        points.isNone() ? "none" : kinds,
        "trumps",
        highToLow(points.trumps(), texts),
        "others",
        highToLow(points.others(), texts));
  }

  private static void numbers(RuleSet rules, Map<String, Object> arguments) {
    arguments.put("cards", rules.handSize());
    arguments.put("packet", rules.dealPacket());
    arguments.put("run", rules.runPacket());
    arguments.put("gift", rules.giftPoints());
    arguments.put("high", rules.highPoints());
    arguments.put("low", rules.lowPoints());
    arguments.put("jack", rules.jackPoints());
    arguments.put("hang", rules.hangJackPoints());
    arguments.put("joker", rules.jokerPoints());
    arguments.put("game", rules.gamePoints());
    arguments.put("bonus", rules.endCountBonus());
    arguments.put("target", rules.target());
    arguments.put("min", rules.minBid());
    arguments.put("max", rules.maxBid());
    arguments.put("deck", rules.deck());
  }

  private static String highToLow(Map<Rank, Integer> points, Texts texts) {
    Comparator<Map.Entry<Rank, Integer>> byRank = Map.Entry.comparingByKey();
    return ranks(points, byRank.reversed(), "rules.peg-points.item", texts);
  }

  private static String ranks(
      Map<Rank, Integer> points,
      Comparator<Map.Entry<Rank, Integer>> order,
      String itemKey,
      Texts texts) {
    var cards = CardWords.in(texts.language());
    var items =
        points.entrySet().stream()
            .sorted(order)
            .map(
                entry ->
                    texts.text(
                        itemKey,
                        Map.of(
                            "rank",
                            CardWords.key(entry.getKey()),
                            "letter",
                            cards.letter(entry.getKey()),
                            "points",
                            entry.getValue())))
            .toList();
    return Lists.all(items, texts);
  }

  private static String list(String prefix, List<AwardKind> kinds, Texts texts) {
    return Lists.all(
        kinds.stream().map(kind -> texts.text(prefix + kind.publicName())).toList(), texts);
  }

  private static String turn(RuleSet rules) {
    if (rules.players() == 2) {
      return "two";
    }
    return rules.direction() == Direction.CLOCKWISE ? "clockwise" : "anticlockwise";
  }

  private static String early(RuleSet rules) {
    var gift = ScoredKinds.scores(AwardKind.GIFT, rules);
    if (ScoredKinds.scores(AwardKind.TURN_UP, rules)) {
      return gift ? "both" : "turnup";
    }
    return gift ? "gift" : "none";
  }

  /** How texts tell who gets cards in a run: {@code two}, or {@code all}. */
  static String recipients(RuleSet rules) {
    return rules.players() > 2 && rules.runRecipients() == RunRecipients.ELDER_AND_DEALER
        ? "two"
        : "all";
  }
}
