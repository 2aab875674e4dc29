package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Aim;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment of a deal without a run of the cards, as a lesson file tells it in short: the cards
 * dealt and everything that was done.
 *
 * @param rules the rules it is played by
 * @param dealer who dealt
 * @param hands the cards dealt, as written
 * @param turnUp the card turned up
 * @param calls what was said
 * @param tricks the cards in the order in which they fell; the last trick may be unfinished
 */
public record DealtPosition(
    RuleSet rules,
    Seat dealer,
    Map<Seat, List<Card>> hands,
    Card turnUp,
    List<Call> calls,
    List<List<Card>> tricks)
    implements Position {

  /** A word that can be said before the play, without a run of the cards. */
  public enum Call implements Choice {
    STAND,
    BEG,
    GIVE
  }

  public DealtPosition {
    var copy = new EnumMap<Seat, List<Card>>(Seat.class);
    hands.forEach((seat, cards) -> copy.put(seat, List.copyOf(cards)));
    hands = Collections.unmodifiableMap(copy);
    calls = List.copyOf(calls);
    tricks = tricks.stream().<List<Card>>map(List::copyOf).toList();
  }

  @Override
  public CardSet cards() {
    var cards = CardSet.of(turnUp);
    for (var hand : hands.values()) {
      cards = cards.union(CardSet.of(hand));
    }
    return cards;
  }

  @Override
  public Aim aim() {
    return Aim.POINTS;
  }

  @Override
  public Reached reach() {
    var wrongDeal = wrongDeal();
    if (wrongDeal.isPresent()) {
      return wrongDeal.get();
    }
    var dealt = new EnumMap<Seat, CardSet>(Seat.class);
    hands.forEach((seat, cards) -> dealt.put(seat, CardSet.of(cards)));
    var states = new ArrayList<DealState>();
    states.add(
        DealEngine.begin(rules, dealer, rules.startingScore(), new Deal(dealt, List.of(turnUp))));
    var actions = new ArrayList<Action>();
    for (var call : calls) {
      var action = action(call, states.getLast());
      switch (DealEngine.apply(states.getLast(), action)) {
        case Answer.Accepted(var next) -> states.add(next);
        case Answer.Refused(var refusal) -> {
          return new Reached.Blocked(
              Obstacle.CALL_REFUSED, call.publicName() + " " + refusal.publicName());
        }
      }
      actions.add(action);
    }
    return played(states, actions);
  }

  private Reached played(List<DealState> states, List<Action> actions) {
    for (var number = 1; number <= tricks.size(); number++) {
      var trick = tricks.get(number - 1);
      var players = rules.players();
      if (trick.size() > players || (trick.size() < players && number < tricks.size())) {
        return new Reached.Blocked(Obstacle.TRICK_SIZE, Integer.toString(number));
      }
      for (var card : trick) {
        var place = number + " " + card;
        var seat = states.getLast().toAct();
        if (seat.isEmpty()) {
          return new Reached.Blocked(Obstacle.DEAL_OVER, place);
        }
        var action = new Action.Play(seat.get(), card);
        switch (DealEngine.apply(states.getLast(), action)) {
          case Answer.Accepted(var next) -> states.add(next);
          case Answer.Refused(var refusal) -> {
            return new Reached.Blocked(Obstacle.CARD_REFUSED, place + " " + refusal.publicName());
          }
        }
        actions.add(action);
      }
    }
    return new Reached.There(states, actions);
  }

  private Optional<Reached> wrongDeal() {
    var seats = rules.seating().seats();
    if (!seats.contains(dealer)) {
      return Optional.of(new Reached.Blocked(Obstacle.SEATS, letter(dealer)));
    }
    for (var seat : Seat.values()) {
      if (seats.contains(seat) != hands.containsKey(seat)) {
        return Optional.of(new Reached.Blocked(Obstacle.SEATS, letter(seat)));
      }
    }
    var seen = new HashSet<Card>();
    var all = new ArrayList<Card>();
    hands.values().forEach(all::addAll);
    all.add(turnUp);
    for (var card : all) {
      if (!seen.add(card)) {
        return Optional.of(new Reached.Blocked(Obstacle.CARD_TWICE, card.name()));
      }
    }
    for (var hand : hands.entrySet()) {
      if (hand.getValue().size() != rules.handSize()) {
        return Optional.of(new Reached.Blocked(Obstacle.HAND_SIZE, letter(hand.getKey())));
      }
    }
    return Optional.empty();
  }

  private static Action.Call action(Call call, DealState state) {
    return switch (call) {
      case STAND -> new Action.Stand(state.elder());
      case BEG -> new Action.Beg(state.elder());
      case GIVE -> new Action.Give(state.dealer());
    };
  }

  private static String letter(Seat seat) {
    return Character.toString(seat.letter());
  }
}
