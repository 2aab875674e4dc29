package hangjack.analyzer.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.Trumps;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a card was worse than another, read from two ends of the same deal: first which points of the
 * deal it moved, then what it did in its trick.
 */
final class PlayReasons {
  private final DealState state;
  private final Card chosen;
  private final Card best;
  private final DealState after;
  private final DealState instead;
  private final Optional<Map<Seat, CardSet>> hands;
  private final Seat seat;
  private final Side side;
  private final int trick;
  private final Trumps trumps;
  private final Map<AwardKind, Integer> made;
  private final Map<AwardKind, Integer> missed;
  private final List<Reason> found = new ArrayList<>();

  PlayReasons(
      DealState state,
      Action.Play play,
      Action.Play other,
      DealState after,
      DealState instead,
      Optional<Map<Seat, CardSet>> hands) {
    this.state = state;
    this.chosen = play.card();
    this.best = other.card();
    this.after = after;
    this.instead = instead;
    this.hands = hands;
    this.seat = play.seat();
    this.side = state.seating().sideOf(seat);
    this.trick = state.current().orElseThrow().number();
    this.trumps = after.trumps().orElseThrow();
    this.made = points(after);
    this.missed = points(instead);
  }

  List<Reason> found() {
    contract();
    if (state.trump().isEmpty() && NamingTrump.byLead(chosen) != NamingTrump.byLead(best)) {
      // the two lines have other jacks and other trumps, which are not to be compared
      add(ReasonCode.WRONG_SUIT_PITCHED, both().put("points", count(lost())));
      return found;
    }
    jack();
    low();
    joker();
    pegs();
    game();
    if (state.current().orElseThrow().cards().isEmpty()) {
      lead();
    } else {
      follow();
    }
    return found;
  }

  private int lost() {
    return sum(missed) - sum(made);
  }

  private static int sum(Map<AwardKind, Integer> points) {
    return points.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Points by kind, the others' subtracted. */
  private Map<AwardKind, Integer> points(DealState end) {
    var points = new LinkedHashMap<AwardKind, Integer>();
    for (var award : ScoreSheet.of(end).awards()) {
      points.merge(
          award.kind(), award.side() == side ? award.points() : -award.points(), Integer::sum);
    }
    return points;
  }

  private int gained(AwardKind... kinds) {
    var gained = 0;
    for (var kind : kinds) {
      gained += missed.getOrDefault(kind, 0) - made.getOrDefault(kind, 0);
    }
    return gained;
  }

  private void contract() {
    var here = ScoreSheet.of(after).pitcher();
    var there = ScoreSheet.of(instead).pitcher();
    if (here.isEmpty() || there.isEmpty() || here.get().setBack() == there.get().setBack()) {
      return;
    }
    var result = here.get();
    if (result.side() == side && result.setBack()) {
      add(
          ReasonCode.CONTRACT_LOST,
          both().put("bid", count(result.bid())).put("made", count(result.made())));
    } else if (result.side() != side && !result.setBack()) {
      add(
          ReasonCode.SET_BACK_MISSED,
          both()
              .put("pitcher", new Reason.Detail.Player(result.pitcher()))
              .put("bid", count(result.bid())));
    }
  }

  private void jack() {
    var jack = Card.of(Rank.JACK, trumps.suit());
    var gained = gained(AwardKind.JACK, AwardKind.HANG_JACK);
    var here = trickOf(after, jack);
    if (gained < 0 && here.isPresent() && lost() > 0 && chosen == jack) {
      add(
          ReasonCode.JACK_SAVED_TOO_DEAR,
          both().put("jack", card(jack)).put("points", count(lost())));
    }
    if (gained <= 0 || here.isEmpty()) {
      return;
    }
    var own = after.seating().sideOf(player(here.get(), jack)) == side;
    var taker = here.get().winner().orElseThrow();
    if (own && after.seating().sideOf(taker) != side) {
      if (chosen == jack) {
        add(
            ReasonCode.JACK_EXPOSED,
            details()
                .put("jack", card(jack))
                .put("trick", count(here.get().number()))
                .put("taker", new Reason.Detail.Player(taker)));
      } else {
        add(
            ReasonCode.JACK_LOST,
            both()
                .put("jack", card(jack))
                .put("trick", count(here.get().number()))
                .put("taker", new Reason.Detail.Player(taker)));
      }
    } else if (!own) {
      trickOf(instead, jack)
          .filter(there -> after.seating().sideOf(there.winner().orElseThrow()) == side)
          .ifPresent(
              there ->
                  add(
                      ReasonCode.JACK_COULD_BE_HUNG,
                      both().put("jack", card(jack)).put("trick", count(there.number()))));
    }
  }

  private void low() {
    if (after.rules().lowCredit() != LowCredit.TAKER || gained(AwardKind.LOW) <= 0) {
      return;
    }
    after
        .inPlay()
        .lowest(trumps.suit())
        .ifPresent(low -> moved(low, ReasonCode.LOW_LOST, ReasonCode.LOW_COULD_BE_TAKEN, "low"));
  }

  private void joker() {
    if (gained(AwardKind.JOKER) > 0) {
      moved(Card.JOKER, ReasonCode.JOKER_LOST, ReasonCode.JOKER_COULD_BE_WON, "");
    }
  }

  /** A card that one line wins and the other does not. */
  private void moved(Card card, ReasonCode lost, ReasonCode winnable, String name) {
    var here = trickOf(after, card);
    var there = trickOf(instead, card);
    if (here.isEmpty() || there.isEmpty()) {
      return;
    }
    var details = both();
    if (!name.isEmpty()) {
      details.put(name, card(card));
    }
    if (after.seating().sideOf(player(here.get(), card)) == side) {
      add(
          lost,
          details
              .put("trick", count(here.get().number()))
              .put("taker", new Reason.Detail.Player(here.get().winner().orElseThrow())));
    } else {
      add(winnable, details.put("trick", count(there.get().number())));
    }
  }

  private void pegs() {
    if (gained(AwardKind.PEG) <= 0) {
      return;
    }
    Optional<Award> most = Optional.empty();
    for (var award : ScoreSheet.of(instead).awards()) {
      if (award.kind() == AwardKind.PEG
          && award.side() == side
          && trickOf(after, award.card().orElseThrow())
              .flatMap(Trick::winner)
              .filter(winner -> after.seating().sideOf(winner) != side)
              .isPresent()
          && most.filter(other -> other.points() >= award.points()).isEmpty()) {
        most = Optional.of(award);
      }
    }
    most.ifPresent(this::peg);
  }

  private void peg(Award award) {
    var card = award.card().orElseThrow();
    var here = trickOf(after, card).orElseThrow();
    var points = count(award.points());
    if (after.seating().sideOf(player(here, card)) == side) {
      add(
          ReasonCode.PEG_LOST,
          both()
              .put("card", card(card))
              .put("trick", count(here.number()))
              .put("taker", new Reason.Detail.Player(here.winner().orElseThrow()))
              .put("points", points));
    } else {
      add(
          ReasonCode.PEG_COULD_BE_WON,
          both()
              .put("card", card(card))
              .put("trick", count(trickOf(instead, card).orElseThrow().number()))
              .put("points", points));
    }
  }

  private void game() {
    if (gained(AwardKind.GAME) <= 0) {
      return;
    }
    var pips = ScoreSheet.of(after).pips();
    var most = 0;
    for (var other : after.seating().sides()) {
      most = other == side ? most : Math.max(most, pips.of(other));
    }
    if (made.getOrDefault(AwardKind.GAME, 0) < 0 && most > pips.of(side)) {
      add(ReasonCode.GAME_LOST, both().put("pips", count(most - pips.of(side))));
    } else {
      add(ReasonCode.GAME_TIED, both().put("pips", count(pips.of(side))));
    }
  }

  private void lead() {
    var isTrump = trumps.contains(chosen);
    if (isTrump != trumps.contains(best)) {
      add(isTrump ? ReasonCode.TRUMPS_LED_TOO_EARLY : ReasonCode.TRUMPS_NOT_DRAWN, both());
    } else if (!isTrump && chosen.suit() != best.suit()) {
      add(ReasonCode.WRONG_SUIT_LED, both());
    } else {
      sameSuit();
    }
  }

  private void sameSuit() {
    var list = List.of(chosen, best);
    var higher = TrickWinner.place(list, trumps) == 1;
    add(higher ? ReasonCode.PLAYED_TOO_LOW : ReasonCode.PLAYED_TOO_HIGH, both());
  }

  private void follow() {
    var table = state.current().orElseThrow();
    var here = after.tricks().get(trick - 1);
    var there = instead.tricks().get(trick - 1);
    var taker = here.winner().orElseThrow();
    var number = count(trick);
    var winning = table.order().get(TrickWinner.place(table.cards(), trumps));
    var mates = winning != seat && state.seating().sideOf(winning) == side;
    var chosenTrumps = trumps.contains(chosen);
    var bestTrumps = trumps.contains(best);
    var plain = !trumps.contains(table.cards().getFirst());
    if (mates && plain && chosenTrumps && !bestTrumps && taker == seat) {
      add(
          ReasonCode.PARTNERS_TRICK_TRUMPED,
          both().put("partner", new Reason.Detail.Player(winning)).put("trick", number));
    } else if (given(taker)) {
      var pips = Pips.of(state.rules(), chosen);
      var details = both().put("trick", number).put("taker", new Reason.Detail.Player(taker));
      if (!chosen.isJoker() && chosen.rank() == Rank.TEN) {
        add(ReasonCode.TEN_GIVEN, details);
      } else {
        add(ReasonCode.PIPS_GIVEN, details.put("pips", count(pips)));
      }
    } else if (isFed(here, there)) {
      add(
          ReasonCode.PARTNER_NOT_FED,
          both()
              .put("partner", new Reason.Detail.Player(there.winner().orElseThrow()))
              .put("pips", count(Pips.of(state.rules(), best)))
              .put("trick", number));
    } else if (there.winner().orElseThrow() == seat && taker != seat) {
      var trumped = plain && bestTrumps && !chosenTrumps;
      add(
          trumped ? ReasonCode.TRICK_NOT_TRUMPED : ReasonCode.TRICK_NOT_WON,
          both().put("trick", number));
    } else if (chosenTrumps && !bestTrumps && plain) {
      add(ReasonCode.TRUMP_WASTED, both());
    } else if (taker == seat && there.winner().orElseThrow() != seat) {
      add(ReasonCode.TRICK_BETTER_LEFT, both().put("trick", number));
    } else if (chosenTrumps == bestTrumps && (chosenTrumps || chosen.suit() == best.suit())) {
      sameSuit();
    } else if (!chosenTrumps && !bestTrumps) {
      add(ReasonCode.WRONG_CARD_THROWN_OFF, both());
    }
  }

  /** Whether pips went to the others that the better card keeps from them. */
  private boolean given(Seat taker) {
    return state.seating().sideOf(taker) != side
        && Pips.of(state.rules(), chosen) > Pips.of(state.rules(), best);
  }

  private boolean isFed(Trick here, Trick there) {
    var taker = there.winner().orElseThrow();
    return taker != seat
        && here.winner().equals(there.winner())
        && state.seating().sideOf(taker) == side
        && Pips.of(state.rules(), best) > Pips.of(state.rules(), chosen);
  }

  private static Optional<Trick> trickOf(DealState end, Card card) {
    return end.tricks().stream().filter(done -> done.holds(card)).findFirst();
  }

  private static Seat player(Trick done, Card card) {
    return done.order().get(done.cards().indexOf(card));
  }

  private void add(ReasonCode code, Details details) {
    found.add(new Reason(code, details.values, line(state, after), line(state, instead), hands));
  }

  /** The cards played from a decision on to the end of the deal. */
  static List<Card> line(DealState state, DealState end) {
    var cards = new ArrayList<Card>();
    end.tricks().forEach(done -> cards.addAll(done.cards()));
    var before = state.tricks().stream().mapToInt(done -> done.cards().size()).sum();
    return cards.subList(before + state.current().orElseThrow().cards().size(), cards.size());
  }

  private static Reason.Detail count(int count) {
    return new Reason.Detail.Count(count);
  }

  private static Reason.Detail card(Card card) {
    return new Reason.Detail.OneCard(card);
  }

  private static Details details() {
    return new Details();
  }

  private Details both() {
    return new Details().put("chosen", card(chosen)).put("best", card(best));
  }

  private static final class Details {
    private final Map<String, Reason.Detail> values = new LinkedHashMap<>();

    Details put(String name, Reason.Detail value) {
      values.put(name, value);
      return this;
    }
  }
}
