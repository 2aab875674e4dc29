package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.PegPoints;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.rules.TurnUpPoints;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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

  /**
   * The name of the game these rules began as: {@code Trinidad All Fours}; its id where a rule set
   * of somebody's own has no words.
   */
  public String game(RuleSet rules) {
    var key = "rules.preset." + rules.id() + ".title";
    return texts.has(key) ? texts.text(key) : rules.id();
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
   * @param rules the other rules of the table, which say whether points or chips are counted
   * @throws IllegalArgumentException where the parameter does not take that value
   */
  public String label(Parameter<?> parameter, String written, RuleSet rules) {
    var key = "rules." + parameter.name() + ".label";
    if (texts.has(key + "." + written)) {
      return texts.text(key + "." + written, RuleArguments.of(rules, texts));
    }
    if (texts.has("rules.label." + written)) {
      return texts.text("rules.label." + written);
    }
    if (texts.has(key)) {
      return texts.text(key, Map.of("value", Integer.valueOf(written)));
    }
    return byRank(parameter, key, written)
        .orElseThrow(() -> new IllegalArgumentException(parameter + "=" + written));
  }

  private Optional<String> byRank(Parameter<?> parameter, String key, String written) {
    return parameter == Parameter.PEG_POINTS
        ? PegPoints.read(written)
            .map(points -> texts.text(key + ".value", RuleArguments.pegs(points, texts)))
        : TurnUpPoints.read(written)
            .map(points -> RuleArguments.turnUps(points, key + ".item", texts));
  }

  /** The value that rules give a parameter, as the sentence of the rules that it stands for. */
  public String sentence(Parameter<?> parameter, RuleSet rules) {
    var key = "rules." + parameter.name() + "." + rules.written(parameter);
    return texts.text(
        texts.has(key) ? key : "rules." + parameter.name() + ".value",
        RuleArguments.of(rules, texts));
  }

  /** One line of the rules: players, cards, target. */
  public String summary(RuleSet rules) {
    return ProseWriter.summary(rules, texts);
  }

  /** All the rules as one text. */
  public RuleText prose(RuleSet rules) {
    return RuleProse.of(rules, texts, game(rules));
  }

  /** What the cards are worth for Game, the worthless ones left out, highest rank first. */
  public List<CardValue> cardValues(RuleSet rules) {
    var cards = CardWords.in(texts.language());
    return ranks(rules)
        .map(rank -> new CardValue(rank, cards.letter(rank), cards.rank(rank), pips(rules, rank)))
        .filter(row -> row.value() > 0)
        .toList();
  }

  /** What cards score when they are won, highest rank first; nothing where no card is pegged. */
  public List<PegValue> pegValues(RuleSet rules) {
    var cards = CardWords.in(texts.language());
    var pegs = rules.pegPoints();
    return ranks(rules)
        .map(
            rank ->
                new PegValue(
                    rank,
                    cards.letter(rank),
                    cards.rank(rank),
                    pegs.trumps().getOrDefault(rank, 0),
                    pegs.others().getOrDefault(rank, 0)))
        .filter(row -> row.trump() > 0 || row.other() > 0)
        .toList();
  }

  /**
   * What is scored for once the play is over, in the order of counting; a hung Jack has its own row
   * where it scores otherwise. What scores nothing has no row, so there may be none.
   */
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
    rows.add(row(AwardKind.JOKER, rules.hasJoker() ? rules.jokerPoints() : 0, "joker"));
    rows.add(row(AwardKind.GAME, rules.gamePoints() + rules.endCountBonus(), "game"));
    rows.add(row(AwardKind.SMUDGE, rules.smudge() == Smudge.SIX_TRICKS ? 1 : 0, "smudge"));
    rows.removeIf(row -> row.points() == 0);
    return List.copyOf(rows);
  }

  private PointsRow row(AwardKind kind, int points, String meaning) {
    return new PointsRow(
        kind,
        texts.text("terms.award." + kind.publicName()),
        points,
        texts.text("rules.table." + meaning));
  }

  /** The ranks of the pack, highest first. */
  private static Stream<Rank> ranks(RuleSet rules) {
    return rules.pack().of(Suit.SPADES).stream().map(Card::rank).sorted(Comparator.reverseOrder());
  }

  private static int pips(RuleSet rules, Rank rank) {
    return Pips.of(rules, Card.of(rank, Suit.SPADES));
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
   * A line of the table of cards that are pegged.
   *
   * @param rank the rank
   * @param letter what is printed on such a card
   * @param name its name
   * @param trump what it scores as a trump when it is won
   * @param other what it scores in another suit
   */
  public record PegValue(Rank rank, String letter, String name, int trump, int other) {}

  /**
   * A line of the table of points.
   *
   * @param kind what the points are for
   * @param title its name
   * @param points how many points of the score, 1 or more
   * @param meaning what earns them, in a few words
   */
  public record PointsRow(AwardKind kind, String title, int points, String meaning) {}
}
