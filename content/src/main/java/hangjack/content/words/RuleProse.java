package hangjack.content.words;

import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleText.Paragraph;
import hangjack.content.words.RuleText.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses the sentences of a rule set and puts them in order. A rule that only says what everybody
 * expects is left out, unless a house rule made it so.
 */
final class RuleProse {
  private final RuleSet rules;
  private final Texts texts;
  private final Map<String, Object> arguments;
  private final Set<String> overrides;
  private final boolean begging;
  private final List<Section> sections = new ArrayList<>();
  private final List<Paragraph> paragraphs = new ArrayList<>();

  private RuleProse(RuleSet rules, Texts texts) {
    this.rules = rules;
    this.texts = texts;
    this.arguments = RuleArguments.of(rules, texts);
    this.overrides = HouseRules.overrides(rules).keySet();
    this.begging = rules.beg() != BegRule.NONE;
  }

  static RuleText of(RuleSet rules, Texts texts) {
    return new RuleProse(rules, texts).text();
  }

  private RuleText text() {
    players();
    aim();
    deal();
    turnUp();
    begging();
    if (begging) {
      running();
    }
    play();
    scoring();
    winning();
    irregularities();
    glossary();
    var game = texts.text("rules.preset." + rules.id() + ".title");
    var key = overrides.isEmpty() ? "rules.prose.title" : "rules.prose.title.changed";
    return new RuleText(
        texts.text(key, Map.of("title", game)),
        texts.text("rules.prose.summary", arguments),
        sections);
  }

  private void players() {
    add("players.value", Parameter.PLAYERS);
    if (rules.players() == 4) {
      add(Parameter.PARTNERSHIPS);
    }
    if (rules.players() > 2) {
      add(Parameter.DIRECTION);
    }
    add("prose.players.pack");
    close("players");
  }

  private void aim() {
    add("prose.aim.four");
    add("target.value", Parameter.TARGET);
    close("aim");
  }

  private void deal() {
    add(Parameter.FIRST_DEALER);
    add("prose.deal.cut");
    add(begging ? "prose.deal.elder" : "prose.deal.elder.no-beg");
    add("hand-size.value", Parameter.HAND_SIZE);
    add("deal-packet.value", Parameter.DEAL_PACKET);
    add("prose.deal.next");
    close("deal");
  }

  private void turnUp() {
    add(begging ? "prose.turn-up.proposed" : "prose.turn-up.final");
    var scores = !rules.turnUpPoints().points().isEmpty();
    add(scores ? "turn-up-points.value" : "turn-up-points.none", Parameter.TURN_UP_POINTS);
    close("turn-up");
  }

  private void begging() {
    add(Parameter.BEG);
    if (rules.beg() == BegRule.FULL) {
      add("gift-points.value", Parameter.GIFT_POINTS);
      if (Parameter.GIFT_TO.actsIn(rules)) {
        add(Parameter.GIFT_TO);
      }
      addUnlessExpected(Parameter.GIFT_CAN_WIN, rules.giftCanWin());
      addUnlessExpected(Parameter.GIFT_REQUIRES_TRUMP, !rules.giftRequiresTrump());
    }
    close("begging");
  }

  private void running() {
    add("run-packet.value", Parameter.RUN_PACKET, Parameter.RUN_RECIPIENTS);
    add("prose.running.same-suit");
    if (Parameter.TURN_UP_SCORING.actsIn(rules)) {
      add(Parameter.TURN_UP_SCORING);
    }
    add(Parameter.HAND_AFTER_RUN);
    add("prose.running.exhausted");
    if (Parameter.KEEP_TURN_UP_POINTS_ON_REDEAL.actsIn(rules)) {
      add(Parameter.KEEP_TURN_UP_POINTS_ON_REDEAL);
    }
    close("running");
  }

  private void play() {
    add("prose.play.lead");
    add(Parameter.PERMISSIVE_TRUMPING);
    add(Parameter.MUST_TRUMP_WHEN_VOID);
    add("prose.play.trump-led");
    if (Parameter.NO_UNDERTRUMP.actsIn(rules)) {
      addUnlessExpected(Parameter.NO_UNDERTRUMP, !rules.noUndertrump());
    }
    add("prose.play.winner");
    close("play");
  }

  private void scoring() {
    add("prose.scoring.in-play");
    add("high-points.value", Parameter.HIGH_POINTS);
    add(key(Parameter.LOW_TO), Parameter.LOW_TO, Parameter.LOW_POINTS);
    if (rules.highPoints() > 0 && rules.lowPoints() > 0) {
      add("prose.scoring.lone");
    }
    if (rules.jackPoints() == rules.hangJackPoints()) {
      add("prose.scoring.jack-alike", Parameter.JACK_POINTS, Parameter.HANG_JACK_POINTS);
    } else {
      add("jack-points.value", Parameter.JACK_POINTS);
      add("hang-jack-points.value", Parameter.HANG_JACK_POINTS);
    }
    if (rules.jackPoints() > 0 || rules.hangJackPoints() > 0) {
      add("prose.scoring.no-jack");
    }
    add("game-points.value", Parameter.GAME_POINTS);
    if (rules.gamePoints() > 0) {
      add(Parameter.GAME_TIE);
    }
    close("scoring");
  }

  private void winning() {
    add("prose.winning.order");
    add(Parameter.IMMEDIATE_POINTS_CAN_WIN);
    close("winning");
  }

  private void irregularities() {
    add(Parameter.REVOKE);
    if (rules.noUndertrump()) {
      add(Parameter.UNDERTRUMP_PENALTY);
    }
    close("irregularities");
  }

  private void glossary() {
    for (var word : List.of("deal", "elder", "trump", "trick", "lead")) {
      add("glossary." + word);
    }
    if (begging) {
      add("glossary.stand");
      add("glossary.beg");
      if (rules.beg() == BegRule.FULL) {
        add("glossary.gift");
      }
      add("glossary.run");
    }
    if (rules.hangJackPoints() != rules.jackPoints()) {
      add("glossary.hang");
    }
    add("glossary.pips");
    var local = "preset." + rules.id() + ".local-words";
    if (texts.has("rules." + local)) {
      add(local);
    }
    close("glossary");
  }

  private void addUnlessExpected(Parameter<?> parameter, boolean expected) {
    if (!expected || overrides.contains(parameter.name())) {
      add(parameter);
    }
  }

  private void add(Parameter<?> parameter) {
    add(key(parameter), parameter);
  }

  private String key(Parameter<?> parameter) {
    return parameter.name() + "." + rules.written(parameter);
  }

  /** Adds the text of a key that several parameters may have chosen; a changed one names it. */
  private void add(String key, Parameter<?>... chosenBy) {
    var names = List.of(chosenBy).stream().map(Parameter::name).toList();
    var changed = names.stream().filter(overrides::contains).findFirst();
    Optional<String> first = names.stream().findFirst();
    paragraphs.add(
        new Paragraph(
            texts.text("rules." + key, arguments), changed.or(() -> first), changed.isPresent()));
  }

  private void close(String id) {
    sections.add(new Section(id, texts.text("rules.prose." + id + ".title"), paragraphs));
    paragraphs.clear();
  }
}
