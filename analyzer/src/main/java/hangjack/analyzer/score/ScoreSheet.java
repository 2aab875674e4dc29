package hangjack.analyzer.score;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Contract;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.ImmediatePoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything a deal is worth, in the order of counting. Whether it is counted depends on the score
 * of the match and is for {@code hangjack.analyzer.match.CountingOut}.
 *
 * @param awards turn-ups, gift, pegs, High, Low, Jack, joker, Game, every trick; those that nobody
 *     makes or that are worth nothing are not there
 * @param pips the count for Game
 * @param pitcher what became of the contract; empty where nobody bid, and until the play is over
 * @param penalties the penalties that the table claimed
 */
public record ScoreSheet(
    List<Award> awards, Pips pips, Optional<PitcherResult> pitcher, List<Penalty> penalties) {
  public ScoreSheet {
    awards = List.copyOf(awards);
    penalties = List.copyOf(penalties);
  }

  /**
   * The sheet of a deal. A deal that is not played out yet, or was ended by a win at once or by an
   * exhausted pack, has only what was scored before the play and pegged in its tricks.
   */
  public static ScoreSheet of(DealState deal) {
    var awards = new ArrayList<>(immediate(deal));
    awards.addAll(Pegging.of(deal));
    var pips = Pips.count(deal.rules(), WonCards.bySide(deal));
    var playedOut = deal.ending().equals(Optional.of(Ending.PLAYED_OUT));
    if (playedOut) {
      HighLow.high(deal).ifPresent(awards::add);
      HighLow.low(deal).ifPresent(awards::add);
      JackPoint.of(deal).ifPresent(awards::add);
      JokerPoint.of(deal).ifPresent(awards::add);
      GamePoint.of(deal, pips).ifPresent(awards::add);
      EveryTrick.of(deal).ifPresent(awards::add);
    }
    awards.removeIf(award -> award.points() == 0);
    return new ScoreSheet(
        awards,
        pips,
        playedOut
            ? deal.contract().map(contract -> result(deal, contract, awards))
            : Optional.empty(),
        List.of());
  }

  /**
   * The same sheet with penalties claimed: what the offender may not score is struck out, and what
   * the others gain, or the offender loses, comes last; but the match, where it is lost, comes
   * before what was made in the play.
   */
  public ScoreSheet with(List<Penalty> penalties) {
    var kept = awards.stream().filter(award -> !isStruckOut(award, penalties)).toList();
    var claimed = new ArrayList<Award>();
    kept.stream().filter(ScoreSheet::isBeforePlay).forEach(claimed::add);
    claimed.addAll(awards(penalties, Penalty.Kind.MATCH));
    kept.stream().filter(award -> !isBeforePlay(award)).forEach(claimed::add);
    claimed.addAll(awards(penalties, Penalty.Kind.POINTS));
    var setsBack = penalties.stream().anyMatch(penalty -> penalty.points() < 0);
    return new ScoreSheet(
        claimed,
        pips,
        pitcher.map(
            result ->
                new PitcherResult(
                    result.pitcher(),
                    result.side(),
                    result.bid(),
                    made(result.side(), claimed),
                    setsBack)),
        penalties);
  }

  private static boolean isBeforePlay(Award award) {
    return AwardKind.MADE_BEFORE_PLAY.contains(award.kind());
  }

  private static boolean isStruckOut(Award award, List<Penalty> penalties) {
    return penalties.stream()
        .anyMatch(
            penalty ->
                penalty.offender() == award.side() && penalty.cannotScore().contains(award.kind()));
  }

  private static List<Award> awards(List<Penalty> penalties, Penalty.Kind kind) {
    return penalties.stream()
        .filter(penalty -> penalty.kind() == kind)
        .flatMap(
            penalty ->
                penalty.sides().stream()
                    .map(side -> Award.plain(AwardKind.PENALTY, side, penalty.points())))
        .toList();
  }

  /** Whether an award is the match itself, lost by who broke a rule. */
  public boolean winsMatch(Award award) {
    return award.kind() == AwardKind.PENALTY
        && penalties.stream()
            .anyMatch(
                penalty ->
                    penalty.kind() == Penalty.Kind.MATCH
                        && penalty.points() == award.points()
                        && penalty.sides().contains(award.side()));
  }

  /** Whether a side can win the match with what it made in the play of this deal. */
  public boolean mayGoOut(Side side) {
    return penalties.stream()
        .noneMatch(penalty -> penalty.cannotGoOut() && penalty.offender() == side);
  }

  private static PitcherResult result(DealState deal, Contract contract, List<Award> awards) {
    var side = deal.seating().sideOf(contract.pitcher());
    return new PitcherResult(contract.pitcher(), side, contract.bid(), made(side, awards), false);
  }

  private static int made(Side side, List<Award> awards) {
    return awards.stream()
        .filter(award -> award.side() == side && AwardKind.MADE_IN_PLAY.contains(award.kind()))
        .mapToInt(Award::points)
        .sum();
  }

  private static List<Award> immediate(DealState deal) {
    return ImmediatePoints.of(deal).stream()
        .map(
            point ->
                point.turnUp().isPresent()
                    ? new Award(
                        AwardKind.TURN_UP,
                        point.side(),
                        point.points(),
                        point.turnUp(),
                        Optional.of(deal.dealer()),
                        OptionalInt.empty())
                    : Award.plain(AwardKind.GIFT, point.side(), point.points()))
        .toList();
  }
}
