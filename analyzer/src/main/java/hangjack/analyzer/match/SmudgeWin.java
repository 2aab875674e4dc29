package hangjack.analyzer.match;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.PitcherResult;
import hangjack.analyzer.score.ScoreSheet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A match won at once by a smudge, whatever the score says (rules 7, no. 21). */
final class SmudgeWin {
  private SmudgeWin() {}

  /** Who wins; empty where nobody does, or the match is lost by a revoke. */
  static Optional<Side> of(RuleSet rules, Scores before, ScoreSheet sheet) {
    if (sheet.awards().stream().anyMatch(sheet::winsMatch)) {
      return Optional.empty();
    }
    Optional<Side> winner =
        switch (rules.smudge()) {
          case OFF, SIX_TRICKS -> Optional.empty();
          case WINS_UNLESS_IN_HOLE ->
              sheet
                  .pitcher()
                  .filter(result -> result.bid() == rules.maxBid() && result.made() >= result.bid())
                  .map(PitcherResult::side)
                  .filter(side -> rules.made(before, side) >= 0);
          case ANY_PLAYER_ALL_FOUR ->
              rules.seating().sides().stream()
                  .filter(side -> madeAllFour(sheet, side) && !isSetBack(sheet, side))
                  .findFirst();
        };
    return winner.filter(sheet::mayGoOut);
  }

  private static boolean isSetBack(ScoreSheet sheet, Side side) {
    return sheet.pitcher().filter(result -> result.side() == side && result.setBack()).isPresent();
  }

  private static boolean madeAllFour(ScoreSheet sheet, Side side) {
    Set<AwardKind> made =
        sheet.awards().stream()
            .filter(award -> award.side() == side)
            .map(Award::kind)
            .collect(Collectors.toSet());
    return made.containsAll(Set.of(AwardKind.HIGH, AwardKind.LOW, AwardKind.GAME))
        && (made.contains(AwardKind.JACK) || made.contains(AwardKind.HANG_JACK));
  }
}
