package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.match.DealerRotation;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.play.Unseen;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Values the choices of a player on what he can know: over the ways in which the unseen cards may
 * lie, all of them or a sample, every choice on the same ones.
 *
 * <p>Where two sides play without an auction and the hands are short enough, each way is solved
 * with its cards open. Elsewhere (calls, discards, single players, auctions, long hands) the deal
 * is played to its end by fair club players, each of whom sees his own cards only.
 */
public final class Valuing {
  /** All ways are counted up to this number of distinct ones (record 3). */
  static final int COUNTED = 20_000;

  /** Cards and discards are valued on at most so many ways, where each is played out. */
  static final int PLAYED_OUT = 400;

  /** Calls are valued on at most so many ways, and by what the tables say of such hands. */
  static final int CALLED = 200;

  /** Cards played in the search of one decision after which no further way is drawn. */
  private static final long MOST_NODES = 60_000_000;

  private static final int MOST_TOLD = 100;
  private static final int MOST_DISCARDS = 12;
  private static final int MOST_FAILURES = 50;

  private final DealState state;
  private final Seat seat;
  private final Optional<MatchTable> table;
  private final Thoroughness how;
  private final Watch watch;
  private final SeatView view;
  private final Worlds worlds;
  private final List<Action> choices;
  private final boolean partial;

  private Valuing(
      DealState state, Optional<Action> chosen, Aim aim, Thoroughness how, Watch watch) {
    this.state = state;
    this.seat = state.toAct().orElseThrow();
    this.table = aim == Aim.MATCH ? MatchTable.of(state.rules()) : Optional.empty();
    this.how = how;
    this.watch = watch;
    this.view = new SeatView(state, seat);
    this.worlds = new Worlds(view);
    var legal = DealEngine.legalActions(state);
    this.partial = state.phase() == Phase.DISCARDING && legal.size() > MOST_DISCARDS;
    this.choices = new ArrayList<>(partial ? Discards.likely(state, legal, MOST_DISCARDS) : legal);
    chosen.filter(action -> !choices.contains(action)).ifPresent(choices::add);
  }

  /**
   * Values the choices of the player to act; empty where the watch stopped it.
   *
   * @param chosen a choice to be valued though it is not among the likely or the legal ones
   * @param aim whether the chances to win the match are found too
   */
  public static Optional<Valuation> of(
      DealState state, Optional<Action> chosen, Aim aim, Thoroughness how, Watch watch) {
    return new Valuing(state, chosen, aim, how, watch).value();
  }

  /**
   * Values the choices of the player to act by playing on after each, whatever could be solved with
   * open cards; empty where no way of the unseen cards was found.
   */
  static Optional<Valuation> byPlayingOn(
      DealState state, Optional<Action> chosen, Aim aim, Thoroughness how) {
    return new Valuing(state, chosen, aim, how, Watch.NOBODY).playedOut();
  }

  private Optional<Valuation> value() {
    return isOpened(state) ? new Opened(new OpenSolver(state)).value() : playedOut();
  }

  /** Whether the choices of a position are valued with open cards. */
  static boolean isOpened(DealState state) {
    return state.phase() == Phase.PLAYING
        && state.seating().sides().size() == 2
        && !state.rules().auction()
        && new OpenSolver(state).isExact();
  }

  /**
   * A way of the unseen cards that shows why one card is better than another: the first drawn in
   * which it makes a point more; empty where none was found soon.
   */
  public static Optional<DealState> telling(
      DealState state, Action chosen, Action better, Thoroughness how) {
    var valuing = new Valuing(state, Optional.of(chosen), Aim.POINTS, how, Watch.NOBODY);
    var random = valuing.random();
    var hands = new long[valuing.view.seats.size()];
    var undealt = new ArrayList<Card>();
    for (var draw = 0; draw < MOST_TOLD; draw++) {
      if (valuing.worlds.draw(random, hands, undealt) > 0) {
        var world = Unseen.relaid(state, valuing.seat, valuing.hands(hands), undealt);
        if (difference(world, chosen, better) >= 1) {
          return Optional.of(world);
        }
      }
    }
    return Optional.empty();
  }

  /** How many points a choice makes more than another as the cards lie. */
  public static int difference(DealState world, Action chosen, Action better) {
    if (isOpened(world)) {
      var solver = new OpenSolver(world);
      return solver.value(((Action.Play) better).card())
          - solver.value(((Action.Play) chosen).card());
    }
    var seat = world.toAct().orElseThrow();
    return pointsFor(seat, PlayOn.toTheEnd(world, better))
        - pointsFor(seat, PlayOn.toTheEnd(world, chosen));
  }

  private SplittableRandom random() {
    return new SplittableRandom(how.seed() * 0x9E3779B97F4A7C15L + view.fingerprint());
  }

  /** Each way solved with its cards open. */
  private final class Opened {
    private final OpenSolver solver;
    private final Optional<OpenChances> chances =
        table.map(found -> new OpenChances(state, seat, found));
    private final List<float[]> values = new ArrayList<>();
    private final List<float[]> wins = new ArrayList<>();
    private final List<Double> weights = new ArrayList<>();
    private final float settled = settled();
    private final int[] noStock = new int[0];
    private boolean stopped;

    Opened(OpenSolver solver) {
      this.solver = solver;
    }

    Optional<Valuation> value() {
      var counted = worlds.countable() && state.trump().isPresent() && isFewEnough();
      if (counted) {
        worlds.all(
            (hands, weight) -> {
              take(hands, noStock, weight);
              return !stopped;
            });
      } else {
        drawn();
      }
      return stopped || values.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new Valuation(
                  counted,
                  false,
                  List.copyOf(choices),
                  weights.stream().mapToDouble(Double::doubleValue).toArray(),
                  byChoice(values),
                  table.isPresent() ? byChoice(wins) : new float[0][]));
    }

    private boolean isFewEnough() {
      var most = how.exhaustive() ? Worlds.MOST : COUNTED;
      return worlds.count(most) <= most;
    }

    private void drawn() {
      var random = random();
      var hands = new long[view.seats.size()];
      var undealt = new ArrayList<Card>();
      var failures = 0;
      while (values.size() < how.worlds() && failures < MOST_FAILURES && !stopped) {
        if (solver.nodes() > MOST_NODES) {
          return;
        }
        var weight = worlds.draw(random, hands, undealt);
        if (weight == 0) {
          failures++;
          continue;
        }
        failures = 0;
        var stock =
            state.rules().draws() ? undealt.stream().mapToInt(Card::index).toArray() : noStock;
        take(hands, stock, weight);
      }
    }

    private void take(long[] hands, int[] stock, double weight) {
      if (stopped || watch.stopped()) {
        stopped = true;
        return;
      }
      solver.lay(hands, stock);
      var row = new float[choices.size()];
      var chance = new float[table.isPresent() ? row.length : 0];
      for (var choice = 0; choice < row.length; choice++) {
        var play = (Action.Play) choices.get(choice);
        var points = solver.value(play.card());
        row[choice] = settled + points;
        if (chances.isPresent()) {
          chance[choice] = (float) chances.get().of(hands, stock, play, points);
        }
      }
      values.add(row);
      wins.add(chance);
      weights.add(weight);
    }

    /** Turn-ups and gift: they are in the points of the deal, but not in what is played for. */
    private float settled() {
      var side = state.seating().sideOf(seat);
      return (float)
          ScoreSheet.of(state).awards().stream()
              .filter(award -> AwardKind.MADE_BEFORE_PLAY.contains(award.kind()))
              .mapToInt((Award award) -> award.side() == side ? award.points() : -award.points())
              .sum();
    }
  }

  private Optional<Valuation> playedOut() {
    var isCall = choices.getFirst() instanceof Action.Call;
    var most = Math.min(how.worlds(), isCall ? CALLED : PLAYED_OUT);
    var random = random();
    var hands = new long[view.seats.size()];
    var undealt = new ArrayList<Card>();
    var values = new ArrayList<float[]>();
    var wins = new ArrayList<float[]>();
    var weights = new ArrayList<Double>();
    var failures = 0;
    var sameAs = new EqualCards(state, view).firstOf(choices);
    var calls = new EarlierCalls(state, view);
    while (values.size() < most && failures < MOST_FAILURES) {
      if (watch.stopped()) {
        return Optional.empty();
      }
      var weight = worlds.draw(random, hands, undealt);
      if (weight == 0) {
        failures++;
        continue;
      }
      failures = 0;
      var likelihood = calls.likelihood(hands);
      if (likelihood < 1 && random.nextDouble() >= likelihood) {
        continue;
      }
      var world = Unseen.relaid(state, seat, hands(hands), undealt);
      var seed = random.nextLong();
      var row = new float[choices.size()];
      var chance = new float[table.isPresent() ? row.length : 0];
      for (var choice = 0; choice < row.length; choice++) {
        if (sameAs[choice] == choice) {
          var end = PlayOn.byClubPlayers(world, choices.get(choice), seed);
          var counting = CountingOut.count(end.rules(), end.before(), ScoreSheet.of(end));
          row[choice] = pointsFor(seat, end, counting);
          if (table.isPresent()) {
            var next = DealerRotation.after(end);
            chance[choice] =
                (float) table.get().chance(counting, next, state.seating().sideOf(seat));
          }
        } else {
          row[choice] = row[sameAs[choice]];
          if (table.isPresent()) {
            chance[choice] = chance[sameAs[choice]];
          }
        }
      }
      values.add(row);
      wins.add(chance);
      weights.add(weight);
    }
    if (values.isEmpty()) {
      return Optional.empty();
    }
    var valuation =
        new Valuation(
            false,
            partial,
            List.copyOf(choices),
            weights.stream().mapToDouble(Double::doubleValue).toArray(),
            byChoice(values),
            table.isPresent() ? byChoice(wins) : new float[0][]);
    return Optional.of(usual().map(valuation::drawnTowards).orElse(valuation));
  }

  /**
   * What each choice is worth with hands like this one, in deals with nothing scored before under
   * the same rules; empty where it is no call, or no table tells.
   */
  private Optional<double[]> usual() {
    if (!(choices.getFirst() instanceof Action.Call)
        || !state.before().equals(state.rules().startingScore())) {
      return Optional.empty();
    }
    return CallValueTable.ofUnchanged(state.rules())
        .flatMap(calls -> calls.row(state))
        .flatMap(this::usual);
  }

  private Optional<double[]> usual(CallValueTable.Row row) {
    var usual = new double[choices.size()];
    for (var choice = 0; choice < usual.length; choice++) {
      var value = row.of((Action.Call) choices.get(choice));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      usual[choice] = value.get().points();
    }
    return Optional.of(usual);
  }

  /**
   * The points of a deal that is over, as they are counted, for a seat's side minus the others'.
   */
  public static int pointsFor(Seat seat, DealState end) {
    return pointsFor(seat, end, CountingOut.count(end.rules(), end.before(), ScoreSheet.of(end)));
  }

  private static int pointsFor(Seat seat, DealState end, CountingOut counting) {
    var mine = end.seating().sideOf(seat);
    var sum = 0;
    for (var side : end.seating().sides()) {
      var points = counting.deal().of(side);
      sum += side == mine ? points : -points;
    }
    return sum;
  }

  private Hands hands(long[] cards) {
    var hands = Hands.NONE;
    for (var at = 0; at < cards.length; at++) {
      hands = hands.with(view.seats.get(at), new CardSet(cards[at]));
    }
    return hands;
  }

  private float[][] byChoice(List<float[]> rows) {
    var values = new float[choices.size()][rows.size()];
    for (var world = 0; world < rows.size(); world++) {
      for (var choice = 0; choice < values.length; choice++) {
        values[choice][world] = rows.get(world)[choice];
      }
    }
    return values;
  }
}
