package hangjack.analyzer.review;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.analyzer.search.Aim;
import java.util.List;
import java.util.Optional;

/**
 * A recorded deal with all that the rules say of it.
 *
 * @param record the deal as it was written
 * @param before the score before it
 * @param scoreTold whether that score, or one of an earlier deal from which it follows, was written
 * @param replay the deal step by step, with what the rules forbid
 * @param sheet every point that was made
 * @param counting the points as they were counted
 */
public record ScoredDeal(
    DealRecord record,
    Scores before,
    boolean scoreTold,
    Replay replay,
    ScoreSheet sheet,
    CountingOut counting) {

  /**
   * Scores a deal.
   *
   * @param before the score before it
   * @param scoreTold whether it follows from a score that was written
   */
  static ScoredDeal of(DealRecord record, Scores before, boolean scoreTold) {
    var replay = Replay.of(record, before);
    var made = ScoreSheet.of(replay.end());
    var penalties =
        replay.violations().stream().flatMap(violation -> violation.penalty().stream()).toList();
    var sheet = record.penaltiesClaimed() ? made.with(penalties) : made;
    var counting = CountingOut.count(record.rules(), before, sheet);
    return new ScoredDeal(record, before, scoreTold, replay, sheet, counting);
  }

  /** What its players are taken to play for. */
  Aim aim() {
    return scoreTold ? Aim.MATCH : Aim.POINTS;
  }

  /** The deal where the record ends. */
  public DealState end() {
    return replay.end();
  }

  public List<Violation> violations() {
    return replay.violations();
  }

  /** Whether what the table claimed is what was counted; empty where it claimed nothing. */
  public Optional<Boolean> claimAgrees() {
    return record.claim().map(counting.deal()::equals);
  }
}
