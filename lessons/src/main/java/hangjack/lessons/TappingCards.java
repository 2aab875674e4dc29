package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.ScoreSheet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges the cards a learner taps. */
final class TappingCards {
  private TappingCards() {}

  /** Whether the question makes sense in the position. */
  static boolean fits(CardQuestion asks, DealState deal, Seat learner) {
    return switch (asks) {
      case ALL_LEGAL -> deal.current().isPresent() && deal.toAct().equals(Optional.of(learner));
      case TAKES_TRICK ->
          deal.current().isPresent()
              && deal.toAct().equals(Optional.of(learner))
              && !deal.current().get().plays().isEmpty()
              && !accepted(asks, deal).isEmpty();
      case HIGH, LOW, JACK ->
          deal.ending().equals(Optional.of(Ending.PLAYED_OUT)) && award(asks, deal).isPresent();
    };
  }

  /** The cards that are right: all of them together, or any one where one card answers. */
  static CardSet accepted(CardQuestion asks, DealState deal) {
    return switch (asks) {
      case ALL_LEGAL -> legal(deal);
      case TAKES_TRICK ->
          CardSet.of(legal(deal).stream().filter(card -> takes(deal, card)).toList());
      case HIGH, LOW, JACK -> CardSet.of(award(asks, deal).orElseThrow().card().orElseThrow());
    };
  }

  /** The cards that lie there to be tapped. */
  static CardSet tappable(CardQuestion asks, DealState deal) {
    return switch (asks) {
      case ALL_LEGAL, TAKES_TRICK -> deal.hand(deal.toAct().orElseThrow());
      case HIGH, LOW, JACK -> deal.inPlay().union(CardSet.of(deal.turnUps()));
    };
  }

  static List<Remark> faults(CardQuestion asks, DealState deal, CardSet cards) {
    return switch (asks) {
      case ALL_LEGAL -> faultsOfAll(deal, cards);
      case TAKES_TRICK, HIGH, LOW, JACK -> {
        if (cards.size() != 1) {
          yield List.of(new Remark(ReplyCode.ONE_CARD_WANTED, Map.of()));
        }
        var card = cards.toList().getFirst();
        yield accepted(asks, deal).contains(card)
            ? List.of()
            : List.of(
                asks == CardQuestion.TAKES_TRICK
                    ? refusal(deal, card).orElseGet(() -> doesNotTake(deal, card))
                    : notThatOne(asks, deal, card));
      }
    };
  }

  /** What is wrong with a card to be played, whatever it is worth. */
  static List<Remark> mistakes(DealState deal, CardSet cards) {
    return cards.size() == 1
        ? refusal(deal, cards.toList().getFirst()).stream().toList()
        : List.of(new Remark(ReplyCode.ONE_CARD_WANTED, Map.of()));
  }

  /** Wrong answers of every sort that can be given to the question. */
  static List<CardSet> wrong(CardQuestion asks, DealState deal) {
    var accepted = accepted(asks, deal);
    var wrong = new ArrayList<CardSet>();
    wrong.add(CardSet.EMPTY);
    for (var card : tappable(asks, deal)) {
      if (!asks.wantsAll()) {
        if (!accepted.contains(card)) {
          wrong.add(CardSet.of(card));
        }
      } else if (accepted.contains(card)) {
        wrong.add(accepted.without(card));
      } else {
        wrong.add(accepted.with(card));
        wrong.add(CardSet.of(card));
      }
    }
    if (!asks.wantsAll()) {
      wrong.add(tappable(asks, deal));
    }
    return wrong;
  }

  private static List<Remark> faultsOfAll(DealState deal, CardSet cards) {
    if (cards.isEmpty()) {
      return List.of(new Remark(ReplyCode.NOTHING_CHOSEN, Map.of()));
    }
    var remarks = new ArrayList<Remark>();
    var said = EnumSet.noneOf(ReplyCode.class);
    for (var card : cards) {
      refusal(deal, card).filter(remark -> said.add(remark.code())).ifPresent(remarks::add);
    }
    var missing = accepted(CardQuestion.ALL_LEGAL, deal).minus(cards);
    if (remarks.isEmpty() && !missing.isEmpty()) {
      remarks.add(missing(deal, missing));
    }
    return List.copyOf(remarks);
  }

  private static Remark missing(DealState deal, CardSet missing) {
    var led = led(deal);
    var trumps = deal.trumps().map(known -> known.in(missing)).orElse(CardSet.EMPTY);
    if (!trumps.isEmpty()) {
      return new Remark(
          ReplyCode.TRUMPS_MISSING, Map.of("count", trumps.size(), "trump", trump(deal)));
    }
    if (led.isPresent() && !missing.of(led.get()).isEmpty()) {
      return new Remark(
          ReplyCode.SUIT_LED_MISSING,
          Map.of("count", missing.of(led.get()).size(), "led", led.get()));
    }
    return new Remark(ReplyCode.OTHERS_MISSING, Map.of("count", missing.size()));
  }

  private static Optional<Remark> refusal(DealState deal, Card card) {
    var play = new Action.Play(deal.toAct().orElseThrow(), card);
    return DealEngine.refusal(deal, play).map(refusal -> remark(deal, card, refusal));
  }

  private static Remark remark(DealState deal, Card card, Refusal refusal) {
    var trump = trump(deal);
    return new Remark(
        ReplyCode.of(refusal),
        Map.of("card", card, "led", led(deal).orElse(trump), "trump", trump));
  }

  private static Remark doesNotTake(DealState deal, Card card) {
    var trick = deal.current().orElseThrow().cards();
    var best = trick.get(TrickWinner.place(trick, deal.rules().trumps(trump(deal))));
    return new Remark(ReplyCode.DOES_NOT_TAKE, Map.of("card", card, "best", best));
  }

  private static Remark notThatOne(CardQuestion asks, DealState deal, Card card) {
    var trump = trump(deal);
    var about = Map.<String, Object>of("card", card, "trump", trump);
    if (deal.turnUps().contains(card)) {
      return new Remark(ReplyCode.TURN_UP_NOT_IN_PLAY, about);
    }
    if (!deal.inPlay().contains(card)) {
      return new Remark(ReplyCode.NOT_IN_PLAY, about);
    }
    var right = accepted(asks, deal).toList().getFirst();
    if (!deal.rules().trumps(trump).contains(card)) {
      var jacks = asks == CardQuestion.JACK && card.rank() == right.rank();
      return new Remark(jacks ? ReplyCode.JACK_OF_PLAIN_SUIT : ReplyCode.NOT_A_TRUMP, about);
    }
    if (asks == CardQuestion.JACK || card.isJoker()) {
      return new Remark(ReplyCode.NOT_A_JACK, about);
    }
    var higher = right.rank().compareTo(card.rank()) > 0;
    return new Remark(higher ? ReplyCode.HIGHER_IN_PLAY : ReplyCode.LOWER_IN_PLAY, about);
  }

  private static CardSet legal(DealState deal) {
    var cards = new ArrayList<Card>();
    for (var action : DealEngine.legalActions(deal)) {
      if (action instanceof Action.Play play) {
        cards.add(play.card());
      }
    }
    return CardSet.of(cards);
  }

  private static boolean takes(DealState deal, Card card) {
    var trick = new ArrayList<>(deal.current().orElseThrow().cards());
    trick.add(card);
    return TrickWinner.place(trick, deal.rules().trumps(trump(deal))) == trick.size() - 1;
  }

  private static Optional<Award> award(CardQuestion asks, DealState deal) {
    var point =
        switch (asks) {
          case HIGH -> FourPoint.HIGH;
          case LOW -> FourPoint.LOW;
          case JACK -> FourPoint.JACK;
          case ALL_LEGAL, TAKES_TRICK ->
              throw new IllegalArgumentException("not about a point: " + asks);
        };
    return point.award(ScoreSheet.of(deal));
  }

  private static Suit trump(DealState deal) {
    return deal.trump().orElseThrow();
  }

  /** The suit led to the trick on the table; empty for the leader. */
  static Optional<Suit> led(DealState deal) {
    return deal.current()
        .filter(trick -> !trick.cards().isEmpty() && deal.trump().isPresent())
        .map(trick -> trick.cards().getFirst())
        .map(led -> led.isJoker() ? trump(deal) : led.suit());
  }
}
