package hangjack.analyzer.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.analyzer.search.Aim;
import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.OtherCards;
import hangjack.analyzer.search.RandomDeals;
import hangjack.analyzer.search.Thoroughness;
import hangjack.analyzer.search.Valuing;
import hangjack.analyzer.search.Watch;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a review must never do, whatever the deal. */
class HonestyProperties {
  private static final int FEW = 8;

  @Provide
  Arbitrary<String> presets() {
    return Arbitraries.of(RuleSets.ids());
  }

  @Property(tries = 20)
  void cardsNobodyCouldSeeChangeNothing(
      @ForAll("presets") String preset, @ForAll long seed, @ForAll int at) {
    var states = states(preset, seed);
    var state = states.get(Math.floorMod(at, states.size()));
    var how = new Thoroughness(FEW, 1, false);
    var other = OtherCards.of(state, state.toAct().orElseThrow(), seed);
    var here = Valuing.of(state, Optional.empty(), Aim.MATCH, how, Watch.NOBODY).orElseThrow();
    var there = Valuing.of(other, Optional.empty(), Aim.MATCH, how, Watch.NOBODY).orElseThrow();
    for (var choice = 0; choice < here.choices().size(); choice++) {
      assertEquals(here.points(choice), there.points(choice), 1e-9, () -> "" + here.choices());
    }
  }

  /**
   * Two neighbours of a suit that count for nothing: whoever holds both may play either. Not so
   * trumps where the lowest one is won by who takes it.
   */
  @Property(tries = 30)
  void equalCardsHaveEqualValues(@ForAll("presets") String preset, @ForAll long seed) {
    var how = new Thoroughness(FEW, 1, false);
    for (var state : states(preset, seed).stream().limit(12).toList()) {
      if (state.phase() != Phase.PLAYING) {
        continue;
      }
      var valuation = Valuing.of(state, Optional.empty(), Aim.MATCH, how, Watch.NOBODY);
      var choices = valuation.orElseThrow().choices();
      for (var one = 0; one < choices.size(); one++) {
        for (var other = 0; other < choices.size(); other++) {
          var here = ((Action.Play) choices.get(one)).card();
          var there = ((Action.Play) choices.get(other)).card();
          if (isPlainNeighbour(state, here, there)) {
            assertEquals(
                valuation.get().points(one),
                valuation.get().points(other),
                1e-9,
                () -> here + " and " + there);
          }
        }
      }
    }
  }

  private static boolean isPlainNeighbour(DealState state, Card card, Card next) {
    var rules = state.rules();
    if (card.isJoker() || next.isJoker() || card.suit() != next.suit()) {
      return false;
    }
    var trump = state.trump().orElse(card.suit());
    return card.rank().ordinal() + 1 == next.rank().ordinal()
        && Pips.of(rules, card) + Pips.of(rules, next) == 0
        && rules.pegPoints().of(card, trump) + rules.pegPoints().of(next, trump) == 0
        && !(card.suit() == trump && rules.lowCredit() == LowCredit.TAKER);
  }

  @Property(tries = 20)
  void theBestLineReplaysToItsValue(@ForAll("presets") String preset, @ForAll long seed) {
    var review = review(preset, seed);
    if (review.best().isEmpty()) {
      return;
    }
    var line = review.best().get().line();
    var first =
        review.decisions().stream()
            .filter(decision -> decision.kind() == Decision.Kind.PLAY)
            .findFirst()
            .orElseThrow();
    var state = first.state();
    for (var trick : line) {
      for (var card : trick) {
        state = played(state, new Action.Play(state.toAct().orElseThrow(), card));
      }
    }
    assertEquals(Optional.of(Ending.PLAYED_OUT), state.ending());
    var own = state.seating().sideOf(first.seat());
    var points = 0;
    for (var award : ScoreSheet.of(state).awards()) {
      if (!AwardKind.MADE_BEFORE_PLAY.contains(award.kind())) {
        points += award.side() == own ? award.points() : -award.points();
      }
    }
    if (state.seating().sides().size() == 2) {
      var values = first.open().orElseThrow();
      var value = Objects.requireNonNull(values.values().get(values.best().getFirst()));
      assertEquals(value.low(), points);
      assertEquals(value.high(), points);
    }
  }

  private static DealState played(DealState state, Action action) {
    return switch (DealEngine.apply(state, action)) {
      case Answer.Accepted accepted -> accepted.state();
      case Answer.Refused refused -> throw new AssertionError(refused.toString());
    };
  }

  @Property(tries = 8)
  void nobodyIsBlamedForWhatIsAdvised(@ForAll("presets") String preset, @ForAll long seed) {
    for (var decision : review(preset, seed).decisions()) {
      if (decision.fair().isEmpty()) {
        continue;
      }
      var fair = decision.fair().get();
      assertFalse(fair.best().isEmpty());
      assertFalse(
          decision.verdict().blames() && fair.best().contains(decision.chosen()),
          () -> decision.chosen() + " is blamed and advised");
      assertTrue(
          !decision.verdict().blames() || fair.loss().points() - fair.loss().ci95() > 0,
          "an interval that covers zero blames nobody");
      assertFalse(decision.verdict().blames() && decision.forced());
    }
  }

  @Property(tries = 8)
  void whoFollowsTheAdviceIsNotBlamed(@ForAll("presets") String preset, @ForAll long seed) {
    var how = new Thoroughness(FEW, 1, false);
    for (var state : states(preset, seed).stream().limit(8).toList()) {
      var valuation =
          Valuing.of(state, Optional.empty(), Aim.MATCH, how, Watch.NOBODY).orElseThrow();
      var best = new FairJudgement(valuation, state.rules().target()).best();
      assertEquals(
          Verdict.BEST, new FairJudgement(valuation, state.rules().target()).verdict(best));
    }
  }

  @Property(tries = 8)
  void aReasonsLineProvesWhatItSays(@ForAll("presets") String preset, @ForAll long seed) {
    for (var decision : review(preset, seed).decisions()) {
      for (var reason : decision.reasons()) {
        if (!reason.line().isEmpty()) {
          new ReasonProof(decision, reason).check();
        }
      }
    }
  }

  private static ReviewedDeal review(String preset, long seed) {
    var settings = new ReviewSettings(FEW, 1, false);
    return Review.of(List.of(record(preset, seed)), settings, Runnable::run, Watch.NOBODY)
        .deals()
        .getFirst();
  }

  private static DealRecord record(String preset, long seed) {
    var rules = RuleSets.named(preset).orElseThrow();
    return RandomDeals.deals(rules, seed, 1, Optional.of(Bot.RANDOM)).getFirst();
  }

  /** The moments of a random deal at which somebody has a choice. */
  private static List<DealState> states(String preset, long seed) {
    var scored = ScoredMatch.of(List.of(record(preset, seed))).deals().getFirst();
    return Objects.requireNonNull(scored).replay().states().stream()
        .filter(state -> DealEngine.legalActions(state).size() > 1)
        .toList();
  }
}
