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
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment of a deal as a lesson file tells it: the cards dealt and everything that was done.
 * Whether the rules allow that is known only when it is {@linkplain #reach() played through}.
 *
 * @param rules the rules it is played by
 * @param dealer who dealt
 * @param hands the cards dealt, as written
 * @param turnUp the card turned up
 * @param calls what was said
 * @param tricks the cards in the order in which they fell; the last trick may be unfinished
 */
public record Position(
    RuleSet rules,
    Seat dealer,
    Map<Seat, List<Card>> hands,
    Card turnUp,
    List<Call> calls,
    List<List<Card>> tricks) {

  /** A word that can be said before the play, without a run of the cards. */
  public enum Call implements Choice {
    STAND,
    BEG,
    GIVE
  }

  /** Where playing through a position leads. */
  public sealed interface Reached {
    /**
     * To the moment the file tells.
     *
     * @param deal the deal at that moment
     */
    record There(DealState deal) implements Reached {}

    /**
     * Not there.
     *
     * @param obstacle what is in the way
     * @param place the card, seat, call or trick where it is, with the refusal where there is one
     */
    record Blocked(Obstacle obstacle, String place) implements Reached {}
  }

  /** Why a position cannot come about. */
  public enum Obstacle implements Choice {
    /** The dealer or a hand sits where nobody plays, or a player has no hand. */
    SEATS,
    /** A card lies in two places. */
    CARD_TWICE,
    /** A hand has more or fewer cards than the rules deal. */
    HAND_SIZE,
    /** The rules do not allow a call. */
    CALL_REFUSED,
    /** The rules do not allow a card. */
    CARD_REFUSED,
    /** A trick has not one card from each player, and is not the last. */
    TRICK_SIZE,
    /** Something is done after the last trick. */
    DEAL_OVER
  }

  public Position {
    var copy = new EnumMap<Seat, List<Card>>(Seat.class);
    hands.forEach((seat, cards) -> copy.put(seat, List.copyOf(cards)));
    hands = Collections.unmodifiableMap(copy);
    calls = List.copyOf(calls);
    tricks = tricks.stream().<List<Card>>map(List::copyOf).toList();
  }

  /** Plays through everything that was done, by the rules. */
  public Reached reach() {
    var wrongDeal = wrongDeal();
    if (wrongDeal.isPresent()) {
      return wrongDeal.get();
    }
    var dealt = new EnumMap<Seat, CardSet>(Seat.class);
    hands.forEach((seat, cards) -> dealt.put(seat, CardSet.of(cards)));
    var state =
        DealEngine.begin(rules, dealer, rules.startingScore(), new Deal(dealt, List.of(turnUp)));
    for (var call : calls) {
      switch (DealEngine.apply(state, action(call, state))) {
        case Answer.Accepted(var next) -> state = next;
        case Answer.Refused(var refusal) -> {
          return new Reached.Blocked(
              Obstacle.CALL_REFUSED, call.publicName() + " " + refusal.publicName());
        }
      }
    }
    return played(state);
  }

  private Reached played(DealState start) {
    var state = start;
    for (var number = 1; number <= tricks.size(); number++) {
      var trick = tricks.get(number - 1);
      var players = rules.players();
      if (trick.size() > players || (trick.size() < players && number < tricks.size())) {
        return new Reached.Blocked(Obstacle.TRICK_SIZE, Integer.toString(number));
      }
      for (var card : trick) {
        var place = number + " " + card;
        if (state.toAct().isEmpty()) {
          return new Reached.Blocked(Obstacle.DEAL_OVER, place);
        }
        switch (DealEngine.apply(state, new Action.Play(state.toAct().get(), card))) {
          case Answer.Accepted(var next) -> state = next;
          case Answer.Refused(var refusal) -> {
            return new Reached.Blocked(Obstacle.CARD_REFUSED, place + " " + refusal.publicName());
          }
        }
      }
    }
    return new Reached.There(state);
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
