package hangjack.content.exercises;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.List;
import java.util.Optional;

/**
 * The deal that shows how a game goes: dealt by South and played by fair club players under the
 * very rules. Of the first seeds the one that shows most is taken, so the same rules always have
 * the same example.
 */
public final class ExampleDeal {
  /** As many as take a few hundredths of a second. */
  private static final int SEEDS = 40;

  private final RuleSet rules;
  private final DealState end;
  private final ScoreSheet sheet;

  private ExampleDeal(DealState end) {
    this.rules = end.rules();
    this.end = end;
    this.sheet = ScoreSheet.of(end);
  }

  /** The deal after its last trick; empty where club players never get to play under the rules. */
  public static Optional<DealState> of(RuleSet rules) {
    Optional<DealState> best = Optional.empty();
    var most = -1L;
    for (var seed = 1; seed <= SEEDS; seed++) {
      var deal = PlayedDeal.dealtBy(Seat.SOUTH, rules, seed).map(PlayedDeal::end);
      if (deal.isPresent()) {
        var wishes = new ExampleDeal(deal.get()).wishes();
        var fulfilled = wishes.stream().filter(wish -> wish).count();
        if (fulfilled == wishes.size()) {
          return deal;
        }
        if (fulfilled > most) {
          most = fulfilled;
          best = deal;
        }
      }
    }
    return best;
  }

  /** What a reader should see in the deal, as far as the rules have it. */
  private List<Boolean> wishes() {
    return List.of(
        begged(), isShort(), jackWon(), gameDecided(), contractMade(), matchGoesOn(), contested());
  }

  private boolean begged() {
    return rules.beg() == BegRule.NONE
        || end.calls().stream().anyMatch(call -> call instanceof Action.Beg);
  }

  /** Whether the cards were not run, where a beg may end without that. */
  private boolean isShort() {
    return rules.beg() == BegRule.STAND_OR_PASS || end.turnUps().size() < 2;
  }

  private boolean jackWon() {
    if (rules.hangJackPoints() > rules.jackPoints()) {
      return has(AwardKind.HANG_JACK);
    }
    return rules.jackPoints() == 0 || has(AwardKind.JACK);
  }

  private boolean gameDecided() {
    return rules.gamePoints() + rules.endCountBonus() == 0 || has(AwardKind.GAME);
  }

  private boolean contractMade() {
    return !rules.auction()
        || sheet.pitcher().filter(result -> result.bid() > 0 && !result.setBack()).isPresent();
  }

  private boolean matchGoesOn() {
    return CountingOut.count(rules, rules.startingScore(), sheet).winner().isEmpty();
  }

  /** Whether two sides score at least. */
  private boolean contested() {
    return sheet.awards().stream().map(Award::side).distinct().count() > 1;
  }

  private boolean has(AwardKind kind) {
    return sheet.awards().stream().anyMatch(award -> award.kind() == kind);
  }
}
