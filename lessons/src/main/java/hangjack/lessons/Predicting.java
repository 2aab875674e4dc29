package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.play.TrickWinner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges who a learner says wins a trick. */
final class Predicting {
  private Predicting() {}

  /** Whether a card lies on the table, and the rules allow those that follow. */
  static boolean fits(List<Card> then, DealState deal) {
    var plays = trick(then, deal);
    return plays.isPresent() && !plays.get().isEmpty();
  }

  /** The trick with the cards that follow; empty where they cannot be played to it. */
  static Optional<List<CardPlayed>> trick(List<Card> then, DealState deal) {
    if (deal.current().isEmpty()) {
      return Optional.empty();
    }
    var plays = new ArrayList<>(deal.current().get().plays());
    var state = deal;
    for (var card : then) {
      var seat = state.toAct();
      if (seat.isEmpty() || plays.size() == deal.seating().seats().size()) {
        return Optional.empty();
      }
      if (!(DealEngine.apply(state, new Action.Play(seat.get(), card))
          instanceof Answer.Accepted(var next))) {
        return Optional.empty();
      }
      plays.add(new CardPlayed(seat.get(), card));
      state = next;
    }
    return Optional.of(plays);
  }

  /** The seat that wins it as it then lies, by its letter. */
  static String accepted(List<Card> then, DealState deal) {
    return letter(best(then, deal).seat());
  }

  /** The seats there are to name, by their letters. */
  static List<String> offered(DealState deal) {
    return deal.seating().seats().stream().map(Predicting::letter).toList();
  }

  static List<Remark> faults(List<Card> then, DealState deal, String given) {
    var best = best(then, deal);
    if (letter(best.seat()).equals(given)) {
      return List.of();
    }
    var seat = Seat.ofLetter(given.charAt(0)).orElseThrow();
    var plays = trick(then, deal).orElseThrow();
    return List.of(
        plays.stream()
            .filter(play -> play.seat() == seat)
            .findFirst()
            .map(play -> beaten(play, best, plays.getFirst().card(), deal))
            .orElseGet(() -> new Remark(ReplyCode.NO_CARD_IN_TRICK, Map.of("seat", seat))));
  }

  private static Remark beaten(CardPlayed play, CardPlayed best, Card lead, DealState deal) {
    var trump = deal.trump().orElseGet(() -> NamingTrump.byLead(lead));
    var trumps = deal.rules().trumps(trump);
    var led = trumps.contains(lead) ? trump : lead.suit();
    var plain = !trumps.contains(play.card());
    if (plain && play.card().suit() != led) {
      return new Remark(
          ReplyCode.NOT_THE_SUIT_LED, Map.of("seat", play.seat(), "card", play.card(), "led", led));
    }
    var trumped = plain && trumps.contains(best.card());
    return new Remark(
        trumped ? ReplyCode.BEATEN_BY_TRUMP : ReplyCode.BEATEN_IN_SUIT,
        Map.of("seat", play.seat(), "card", play.card(), "best", best.card()));
  }

  private static CardPlayed best(List<Card> then, DealState deal) {
    var plays = trick(then, deal).orElseThrow();
    var cards = plays.stream().map(CardPlayed::card).toList();
    var trump = deal.trump().orElseGet(() -> NamingTrump.byLead(cards.getFirst()));
    return plays.get(TrickWinner.place(cards, deal.rules().trumps(trump)));
  }

  private static String letter(Seat seat) {
    return Character.toString(seat.letter());
  }
}
