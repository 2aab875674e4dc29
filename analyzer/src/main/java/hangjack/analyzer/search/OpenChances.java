package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.play.Unseen;
import hangjack.analyzer.rules.GameTie;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The chance of a side of two to win the match where a deal comes to so many points with open
 * cards. What made the points is read back from their number and from who holds the trumps: all
 * ways to share out what is still to be won that make just so many are entered in the order of
 * counting. Where they have different chances a best line is played out and counted, which is dear;
 * with four hands of more than {@value #LONGEST_LINE} cards their mean is taken instead.
 */
final class OpenChances {
  /** The chances of the ways that make as many points. */
  private record Chances(double least, double most, double sum, int ways) {
    private static final Chances NONE = new Chances(1, 0, 0, 0);

    Chances with(double chance) {
      return new Chances(Math.min(least, chance), Math.max(most, chance), sum + chance, ways + 1);
    }

    boolean areSame() {
      return most - least < 1e-9;
    }

    double mean() {
      return sum / ways;
    }
  }

  /** What tells one outcome from another. */
  private record Outcome(Suit trump, long unsettled, int owners, int points) {}

  /** Cards of a hand up to which lines of four players are played out. */
  private static final int LONGEST_LINE = 4;

  private final DealState state;
  private final RuleSet rules;
  private final List<Seat> seats;
  private final Seat seat;
  private final Side side;
  private final Side others;
  private final MatchTable table;
  private final ScoreSheet soFar;
  private final boolean linesAreShort;
  private final Map<Outcome, Chances> known = new HashMap<>();

  private long[] hands = new long[0];
  private long undrawn;
  private Suit trump = Suit.SPADES;
  private final List<Award> awards = new ArrayList<>();
  private final List<List<Optional<Award>>> unsettled = new ArrayList<>();
  private long unsettledCards;
  private int owners;

  /**
   * The chances from a position in play.
   *
   * @param state a deal of two sides that nobody bid for
   */
  OpenChances(DealState state, Seat seat, MatchTable table) {
    this.state = state;
    this.rules = state.rules();
    this.seats = state.seating().seats();
    this.seat = seat;
    this.side = state.seating().sideOf(seat);
    this.others =
        state.seating().sides().stream().filter(other -> other != side).findFirst().orElseThrow();
    this.table = table;
    this.soFar = ScoreSheet.of(state);
    this.linesAreShort = seats.size() == 2 || state.hand(seat).size() <= LONGEST_LINE;
  }

  /**
   * The chance, 0 to 1.
   *
   * @param cards what each seat holds, by its place
   * @param stock what is still to be drawn
   * @param choice the card that makes the points
   * @param points what is played for, for the seat's side minus the others', as {@link OpenSolver}
   *     counts it
   */
  double of(long[] cards, int[] stock, Action.Play choice, int points) {
    hands = cards;
    trump = state.trump().orElseGet(() -> NamingTrump.byLead(choice.card()));
    undrawn = 0;
    for (var card : stock) {
      undrawn |= 1L << card;
    }
    share();
    var found =
        known.computeIfAbsent(
            new Outcome(trump, unsettledCards, owners, points),
            _ -> all(0, points - settled(), Chances.NONE));
    return found.areSame() || !linesAreShort ? found.mean() : lineChance(cards, stock, choice);
  }

  private double lineChance(long[] cards, int[] stock, Action.Play choice) {
    var laid = Hands.NONE;
    for (var at = 0; at < cards.length; at++) {
      laid = laid.with(seats.get(at), new CardSet(cards[at]));
    }
    var undealt = Arrays.stream(stock).mapToObj(CardTables::card).toList();
    return table.chance(OpenLine.end(Unseen.relaid(state, seat, laid, undealt), choice), side);
  }

  private void share() {
    awards.clear();
    unsettled.clear();
    unsettledCards = 0;
    owners = 0;
    for (var award : soFar.awards()) {
      awards.add(award);
    }
    pegs();
    highAndLow();
    jack();
    joker();
    var game = rules.gamePoints() + rules.endCountBonus();
    var ways = eachSide(AwardKind.GAME, game);
    if (rules.gameTie() == GameTie.NONE) {
      ways.add(Optional.empty());
    }
    unsettled.add(ways);
  }

  private int settled() {
    return awards.stream()
        .filter(award -> !AwardKind.MADE_BEFORE_PLAY.contains(award.kind()))
        .mapToInt(this::counted)
        .sum();
  }

  private int counted(Award award) {
    return award.side() == side ? award.points() : -award.points();
  }

  private void pegs() {
    if (rules.pegPoints().isNone()) {
      return;
    }
    for (var card : rules.pack()) {
      var points = rules.pegPoints().of(card, trump);
      if (points > 0 && isInPlay(card) && winner(card).isEmpty()) {
        toWinner(card, AwardKind.PEG, points);
      }
    }
  }

  private void highAndLow() {
    var natural = 0L;
    for (var card : rules.pack().of(trump)) {
      natural |= isInPlay(card) ? 1L << card.index() : 0;
    }
    if (natural == 0) {
      return;
    }
    var high = CardTables.card(Long.SIZE - 1 - Long.numberOfLeadingZeros(natural));
    toOwner(high, AwardKind.HIGH, rules.highPoints());
    var low = CardTables.card(Long.numberOfTrailingZeros(natural));
    if (rules.lowCredit() == LowCredit.DEALT) {
      toOwner(low, AwardKind.LOW, rules.lowPoints());
    } else {
      winner(low)
          .ifPresentOrElse(
              seat -> settle(AwardKind.LOW, seat, rules.lowPoints()),
              () -> toWinner(low, AwardKind.LOW, rules.lowPoints()));
    }
  }

  private void jack() {
    var jack = Card.of(Rank.JACK, trump);
    if (!isInPlay(jack)) {
      return;
    }
    var owner = owner(jack);
    var winner = winner(jack);
    if (winner.isPresent() && owner.isPresent()) {
      var hung = sideOf(winner.get()) != sideOf(owner.get());
      settle(
          hung ? AwardKind.HANG_JACK : AwardKind.JACK,
          winner.get(),
          hung ? rules.hangJackPoints() : rules.jackPoints());
      return;
    }
    var ways = new ArrayList<Optional<Award>>();
    for (var holder : List.of(side, others)) {
      if (owner.isEmpty() || sideOf(owner.get()) == holder) {
        var taker = holder == side ? others : side;
        ways.add(Optional.of(award(AwardKind.JACK, holder, rules.jackPoints())));
        ways.add(Optional.of(award(AwardKind.HANG_JACK, taker, rules.hangJackPoints())));
      }
    }
    owners = 3 * owners + place(owner);
    unsettled.add(ways);
    unsettledCards |= 1L << jack.index();
  }

  private void joker() {
    if (!rules.hasJoker() || !isInPlay(Card.JOKER)) {
      return;
    }
    winner(Card.JOKER)
        .ifPresentOrElse(
            seat -> settle(AwardKind.JOKER, seat, rules.jokerPoints()),
            () -> toWinner(Card.JOKER, AwardKind.JOKER, rules.jokerPoints()));
  }

  private void toOwner(Card card, AwardKind kind, int points) {
    var owner = owner(card);
    owners = 3 * owners + place(owner);
    owner.ifPresentOrElse(
        seat -> settle(kind, seat, points), () -> unsettled.add(eachSide(kind, points)));
  }

  private void toWinner(Card card, AwardKind kind, int points) {
    unsettled.add(eachSide(kind, points));
    unsettledCards |= 1L << card.index();
  }

  private void settle(AwardKind kind, Seat seat, int points) {
    awards.add(award(kind, sideOf(seat), points));
  }

  private List<Optional<Award>> eachSide(AwardKind kind, int points) {
    var ways = new ArrayList<Optional<Award>>();
    ways.add(Optional.of(award(kind, side, points)));
    ways.add(Optional.of(award(kind, others, points)));
    return ways;
  }

  private static Award award(AwardKind kind, Side side, int points) {
    return new Award(kind, side, points, Optional.empty(), Optional.empty(), OptionalInt.empty());
  }

  /** The chances of all ways to share out the rest that make so many points. */
  private Chances all(int item, int points, Chances before) {
    if (item == unsettled.size()) {
      return points == 0 ? before.with(entered()) : before;
    }
    var chances = before;
    for (var way : unsettled.get(item)) {
      way.ifPresent(awards::add);
      chances = all(item + 1, points - way.map(this::counted).orElse(0), chances);
      way.ifPresent(_ -> awards.removeLast());
    }
    return chances;
  }

  private double entered() {
    var inOrder = new ArrayList<>(awards);
    inOrder.removeIf(award -> award.points() == 0);
    inOrder.sort((one, other) -> one.kind().compareTo(other.kind()));
    var sheet = new ScoreSheet(inOrder, soFar.pips(), Optional.empty(), List.of());
    var counting = CountingOut.count(rules, state.before(), sheet);
    return table.chance(counting, state.seating().next(state.dealer()), side);
  }

  private Side sideOf(Seat seat) {
    return state.seating().sideOf(seat);
  }

  private int place(Optional<Seat> seat) {
    return seat.map(owner -> sideOf(owner) == side ? 1 : 2).orElse(0);
  }

  private boolean isInPlay(Card card) {
    return (undrawn >>> card.index() & 1) != 0 || owner(card).isPresent();
  }

  /** Who took a card into the play; empty where it is not drawn yet, or is not in play. */
  private Optional<Seat> owner(Card card) {
    for (var at = 0; at < seats.size(); at++) {
      if ((hands[at] >>> card.index() & 1) != 0) {
        return Optional.of(seats.get(at));
      }
    }
    return tricks()
        .filter(trick -> trick.holds(card))
        .findFirst()
        .map(trick -> trick.order().get(trick.cards().indexOf(card)));
  }

  private Stream<Trick> tricks() {
    return Stream.concat(state.tricks().stream(), state.current().stream());
  }

  private Optional<Seat> winner(Card card) {
    return state.tricks().stream()
        .filter(trick -> trick.holds(card))
        .findFirst()
        .flatMap(Trick::winner);
  }
}
