package hangjack.content.exercises;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who scores High, Low, Jack and Game, and the joker where there is one, in a deal that was played
 * to its end without a run.
 *
 * @param level how much is told of the tricks: every winner, every leader, or only who led first
 */
public record WhoScores(DealState deal, Level level) implements Exercise {
  /** What is asked for; a hung Jack is a Jack. */
  private static final Set<AwardKind> ASKED =
      EnumSet.of(
          AwardKind.HIGH,
          AwardKind.LOW,
          AwardKind.JACK,
          AwardKind.HANG_JACK,
          AwardKind.JOKER,
          AwardKind.GAME);

  @Override
  public Kind kind() {
    return Kind.WHO_SCORES;
  }

  @Override
  public RuleSet rules() {
    return deal.rules();
  }

  /** Every point of the deal. */
  public ScoreSheet sheet() {
    return ScoreSheet.of(deal);
  }

  /** The points asked for that somebody scores, in the order of counting. */
  public List<Award> answer() {
    return sheet().awards().stream().filter(award -> ASKED.contains(award.kind())).toList();
  }

  /** Who led to a trick, where that is told. */
  public Optional<Seat> leader(Trick trick) {
    return level != Level.THIRD || trick.number() == 1
        ? Optional.of(trick.leader())
        : Optional.empty();
  }

  /** Who won a trick, where that is told. */
  public Optional<Seat> winner(Trick trick) {
    return level == Level.FIRST ? trick.winner() : Optional.empty();
  }

  @Override
  public boolean isTrivial() {
    var sides = answer().stream().map(Award::side).distinct().toList();
    return sides.size() < 2 || answer().size() < 3;
  }

  /** How far the best count for Game is ahead of the next, 0 for a tie. */
  int lead() {
    var counts =
        deal.seating().sides().stream()
            .map((Side side) -> sheet().pips().of(side))
            .sorted()
            .toList();
    return counts.getLast() - counts.get(counts.size() - 2);
  }
}
