package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges who a learner says scores High, Low, Jack and Game. */
final class AssigningPoints {
  private AssigningPoints() {}

  /**
   * Whether the deal can be asked about: it is played out, and no rule about ties, which these
   * steps do not teach, gives Game away.
   */
  static boolean fits(DealState deal) {
    return deal.ending().equals(Optional.of(Ending.PLAYED_OUT))
        && (!tied(deal) || FourPoint.GAME.award(ScoreSheet.of(deal)).isEmpty());
  }

  /** The side that scores each of the four points. */
  static Map<FourPoint, Optional<Side>> accepted(DealState deal) {
    var sheet = ScoreSheet.of(deal);
    var sides = new EnumMap<FourPoint, Optional<Side>>(FourPoint.class);
    for (var point : FourPoint.values()) {
      sides.put(point, point.award(sheet).map(Award::side));
    }
    return sides;
  }

  static List<Remark> faults(DealState deal, Map<FourPoint, Optional<Side>> given) {
    if (given.size() < FourPoint.values().length) {
      return List.of(new Remark(ReplyCode.POINT_OPEN, Map.of()));
    }
    var sheet = ScoreSheet.of(deal);
    var remarks = new ArrayList<Remark>();
    for (var entry : accepted(deal).entrySet()) {
      if (!entry.getValue().equals(given.get(entry.getKey()))) {
        var remark = remark(entry.getKey(), sheet, deal);
        if (!remarks.contains(remark)) {
          remarks.add(remark);
        }
      }
    }
    return List.copyOf(remarks);
  }

  /** Every wrong way to give the four points away, and one that leaves them open. */
  static List<Map<FourPoint, Optional<Side>>> wrong(DealState deal) {
    var takers = new ArrayList<Optional<Side>>();
    takers.add(Optional.empty());
    deal.seating().sides().forEach(side -> takers.add(Optional.of(side)));
    List<Map<FourPoint, Optional<Side>>> ways = List.of(Map.of());
    for (var point : FourPoint.values()) {
      var longer = new ArrayList<Map<FourPoint, Optional<Side>>>();
      for (var way : ways) {
        for (var taker : takers) {
          var more = new EnumMap<FourPoint, Optional<Side>>(FourPoint.class);
          more.putAll(way);
          more.put(point, taker);
          longer.add(more);
        }
      }
      ways = longer;
    }
    var wrong = new ArrayList<>(ways);
    wrong.remove(accepted(deal));
    wrong.add(Map.of());
    return wrong;
  }

  private static Remark remark(FourPoint point, ScoreSheet sheet, DealState deal) {
    var card = point.award(sheet).flatMap(Award::card);
    return switch (point) {
      case HIGH -> aboutTrump(ReplyCode.HIGH_ELSEWHERE, card);
      case LOW ->
          aboutTrump(
              deal.rules().lowCredit() == LowCredit.DEALT
                  ? ReplyCode.LOW_DEALT_ELSEWHERE
                  : ReplyCode.LOW_TAKEN_ELSEWHERE,
              card);
      case JACK -> aboutJack(FourPoint.JACK.award(sheet), deal);
      case GAME ->
          FourPoint.GAME.award(sheet).isPresent()
              ? new Remark(ReplyCode.GAME_ELSEWHERE, Map.of())
              : new Remark(ReplyCode.GAME_TIED, Map.of("count", most(deal)));
    };
  }

  private static Remark aboutTrump(ReplyCode code, Optional<Card> card) {
    return card.map(c -> new Remark(code, Map.of("card", c)))
        .orElseGet(() -> new Remark(ReplyCode.NO_TRUMP_IN_PLAY, Map.of()));
  }

  private static Remark aboutJack(Optional<Award> award, DealState deal) {
    var card = Card.of(Rank.JACK, deal.trump().orElseThrow());
    return award
        .map(
            jack ->
                new Remark(
                    ReplyCode.JACK_ELSEWHERE,
                    Map.of("card", card, "trick", jack.trick().orElseThrow())))
        .orElseGet(() -> new Remark(ReplyCode.JACK_NOT_IN_PLAY, Map.of("card", card)));
  }

  private static int most(DealState deal) {
    var pips = ScoreSheet.of(deal).pips();
    return deal.seating().sides().stream().mapToInt(pips::of).max().orElseThrow();
  }

  private static boolean tied(DealState deal) {
    var pips = ScoreSheet.of(deal).pips();
    var most = most(deal);
    return deal.seating().sides().stream().filter(side -> pips.of(side) == most).count() > 1;
  }
}
