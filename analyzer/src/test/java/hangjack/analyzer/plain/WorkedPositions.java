package hangjack.analyzer.plain;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Deals;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Hands;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Small positions whose values were worked out by hand, so that whatever searches can be held
 * against them. In the order of play, the elder hand first and the dealer last, two seats are S N,
 * three N E S, four W N E S, and in Trinidad E N W S.
 */
public final class WorkedPositions {
  /**
   * A position and the value of every legal card.
   *
   * @param name what it is about
   */
  public record Worked(String name, DealState state, Map<String, Integer> values) {
    @Override
    public String toString() {
      return name;
    }
  }

  private WorkedPositions() {}

  /** All of them. */
  public static List<Worked> all() {
    var all = new ArrayList<Worked>();
    all.addAll(trumpingThoughAbleToFollow());
    all.addAll(hangingTheJack());
    all.addAll(tying());
    all.addAll(underTrumping());
    all.addAll(winningLow());
    all.addAll(trumpingWhenVoid());
    all.addAll(oneAgainstTwo());
    all.add(drawing());
    all.add(leadingTheJoker());
    all.add(pegging());
    return all;
  }

  /**
   * The 4h is the only trump: High and Low are N's. Td led: N may trump it though he holds the 2d,
   * and has the ten, Game and all: -3. 3c led: N must trump it and then lead the 2d to the ten: -2
   * + 1. Where one must follow, the ten makes its trick at once: -1 either way.
   */
  private static List<Worked> trumpingThoughAbleToFollow() {
    var hands = Map.of(Seat.SOUTH, "Td 3c", Seat.NORTH, "2d 4h");
    return List.of(
        stood(
            "trumping though able to follow",
            "all-fours; hand-size=2",
            "9h",
            hands,
            "",
            "S Td -3, S 3c -1"),
        stood(
            "following where one can",
            "all-fours; hand-size=2; permissive-trumping=no",
            "9h",
            hands,
            "",
            "S Td -1, S 3c -1"));
  }

  /**
   * High (the queen) is NS's and Low (the jack) EW's: together nothing. Jh led: N's queen hangs it
   * and what W and E have left loses Game: -3 - 1. 5c led: were N to trump, E would trump the 6s
   * with the jack. So N throws the 6s; W's king makes 3 pips and has only the 7s to lead, to which
   * E plays the jack before N's queen: -3, and Game is tied at 3.
   */
  private static List<Worked> hangingTheJack() {
    var hands =
        Map.of(Seat.EAST, "Jh 5c", Seat.NORTH, "Qh 6s", Seat.WEST, "Kc 7s", Seat.SOUTH, "8s 9c");
    return List.of(
        stood(
            "a hung jack for three", "trinidad; hand-size=2", "2h", hands, "", "E Jh -4, E 5c -3"),
        stood(
            "a hung jack for one",
            "trinidad; hand-size=2; hang-jack-points=1",
            "2h",
            hands,
            "",
            "E Jh -2, E 5c -1"));
  }

  /**
   * No trump is in play. Ad led: N throws the 6c, and his ace then makes 4 pips like S's: a tie. 5c
   * led: N wins it and then S's ace falls to a club: Game N.
   */
  private static List<Worked> tying() {
    var hands = Map.of(Seat.SOUTH, "Ad 5c", Seat.NORTH, "Ac 6c");
    return List.of(
        stood("a tie for nobody", "all-fours; hand-size=2", "9h", hands, "", "S Ad 0, S 5c -1"),
        stood(
            "a tie for the non-dealer",
            "all-fours; hand-size=2; game-tie=non-dealer",
            "9h",
            hands,
            "",
            "S Ad 1, S 5c -1"),
        stood(
            "a tie for the elder hand",
            "all-fours; hand-size=2; game-tie=elder-of-tied",
            "9h",
            hands,
            "",
            "S Ad 1, S 5c -1"));
  }

  /**
   * High (the king) is EW's, Low (the jack) NS's. Jh under the partner's queen: the jack is safe,
   * and Game tied, 3 pips for the queen and the jack, 3 for E's king: 1. 7d: the jack falls to E's
   * king in the next trick, and Game with it: -3 - 1. The ban on undertrumping leaves only that.
   */
  private static List<Worked> underTrumping() {
    var hands =
        Map.of(Seat.EAST, "3s Kh", Seat.NORTH, "Qh 4c", Seat.WEST, "5s 6s", Seat.SOUTH, "Jh 7d");
    return List.of(
        stood(
            "saving the jack by undertrumping",
            "trinidad; hand-size=2",
            "2h",
            hands,
            "3s Qh 5s",
            "S Jh 1, S 7d -4"),
        stood(
            "no undertrumping",
            "trinidad; hand-size=2; no-undertrump=yes",
            "2h",
            hands,
            "3s Qh 5s",
            "S 7d -4"));
  }

  /**
   * High (the 3h) is N's. Kd led: N must trump it, Game; then S trumps the 4c with the 2h and keeps
   * Low: -1. 2h led: N's 3h takes it, then the 4c takes the king: all N's where Low goes to the
   * taker, else it is S's as before.
   */
  private static List<Worked> winningLow() {
    var hands = Map.of(Seat.SOUTH, "2h Kd", Seat.NORTH, "3h 4c");
    return List.of(
        stood(
            "Low to the taker",
            "all-fours; hand-size=2; low-to=taker",
            "9h",
            hands,
            "",
            "S 2h -3, S Kd -1"),
        stood(
            "Low to who was dealt it",
            "all-fours; hand-size=2",
            "9h",
            hands,
            "",
            "S 2h -1, S Kd -1"));
  }

  /**
   * High and Low (the 3h) are N's. Having to trump the 2c, he can win no other trick with it and
   * S's ten makes Game: 2 - 1. Were he free, he would keep it: of Td and 5d, the ten falls to the
   * 3h when it is led, or after the 5d when a card is thrown on that, or when the 3h is led.
   */
  private static List<Worked> trumpingWhenVoid() {
    var hands = Map.of(Seat.SOUTH, "2c Td 5d", Seat.NORTH, "3h 9d 8s");
    return List.of(
        stood("having to trump when void", "all-fours; hand-size=3", "9h", hands, "2c", "N 3h 1"),
        stood(
            "free when void",
            "all-fours; hand-size=3; must-trump-when-void=no",
            "9h",
            hands,
            "2c",
            "N 3h 1, N 9d 3, N 8s 3"));
  }

  /**
   * No trump is in play. Kc led makes 3 pips of 5: Game N. 2s led: S wins it with the 6s and leads
   * the 4d, E's queen takes the king: Game E. In the other deal S wins the 2c sooner or later and E
   * throws him the ten, before N's ace can take it: Game S, whatever N does. In the third E has
   * High and, trumping the ten with the king, Game, and S has Low: three points against N.
   */
  private static List<Worked> oneAgainstTwo() {
    return List.of(
        stood(
            "one against two",
            "all-fours; players=3; hand-size=2",
            "9h",
            Map.of(Seat.NORTH, "Kc 2s", Seat.EAST, "Qd 3s", Seat.SOUTH, "4d 6s"),
            "",
            "N Kc 1, N 2s -1"),
        stood(
            "two helping each other against one",
            "all-fours; players=3; hand-size=2",
            "9h",
            Map.of(Seat.NORTH, "As 2c", Seat.EAST, "Td 3s", Seat.SOUTH, "5c 4s"),
            "",
            "N As -1, N 2c -1"),
        stood(
            "the points of both others count against one",
            "all-fours; players=3; hand-size=1",
            "9h",
            Map.of(Seat.NORTH, "Tc", Seat.EAST, "Kh", Seat.SOUTH, "2h"),
            "",
            "N Tc -3"));
  }

  /**
   * S has won all 23 tricks so far, High and Game with them: 2. Left are the 2h and the 5c to be
   * drawn, and Jh 3s against Qh 4d. Jh led: N hangs it, draws the 2h, and leads it, Low: 2 - 2. 3s
   * led: N must trump with the queen and draws the 2h. Leading it would lose it to the jack, so N
   * leads the 4d, which S must trump with the jack, and Low is N's: 2 + 1 - 1.
   */
  private static Worked drawing() {
    var rules = Deals.rules("shasta-sam; hand-size=2");
    var last = Card.list("3s 4d 2h 5c");
    var hands = new EnumMap<Seat, CardSet>(Seat.class);
    hands.put(Seat.SOUTH, CardSet.named("Jh"));
    hands.put(Seat.NORTH, CardSet.named("Qh"));
    var rest = rules.pack().minus(CardSet.of(last)).minus(CardSet.named("Jh Qh"));
    // An even number of each suit from high to low: of every two, the first takes the second.
    var pairs = new ArrayList<>(rest.toList().reversed());
    var line = List.copyOf(pairs);
    hands.computeIfPresent(Seat.SOUTH, (_, hand) -> hand.with(pairs.removeFirst()));
    hands.computeIfPresent(Seat.NORTH, (_, hand) -> hand.with(pairs.removeFirst()));
    pairs.addAll(last);
    var deal = new Deal(Hands.of(hands), pairs, Optional.of(Suit.HEARTS));
    var state = played(Deals.begin(rules, Seat.NORTH, deal), line);
    return new Worked("drawing", state, values("S Jh 0, S 3s 2"));
  }

  /**
   * Jo led makes spades trumps, of which none is in play and so neither High nor Low: the joker
   * and, since the king falls to it or to the 4d, Game. 4d led is High, Low and Game, and the joker
   * is a trump that nobody can beat.
   */
  private static Worked leadingTheJoker() {
    return new Worked(
        "leading the joker",
        begun(
            "blind-all-fours; players=2; hand-size=2; joker=one; joker-points=1; joker-rank=highest",
            Seat.NORTH,
            Map.of(Seat.SOUTH, "Jo 4d", Seat.NORTH, "Kh 5h")),
        values("S Jo 2, S 4d 4"));
  }

  /**
   * 5h led makes hearts trumps: N takes it, pegs 10, S adds the ten for Game, 8. 4s led makes
   * spades trumps: S must take it with the ten, Game, and leads the 2d; E's 9d takes that and W's
   * 5h, a plain five now: 5 - 8.
   */
  private static Worked pegging() {
    return new Worked(
        "pegging",
        begun(
            "nine-card-don; hand-size=2",
            Seat.SOUTH,
            Map.of(
                Seat.WEST, "5h 4s", Seat.NORTH, "6h 7s", Seat.EAST, "8s 9d", Seat.SOUTH, "Ts 2d")),
        values("W 5h -18, W 4s -3"));
  }

  /** A deal in which the elder hand stood and these cards have been played. */
  private static Worked stood(
      String name,
      String rules,
      String turnUp,
      Map<Seat, String> hands,
      String line,
      String values) {
    var known = Deals.rules(rules);
    var dealer = known.seating().players() == 2 ? Seat.NORTH : Seat.SOUTH;
    var deal = new Deal(held(hands), Card.list(turnUp));
    var state = Deals.begin(known, dealer, deal);
    var stood = Deals.after(state, new Action.Stand(state.elder()));
    return new Worked(name, played(stood, Card.list(line)), values(values));
  }

  private static DealState begun(String rules, Seat dealer, Map<Seat, String> hands) {
    return Deals.begin(Deals.rules(rules), dealer, new Deal(held(hands), List.of()));
  }

  private static Map<Seat, CardSet> held(Map<Seat, String> hands) {
    var held = new EnumMap<Seat, CardSet>(Seat.class);
    hands.forEach((seat, cards) -> held.put(seat, CardSet.named(cards)));
    return held;
  }

  private static DealState played(DealState state, List<Card> line) {
    for (var card : line) {
      state = Deals.after(state, new Action.Play(state.toAct().orElseThrow(), card));
    }
    return state;
  }

  private static Map<String, Integer> values(String text) {
    var values = new LinkedHashMap<String, Integer>();
    for (var part : text.split(", ", -1)) {
      var end = part.lastIndexOf(' ');
      values.put(part.substring(0, end), Integer.valueOf(part.substring(end + 1)));
    }
    return values;
  }
}
