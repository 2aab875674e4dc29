package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Points with what proves them: {@code High: K♥, dealt to South}. */
public final class AwardWords {
  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;

  private AwardWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = seats;
  }

  /** The words for points in a language; players are named by their seats. */
  public static AwardWords in(Language language) {
    return new AwardWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static AwardWords in(Language language, SeatWords seats) {
    return new AwardWords(language, seats);
  }

  /** What points are for: {@code High}. */
  public String kind(AwardKind kind) {
    return texts.text("terms.award." + kind.publicName());
  }

  /** What points are for and what proves them. */
  public String text(Award award, ScoreSheet sheet, RuleSet rules) {
    var arguments = new HashMap<String, Object>();
    arguments.put("side", seats.side(award.side()));
    award.card().ifPresent(card -> arguments.put("card", cards.shown(card)));
    award.seat().ifPresent(seat -> arguments.put("seat", seats.seat(seat)));
    award.trick().ifPresent(trick -> arguments.put("trick", trick));
    return switch (award.kind()) {
      case TURN_UP, GIFT, PEG, HANG_JACK, JOKER, SMUDGE, PENALTY ->
          texts.text("points." + award.kind().publicName(), arguments);
      case HIGH -> texts.text(rules.draws() ? "points.high.held" : "points.high", arguments);
      case LOW -> texts.text(low(rules), arguments);
      case JACK -> {
        var alike = rules.jackPoints() == rules.hangJackPoints();
        yield texts.text(alike ? "points.jack.alike" : "points.jack", arguments);
      }
      case GAME -> game(award.side(), sheet, arguments);
    };
  }

  /**
   * Why High, Low, Jack, Joker or Game went to nobody, as far as the rules score them; nothing for
   * a deal that was not played out.
   */
  public List<String> unscored(DealState deal, ScoreSheet sheet) {
    if (!deal.ending().equals(Optional.of(Ending.PLAYED_OUT))) {
      return List.of();
    }
    var rules = deal.rules();
    var trump = deal.trump().orElseThrow();
    var sentences = new ArrayList<String>();
    if (deal.inPlay().of(trump).isEmpty()) {
      noTrump(rules).ifPresent(sentences::add);
    }
    var jack = Card.of(Rank.JACK, trump);
    if (ScoredKinds.scores(AwardKind.JACK, rules) && !deal.inPlay().contains(jack)) {
      sentences.add(texts.text("points.nobody.jack", Map.of("card", cards.shown(jack))));
    }
    if (ScoredKinds.scores(AwardKind.JOKER, rules) && !deal.inPlay().contains(Card.JOKER)) {
      sentences.add(texts.text("points.nobody.joker"));
    }
    if (ScoredKinds.scores(AwardKind.GAME, rules) && !hasGame(sheet)) {
      sharedGame(deal.seating().sides(), sheet).ifPresent(sentences::add);
    }
    return List.copyOf(sentences);
  }

  private static String low(RuleSet rules) {
    return switch (rules.lowCredit()) {
      case DEALT -> rules.draws() ? "points.low.held" : "points.low.dealt";
      case TAKER -> "points.low.taker";
    };
  }

  private Optional<String> noTrump(RuleSet rules) {
    var high = ScoredKinds.scores(AwardKind.HIGH, rules);
    var low = ScoredKinds.scores(AwardKind.LOW, rules);
    if (!high && !low) {
      return Optional.empty();
    }
    var one = high ? "high" : "low";
    var key = rules.hasJoker() ? "points.nobody.high-low.joker" : "points.nobody.high-low";
    return Optional.of(texts.text(key, Map.of("scored", high && low ? "both" : one)));
  }

  private String game(Side side, ScoreSheet sheet, Map<String, Object> arguments) {
    var pips = sheet.pips().of(side);
    var others =
        sheet.pips().won().keySet().stream()
            .filter(other -> other != side)
            .map(sheet.pips()::of)
            .toList();
    arguments.put("pips", pips);
    arguments.put("others", Lists.all(others.stream().map(Object::toString).toList(), texts));
    return texts.text(others.contains(pips) ? "points.game.tied" : "points.game", arguments);
  }

  /** Empty where one side leads: its Game was struck out for a revoke. */
  private Optional<String> sharedGame(List<Side> sides, ScoreSheet sheet) {
    var most = sides.stream().mapToInt(sheet.pips()::of).max().orElseThrow();
    var leading = sides.stream().filter(side -> sheet.pips().of(side) == most).toList();
    if (leading.size() == 1) {
      return Optional.empty();
    }
    var names = Lists.all(leading.stream().map(seats::side).toList(), texts);
    return Optional.of(
        texts.text(
            leading.size() == sides.size() ? "points.nobody.game" : "points.nobody.game.shared",
            Map.of("pips", most, "sides", names)));
  }

  private static boolean hasGame(ScoreSheet sheet) {
    return sheet.awards().stream().anyMatch(award -> award.kind() == AwardKind.GAME);
  }
}
