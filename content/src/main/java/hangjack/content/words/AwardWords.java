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
      case TURN_UP, GIFT, HIGH, HANG_JACK, PENALTY ->
          texts.text("points." + award.kind().publicName(), arguments);
      case LOW -> texts.text("points.low." + rules.lowCredit().publicName(), arguments);
      case JACK -> {
        var alike = rules.jackPoints() == rules.hangJackPoints();
        yield texts.text(alike ? "points.jack.alike" : "points.jack", arguments);
      }
      case GAME -> game(award.side(), sheet, arguments);
    };
  }

  /** Why High, Low, Jack or Game went to nobody; nothing for a deal that was not played out. */
  public List<String> unscored(DealState deal, ScoreSheet sheet) {
    if (!deal.ending().equals(Optional.of(Ending.PLAYED_OUT))) {
      return List.of();
    }
    var sentences = new ArrayList<String>();
    if (!scores(sheet, AwardKind.HIGH)) {
      sentences.add(texts.text("points.nobody.high-low"));
    }
    if (!scores(sheet, AwardKind.JACK) && !scores(sheet, AwardKind.HANG_JACK)) {
      var jack = Card.of(Rank.JACK, deal.trump().orElseThrow());
      sentences.add(texts.text("points.nobody.jack", Map.of("card", cards.shown(jack))));
    }
    if (!scores(sheet, AwardKind.GAME)) {
      sentences.add(sharedGame(deal.seating().sides(), sheet));
    }
    return List.copyOf(sentences);
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

  private String sharedGame(List<Side> sides, ScoreSheet sheet) {
    var most = sides.stream().mapToInt(sheet.pips()::of).max().orElseThrow();
    var leading = sides.stream().filter(side -> sheet.pips().of(side) == most).toList();
    var names = Lists.all(leading.stream().map(seats::side).toList(), texts);
    return texts.text(
        leading.size() == sides.size() ? "points.nobody.game" : "points.nobody.game.shared",
        Map.of("pips", most, "sides", names));
  }

  private static boolean scores(ScoreSheet sheet, AwardKind kind) {
    return sheet.awards().stream().anyMatch(award -> award.kind() == kind);
  }
}
