package hangjack.content.words;

import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RunRecipients;
import hangjack.analyzer.rules.TurnUpPoints;
import hangjack.content.texts.Texts;
import java.util.HashMap;
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
    arguments.put("cards", rules.handSize());
    arguments.put("packet", rules.dealPacket());
    arguments.put("run", rules.runPacket());
    arguments.put("gift", rules.giftPoints());
    arguments.put("high", rules.highPoints());
    arguments.put("low", rules.lowPoints());
    arguments.put("jack", rules.jackPoints());
    arguments.put("hang", rules.hangJackPoints());
    arguments.put("game", rules.gamePoints());
    arguments.put("target", rules.target());
    arguments.put("list", turnUps(rules.turnUpPoints(), "rules.turn-up-points.item", texts));
    return arguments;
  }

  /**
   * What each rank scores when it is turned up, the the fewest points first, as a list in words.
   */
  static String turnUps(TurnUpPoints points, String itemKey, Texts texts) {
    var cards = CardWords.in(texts.language());
    var items =
        points.points().entrySet().stream()
            .sorted(Map.Entry.comparingByValue())
            .map(entry -> item(entry.getKey(), entry.getValue(), itemKey, cards, texts))
            .toList();
    return Lists.all(items, texts);
  }

  private static String item(Rank rank, int points, String key, CardWords cards, Texts texts) {
    return texts.text(
        key, Map.of("rank", CardWords.key(rank), "letter", cards.letter(rank), "points", points));
  }

  private static String table(RuleSet rules) {
    return switch (rules.players()) {
      case 2 -> "two";
      case 3 -> "three";
      default -> rules.seating().partnerships() ? "pairs" : "four";
    };
  }

  private static String turn(RuleSet rules) {
    if (rules.players() == 2) {
      return "two";
    }
    return rules.direction() == Direction.CLOCKWISE ? "clockwise" : "anticlockwise";
  }

  private static String early(RuleSet rules) {
    var turnUps = !rules.turnUpPoints().points().isEmpty();
    var gift = rules.beg() == BegRule.FULL && rules.giftPoints() > 0;
    if (turnUps) {
      return gift ? "both" : "turnup";
    }
    return gift ? "gift" : "none";
  }

  private static String recipients(RuleSet rules) {
    return rules.players() > 2 && rules.runRecipients() == RunRecipients.ELDER_AND_DEALER
        ? "two"
        : "all";
  }
}
