package hangjack.lessons;

import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Map;

/** Judges a count for Game. */
final class CountingPips {
  private CountingPips() {}

  /** Whether the side is at the table and there is a trick to count. */
  static boolean fits(Side side, DealState deal) {
    return !deal.tricks().isEmpty() && deal.seating().sides().contains(side);
  }

  /** The pips in a side's tricks. */
  static int accepted(Side side, DealState deal) {
    return ScoreSheet.of(deal).pips().of(side);
  }

  static List<Remark> faults(Side side, DealState deal, int given) {
    var pips = ScoreSheet.of(deal).pips();
    var right = pips.of(side);
    if (given == right) {
      return List.of();
    }
    return List.of(new Remark(code(side, deal, pips, given), Map.of("given", given)));
  }

  private static ReplyCode code(Side side, DealState deal, Pips pips, int given) {
    var right = pips.of(side);
    var tens =
        pips.won().getOrDefault(side, List.of()).stream()
            .filter(card -> !card.isJoker() && card.rank() == Rank.TEN)
            .mapToInt(card -> Pips.of(deal.rules(), card))
            .sum();
    if (tens > 0 && given == right - tens) {
      return ReplyCode.TENS_FORGOTTEN;
    }
    if (deal.seating().sides().stream().anyMatch(other -> pips.of(other) == given)) {
      return ReplyCode.OTHER_SIDE_COUNTED;
    }
    return given < right ? ReplyCode.COUNT_TOO_LOW : ReplyCode.COUNT_TOO_HIGH;
  }
}
