package hangjack.analyzer.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.search.Valuation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why a call or a discard was worse than another; the proof is the valuation of both. */
final class CallReasons {
  private CallReasons() {}

  static List<Reason> ofDiscard(DealState state, Action.Discard chosen, Action.Discard better) {
    var thrown = chosen.cards().minus(better.cards());
    var kept = better.cards().minus(chosen.cards());
    var trumps = state.trumps().orElseThrow();
    var code = ReasonCode.WRONG_CARDS_KEPT;
    if (!trumps.in(thrown).isEmpty() && trumps.in(kept).isEmpty()) {
      code = ReasonCode.TRUMP_DISCARDED;
    } else if (holdsTen(thrown) && !holdsTen(kept)) {
      code = ReasonCode.TEN_DISCARDED;
    }
    return List.of(
        reason(
            code,
            Map.of(
                "thrown",
                new Reason.Detail.Cards(RecordWriter.sorted(thrown, state.trumps())),
                "kept",
                new Reason.Detail.Cards(RecordWriter.sorted(kept, state.trumps())))));
  }

  private static boolean holdsTen(Iterable<Card> cards) {
    for (var card : cards) {
      if (!card.isJoker() && card.rank() == Rank.TEN) {
        return true;
      }
    }
    return false;
  }

  static List<Reason> ofCall(
      DealState state, Action.Call chosen, Action.Call better, Valuation valuation) {
    var details = new LinkedHashMap<String, Reason.Detail>();
    var at = valuation.choices().indexOf(chosen);
    var instead = valuation.choices().indexOf(better);
    var points = new Reason.Detail.Amount(Math.max(0, valuation.difference(instead, at)));
    var code = code(state, chosen, better, valuation.hasWins());
    if (code.isEmpty()) {
      return List.of();
    }
    switch (code.get()) {
      case OVERBID, STOLE_TOO_DEAR -> details.put("bid", bid(state, chosen));
      case UNDERBID, STEAL_MISSED -> details.put("bid", bid(state, better));
      case RAN_INTO_PACKS_END -> details.put("left", new Reason.Detail.Count(state.undealt()));
      case SMUDGE_MISSED, GIFT_AT_WRONG_SCORE -> {}
      default -> details.put("trumps", trumpsHeld(state, chosen));
    }
    details.put("points", points);
    if (valuation.hasWins()) {
      details.put("win", new Reason.Detail.Amount(valuation.win(instead) - valuation.win(at)));
    }
    return List.of(reason(code.get(), details));
  }

  private static Optional<ReasonCode> code(
      DealState state, Action.Call chosen, Action.Call better, boolean winsAreKnown) {
    return switch (chosen) {
      case Action.Stand _ -> Optional.of(ReasonCode.STOOD_ON_WEAK_HAND);
      case Action.Beg _ -> Optional.of(ReasonCode.BEGGED_STRONG_HAND);
      case Action.Give give ->
          Optional.of(
              winsAreKnown && nearsTarget(state, give)
                  ? ReasonCode.GIFT_AT_WRONG_SCORE
                  : ReasonCode.GAVE_WITH_WEAK_HAND);
      case Action.Run _ ->
          Optional.of(
              mayRunOut(state) ? ReasonCode.RAN_INTO_PACKS_END : ReasonCode.RAN_FROM_STRONG_HAND);
      case Action.Take _ -> Optional.of(ReasonCode.STOLE_TOO_DEAR);
      case Action.Pass _ ->
          switch (better) {
            case Action.Take _ -> Optional.of(ReasonCode.STEAL_MISSED);
            case Action.Bid bid -> Optional.of(under(state, bid));
            default -> Optional.empty();
          };
      case Action.Bid bid ->
          better instanceof Action.Bid other && other.points() > bid.points()
              ? Optional.of(under(state, other))
              : better instanceof Action.Take
                  ? Optional.of(ReasonCode.STEAL_MISSED)
                  : Optional.of(ReasonCode.OVERBID);
    };
  }

  private static ReasonCode under(DealState state, Action.Bid bid) {
    return state.rules().smudge() != Smudge.OFF && bid.points() == state.rules().maxBid()
        ? ReasonCode.SMUDGE_MISSED
        : ReasonCode.UNDERBID;
  }

  private static Reason.Detail bid(DealState state, Action.Call call) {
    if (call instanceof Action.Bid bid) {
      return new Reason.Detail.Count(bid.points());
    }
    var highest = 0;
    for (var said : state.calls()) {
      highest = said instanceof Action.Bid bid ? Math.max(highest, bid.points()) : highest;
    }
    return new Reason.Detail.Count(highest);
  }

  /** Whether the gift brings a side that gets it to the target or one point short of it. */
  private static boolean nearsTarget(DealState state, Action.Give give) {
    var rules = state.rules();
    var own = state.seating().sideOf(give.seat());
    return state.seating().sides().stream()
        .filter(side -> side != own)
        .anyMatch(
            side -> rules.made(state.before(), side) + rules.giftPoints() >= rules.target() - 1);
  }

  /** Whether one more run of the same suit would leave too few cards for another. */
  private static boolean mayRunOut(DealState state) {
    var oneRun =
        Running.recipients(state.rules(), state.dealer()).size() * state.rules().runPacket() + 1;
    return state.undealt() < 2 * oneRun;
  }

  private static Reason.Detail trumpsHeld(DealState state, Action.Call call) {
    return new Reason.Detail.Count(
        state.trumps().map(trumps -> trumps.in(state.hand(call.seat())).size()).orElse(0));
  }

  private static Reason reason(ReasonCode code, Map<String, Reason.Detail> details) {
    return new Reason(code, details, List.of(), List.of(), Optional.empty());
  }
}
