package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.analyzer.search.CallMoment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Makes exercises of one kind from deals that were played. */
final class Making {
  /** No more cards than fit in one row of a sheet. */
  private static final int MOST_IN_HAND = 7;

  private static final int FEWEST_IN_HAND = 3;

  /** No more tricks than fit beside each other on a page. */
  private static final int MOST_TRICKS = 9;

  private static final int MOST_COUNTED = 16;

  /** How far a side is from the target at most when somebody is to go out. */
  private static final int NEAR = 5;

  private final RuleSet rules;
  private final Level level;
  private final SplittableRandom random;

  Making(RuleSet rules, Level level, SplittableRandom random) {
    this.rules = rules;
    this.level = level;
    this.random = random;
  }

  /** Whether a kind can be asked under these rules at all. */
  static boolean isFor(Kind kind, RuleSet rules) {
    return switch (kind) {
      case MAY_PLAY, WINS_TRICK -> true;
      case CALL -> Call.isFor(rules);
      case WHO_SCORES ->
          rules.highPoints() > 0 && !rules.draws() && rules.handSize() <= MOST_TRICKS;
      case COUNT_GAME -> Parameter.TEN_VALUE.actsIn(rules);
      case COUNT_PEGS -> !rules.pegPoints().isNone();
      case GOES_OUT -> rules.pegPoints().isNone() && rules.target() > 1;
    };
  }

  /** Exercises of a kind from another deal, in an order by chance; perhaps none. */
  List<Exercise> some(Kind kind) {
    var made = new ArrayList<Exercise>();
    switch (kind) {
      case MAY_PLAY ->
          played(deal -> deal.at(Phase.PLAYING).forEach(state -> mayPlay(state, made)));
      case WINS_TRICK -> played(deal -> winsTrick(deal.end(), made));
      case CALL ->
          PlayedDeal.calls(rules, random).forEach(state -> call(state).ifPresent(made::add));
      case WHO_SCORES -> played(deal -> whoScores(deal.end()).ifPresent(made::add));
      case COUNT_GAME, COUNT_PEGS -> played(deal -> count(kind, deal.end(), made));
      case GOES_OUT ->
          PlayedDeal.of(rules, nearTheEnd(), random)
              .flatMap(deal -> goesOut(deal.end()))
              .ifPresent(made::add);
    }
    for (var last = made.size() - 1; last > 0; last--) {
      Collections.swap(made, last, random.nextInt(last + 1));
    }
    return made;
  }

  private void played(Consumer<PlayedDeal> use) {
    PlayedDeal.of(rules, rules.startingScore(), random).ifPresent(use);
  }

  private void mayPlay(DealState state, List<Exercise> made) {
    var hand = state.hand(state.toAct().orElseThrow());
    var trick = state.current().orElseThrow().cards();
    if (!trick.isEmpty() && hand.size() >= FEWEST_IN_HAND && hand.size() <= MOST_IN_HAND) {
      made.add(new MayPlay(rules, state.trump().orElseThrow(), trick, hand));
    }
  }

  private void winsTrick(DealState end, List<Exercise> made) {
    for (var trick : end.tricks()) {
      made.add(new WinsTrick(rules, end.trump().orElseThrow(), trick.plays()));
    }
  }

  private Optional<Call> call(DealState state) {
    var turnUp = state.turnUps().stream().reduce((_, last) -> last);
    return switch (state.phase()) {
      case ELDER_CALL -> Call.of(rules, CallMoment.ELDER, hand(state), turnUp);
      case DEALER_CALL -> Call.of(rules, CallMoment.DEALER, hand(state), turnUp);
      case BIDDING ->
          state.calls().isEmpty()
              ? Call.of(rules, Call.FIRST_BID, hand(state), turnUp)
              : Optional.empty();
      case RUNNING, DISCARDING, PLAYING, OVER -> Optional.empty();
    };
  }

  private static CardSet hand(DealState state) {
    return state.hand(state.toAct().orElseThrow());
  }

  private Optional<WhoScores> whoScores(DealState end) {
    var fits = end.turnUps().size() < 2 && end.tricks().size() <= MOST_TRICKS;
    return Optional.of(new WhoScores(end, level)).filter(_ -> fits);
  }

  /** The first tricks that a side has won, from two of them on. */
  private void count(Kind kind, DealState end, List<Exercise> made) {
    for (var side : rules.seating().sides()) {
      var cards = new ArrayList<Card>();
      for (var trick : end.tricks()) {
        if (rules.seating().sideOf(trick.winner().orElseThrow()) == side) {
          cards.addAll(trick.cards());
          if (cards.size() > MOST_COUNTED) {
            break;
          }
          if (cards.size() > rules.players()) {
            made.add(
                kind == Kind.COUNT_GAME
                    ? new CountGame(rules, cards)
                    : new CountPegs(rules, end.trump().orElseThrow(), cards));
          }
        }
      }
    }
  }

  private Optional<GoesOut> goesOut(DealState end) {
    var sheet = ScoreSheet.of(end);
    var counting = CountingOut.count(rules, end.before(), sheet);
    var bySmudge = counting.countedOutOn().equals(Optional.of(AwardKind.SMUDGE));
    return counting.winner().isPresent() && !bySmudge && counting.countedOutOn().isPresent()
        ? Optional.of(new GoesOut(rules, end.before(), sheet))
        : Optional.empty();
  }

  private Scores nearTheEnd() {
    var score = rules.startingScore();
    for (Side side : rules.seating().sides()) {
      var missing = 1 + random.nextInt(Math.min(NEAR, rules.target()));
      score = rules.entered(score, side, rules.target() - missing);
    }
    return score;
  }
}
