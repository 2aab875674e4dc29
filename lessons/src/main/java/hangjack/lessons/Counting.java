package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Unseen;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Judges what a learner counts. */
final class Counting {
  private Counting() {}

  /** Whether there is something to count in the position. */
  static boolean fits(Countable what, DealState deal) {
    return switch (what) {
      case Countable.TrickPips(var side) -> CountingPips.fits(side, deal);
      case Countable.CardPips(var cards) ->
          !cards.isEmpty() && deal.rules().pack().containsAll(CardSet.of(cards));
      case Countable.Points(var side) -> isOver(side, deal);
      case Countable.Score(var side) -> isOver(side, deal);
      case Countable.Held(var seat) -> sits(seat, deal);
      case Countable.Packets(var seat) -> sits(seat, deal);
      case Countable.Undealt() -> true;
      case Countable.UnseenTrumps(var seat) -> sits(seat, deal) && deal.trumps().isPresent();
    };
  }

  private static boolean isOver(Side side, DealState deal) {
    return deal.phase() == Phase.OVER && deal.seating().sides().contains(side);
  }

  private static boolean sits(Seat seat, DealState deal) {
    return deal.seating().seats().contains(seat);
  }

  /** What comes out. */
  static int accepted(Countable what, DealState deal) {
    return switch (what) {
      case Countable.TrickPips(var side) -> CountingPips.accepted(side, deal);
      case Countable.CardPips(var cards) -> Pips.of(deal.rules(), cards);
      case Countable.Points(var side) -> counted(deal).deal().of(side);
      case Countable.Score(var side) -> counted(deal).after().of(side);
      case Countable.Held(var seat) -> deal.hand(seat).size();
      case Countable.Packets(var seat) -> packets(seat, deal);
      case Countable.Undealt() -> deal.undealt();
      case Countable.UnseenTrumps(var seat) -> unseenTrumps(seat, deal);
    };
  }

  static List<Remark> faults(Countable what, DealState deal, int given) {
    var right = accepted(what, deal);
    if (given == right) {
      return List.of();
    }
    return switch (what) {
      case Countable.TrickPips(var side) -> CountingPips.faults(side, deal, given);
      case Countable.CardPips(var cards) ->
          List.of(
              given == right - tens(cards, deal) ? tensForgotten(given) : otherThan(right, given));
      case Countable.Points _,
          Countable.Score _,
          Countable.Held _,
          Countable.Packets _,
          Countable.Undealt _,
          Countable.UnseenTrumps _ ->
          List.of(otherThan(right, given));
    };
  }

  /** Every other number that can be entered. */
  static List<Integer> wrong(Countable what, DealState deal) {
    var right = accepted(what, deal);
    return IntStream.rangeClosed(what.least(), Countable.MOST)
        .filter(n -> n != right)
        .boxed()
        .toList();
  }

  private static Remark tensForgotten(int given) {
    return new Remark(ReplyCode.TENS_FORGOTTEN, Map.of("given", given));
  }

  private static Remark otherThan(int right, int given) {
    var code = given < right ? ReplyCode.NUMBER_TOO_LOW : ReplyCode.NUMBER_TOO_HIGH;
    return new Remark(code, Map.of("given", given));
  }

  private static int tens(List<Card> cards, DealState deal) {
    return cards.stream()
        .filter(card -> !card.isJoker() && card.rank() == Rank.TEN)
        .mapToInt(card -> Pips.of(deal.rules(), card))
        .sum();
  }

  private static CountingOut counted(DealState deal) {
    return CountingOut.count(deal.rules(), deal.before(), ScoreSheet.of(deal));
  }

  /** A hand comes in packets of one size, a run in packets of another. */
  private static int packets(Seat seat, DealState deal) {
    var rules = deal.rules();
    var first = deal.deal().hands().of(seat).size();
    var later = deal.received(seat).size() - first;
    return first / rules.dealPacket() + (later == 0 ? 0 : later / rules.runPacket());
  }

  private static int unseenTrumps(Seat seat, DealState deal) {
    var seen = deal.received(seat).union(CardSet.of(deal.turnUps()));
    for (var other : deal.seating().seats()) {
      seen = seen.union(Unseen.played(deal, other));
    }
    return deal.trumps().orElseThrow().in(deal.rules().pack().minus(seen)).size();
  }
}
