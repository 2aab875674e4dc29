package hangjack.analyzer.search;

import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.CountOut;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Smudge;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a deal does to a match, whatever the score before it: the points in the order in which they
 * are counted. Sides are told by their place in the order of play, the dealer's being 0.
 *
 * @param points what is entered, one after the other
 * @param setBack the side that loses its bid; −1 where none does
 * @param bid how many points it loses
 * @param smudge the side that wins the match at once; −1 where none does
 * @param unlessInHole whether that side must have had no points below zero before
 * @param high the side that made High; −1 where nobody did
 * @param nextDealer the side that deals next
 */
record DealOutcome(
    List<Points> points,
    int setBack,
    int bid,
    int smudge,
    boolean unlessInHole,
    int high,
    int nextDealer) {

  /** Nobody. */
  static final int NONE = -1;

  private static final Set<AwardKind> ALL_FOUR =
      EnumSet.of(
          AwardKind.HIGH, AwardKind.LOW, AwardKind.JACK, AwardKind.HANG_JACK, AwardKind.GAME);

  /**
   * Points of a side that are counted together, nothing of another side coming between.
   *
   * @param wins whether they win as soon as they reach the target
   */
  record Points(int side, int points, boolean wins) {}

  DealOutcome {
    points = List.copyOf(points);
  }

  /** What a deal that is over does. */
  static DealOutcome of(DealState deal) {
    var rules = deal.rules();
    var order = rules.seating().sidesFrom(deal.dealer());
    var sheet = ScoreSheet.of(deal);
    var setBack = sheet.pitcher().filter(PitcherResult::setBack);
    var smudge = smudge(rules, sheet, order, setBack);
    return new DealOutcome(
        points(rules, sheet, order, setBack),
        setBack.map(result -> order.indexOf(result.side())).orElse(NONE),
        setBack.map(PitcherResult::bid).orElse(0),
        smudge,
        rules.smudge() == Smudge.WINS_UNLESS_IN_HOLE,
        sheet.awards().stream()
            .filter(award -> award.kind() == AwardKind.HIGH)
            .findFirst()
            .map(award -> order.indexOf(award.side()))
            .orElse(NONE),
        order.indexOf(rules.seating().sideOf(DealerRotation.after(deal))));
  }

  private static List<Points> points(
      RuleSet rules, ScoreSheet sheet, List<Side> order, Optional<PitcherResult> setBack) {
    var counted = new ArrayList<Award>();
    var pitcherFirst = rules.countOut() == CountOut.PITCHER_FIRST && sheet.pitcher().isPresent();
    for (var pitchers : pitcherFirst ? List.of(true, false) : List.of(true)) {
      for (var award : sheet.awards()) {
        var isPitchers = pitcherFirst && sheet.pitcher().get().side() == award.side();
        if (!pitcherFirst || isPitchers == pitchers) {
          counted.add(award);
        }
      }
    }
    var points = new ArrayList<Points>();
    for (var award : counted) {
      var lost =
          AwardKind.MADE_IN_PLAY.contains(award.kind())
              && setBack.filter(result -> result.side() == award.side()).isPresent();
      if (!lost) {
        add(points, new Points(order.indexOf(award.side()), award.points(), wins(rules, award)));
      }
    }
    return points;
  }

  private static void add(List<Points> points, Points more) {
    var last = points.isEmpty() ? more : points.getLast();
    if (!points.isEmpty() && last.side == more.side && last.wins == more.wins) {
      points.set(points.size() - 1, new Points(last.side, last.points + more.points, last.wins));
    } else {
      points.add(more);
    }
  }

  private static boolean wins(RuleSet rules, Award award) {
    if (award.kind() == AwardKind.TURN_UP) {
      return rules.immediatePointsCanWin();
    }
    return award.kind() == AwardKind.GIFT
        ? rules.giftWinsAtOnce()
        : rules.countOut() != CountOut.WHOLE_HAND_DEEPEST;
  }

  private static int smudge(
      RuleSet rules, ScoreSheet sheet, List<Side> order, Optional<PitcherResult> setBack) {
    return switch (rules.smudge()) {
      case OFF, SIX_TRICKS -> NONE;
      case WINS_UNLESS_IN_HOLE ->
          sheet
              .pitcher()
              .filter(result -> result.bid() == rules.maxBid() && result.made() >= result.bid())
              .map(result -> order.indexOf(result.side()))
              .orElse(NONE);
      case ANY_PLAYER_ALL_FOUR -> {
        for (var side : order) {
          var made = EnumSet.noneOf(AwardKind.class);
          sheet.awards().stream()
              .filter(award -> award.side() == side && ALL_FOUR.contains(award.kind()))
              .forEach(award -> made.add(award.kind()));
          var isSetBack = setBack.filter(result -> result.side() == side).isPresent();
          if (made.size() == 4 && !isSetBack) {
            yield order.indexOf(side);
          }
        }
        yield NONE;
      }
    };
  }

  /**
   * Enters the points; says which side has won the match, or NONE.
   *
   * @param made the points each side has made before, and then after
   */
  int enter(RuleSet rules, int[] made) {
    if (smudge != NONE && !(unlessInHole && made[smudge] < 0)) {
      return smudge;
    }
    if (setBack != NONE) {
      made[setBack] -= bid;
    }
    for (var more : points) {
      made[more.side] += more.points;
      if (more.wins && made[more.side] >= rules.target()) {
        return more.side;
      }
    }
    if (rules.countOut() == CountOut.WHOLE_HAND_DEEPEST) {
      return deepest(rules, made);
    }
    for (var more : points) {
      if (made[more.side] >= rules.target()) {
        return more.side;
      }
    }
    return NONE;
  }

  private int deepest(RuleSet rules, int[] made) {
    var most = IntStream.of(made).max().orElseThrow();
    if (most < rules.target()) {
      return NONE;
    }
    var deepest = IntStream.range(0, made.length).filter(side -> made[side] == most).toArray();
    if (deepest.length == 1) {
      return deepest[0];
    }
    return high != NONE && made[high] == most ? high : NONE;
  }
}
