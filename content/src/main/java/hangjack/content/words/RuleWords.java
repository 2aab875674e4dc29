package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TurnUpPoints;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The rules of a table in words: single parameters, and the whole as one text. */
public final class RuleWords {
  private final Texts texts;

  private RuleWords(Texts texts) {
    this.texts = texts;
  }

  /** The words for rules in a language. */
  public static RuleWords in(Language language) {
    return new RuleWords(Texts.in(language));
  }

  /** The name of the game these rules began as: {@code Trinidad All Fours}. */
  public String game(RuleSet rules) {
    return texts.text("rules.preset." + rules.id() + ".title");
  }

  /** One sentence about that game, for somebody who chooses one. */
  public String about(RuleSet rules) {
    return texts.text("rules.preset." + rules.id() + ".about");
  }

  /** A parameter as a heading: {@code Who scores Low}. */
  public String title(Parameter<?> parameter) {
    return texts.text("rules." + parameter.name() + ".title");
  }

  /** What a parameter decides, in one sentence. */
  public String explanation(Parameter<?> parameter) {
    return texts.text("rules." + parameter.name() + ".help");
  }

  /**
   * A value in a few words, to choose it from a list: {@code 14 points}.
   *
   * @param written the value as records write it
   * @throws IllegalArgumentException where the parameter does not take that value
   */
  public String label(Parameter<?> parameter, String written) {
    var key = "rules." + parameter.name() + ".label";
    if (texts.has(key + "." + written)) {
      return texts.text(key + "." + written);
    }
    if (texts.has("rules.label." + written)) {
      return texts.text("rules.label." + written);
    }
    if (texts.has(key)) {
      return texts.text(key, Map.of("value", Integer.valueOf(written)));
    }
    return TurnUpPoints.read(written)
        .map(points -> RuleArguments.turnUps(points, key + ".item", texts))
        .orElseThrow(() -> new IllegalArgumentException(parameter + "=" + written));
  }

  /** The value that rules give a parameter, as the sentence of the rules that it stands for. */
  public String sentence(Parameter<?> parameter, RuleSet rules) {
    var key = "rules." + parameter.name() + "." + rules.written(parameter);
    return texts.text(
        texts.has(key) ? key : "rules." + parameter.name() + ".value",
        RuleArguments.of(rules, texts));
  }

  /** All the rules as one text. */
  public RuleText prose(RuleSet rules) {
    return RuleProse.of(rules, texts);
  }

  /** What the cards are worth for Game, the worthless ones left out, highest rank first. */
  public List<CardValue> cardValues() {
    var cards = CardWords.in(texts.language());
    return Arrays.stream(Rank.values())
        .sorted(Comparator.reverseOrder())
        .map(rank -> new CardValue(rank, cards.letter(rank), cards.rank(rank), pips(rank)))
        .filter(row -> row.value() > 0)
        .toList();
  }

  /** What High, Low, Jack and Game score; a hung Jack has its own row where it scores otherwise. */
  public List<PointsRow> points(RuleSet rules) {
    var rows = new ArrayList<PointsRow>();
    rows.add(row(AwardKind.HIGH, rules.highPoints(), "high"));
    rows.add(row(AwardKind.LOW, rules.lowPoints(), "low." + rules.lowCredit().publicName()));
    if (rules.jackPoints() == rules.hangJackPoints()) {
      rows.add(row(AwardKind.JACK, rules.jackPoints(), "jack.alike"));
    } else {
      rows.add(row(AwardKind.JACK, rules.jackPoints(), "jack"));
      rows.add(row(AwardKind.HANG_JACK, rules.hangJackPoints(), "hang-jack"));
    }
    rows.add(row(AwardKind.GAME, rules.gamePoints(), "game"));
    return List.copyOf(rows);
  }

  private PointsRow row(AwardKind kind, int points, String meaning) {
    return new PointsRow(
        kind,
        texts.text("terms.award." + kind.publicName()),
        points,
        texts.text("rules.table." + meaning));
  }

  private static int pips(Rank rank) {
    return Pips.of(Card.of(rank, Suit.SPADES));
  }

  /**
   * A line of the table of card values.
   *
   * @param rank the rank
   * @param letter what is printed on such a card
   * @param name its name
   * @param value what it counts for Game
   */
  public record CardValue(Rank rank, String letter, String name, int value) {}

  /**
   * A line of the table of points.
   *
   * @param kind what the points are for
   * @param title its name
   * @param points how many points of the score, 0 where it is not scored
   * @param meaning what earns them, in a few words
   */
  public record PointsRow(AwardKind kind, String title, int points, String meaning) {}
}
