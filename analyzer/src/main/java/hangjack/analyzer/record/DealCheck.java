package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.Contract;
import hangjack.analyzer.play.Running;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import java.util.List;
import java.util.Optional;

/** Checks the parts of a deal against the rules and against each other. */
final class DealCheck {
  private final Tags tags;
  private final RuleSet rules;
  private final Seat dealer;
  private final CardsReader cards;
  private final FaultList faults;

  DealCheck(Tags tags, RuleSet rules, Seat dealer, CardsReader cards, FaultList faults) {
    this.tags = tags;
    this.rules = rules;
    this.dealer = dealer;
    this.cards = cards;
    this.faults = faults;
  }

  /** The suit of the tag that names the trump. */
  Optional<Suit> namedTrump() {
    var value = tags.value(Tags.TRUMP);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    var suit = CardWord.readSuit(value.get().text(), tags.language());
    if (suit.isEmpty()) {
      faults.add(FaultCode.SYNTAX, "suit", value.get().place(), "text", value.get().text());
    }
    return suit;
  }

  /** Who leads to the first trick: the pitcher, or the elder hand. */
  Seat firstLeader(List<Action.Call> calls) {
    var elder = rules.seating().elder(dealer);
    return rules.auction()
        ? Bidding.contract(rules, dealer, calls).map(Contract::pitcher).orElse(elder)
        : elder;
  }

  /** Whether as many cards were turned up as the calls make. */
  void turnUps(Place deal, List<Action.Call> calls, List<TrickRecord> tricks) {
    if (rules.trumpSource() != TrumpSource.TURN_UP) {
      cards.turnUpPlace().ifPresent(place -> faults.add(FaultCode.SYNTAX, "turn-up-unused", place));
      return;
    }
    var turnUps = cards.turnUps();
    if (turnUps.isEmpty()) {
      if (cards.turnUpPlace().isEmpty()) {
        faults.tagMissing(Tags.TURN_UP, deal);
      }
      return;
    }
    var kept = calls.stream().anyMatch(c -> c instanceof Action.Stand || c instanceof Action.Give);
    var ran =
        rules.beg() == BegRule.STAND_OR_PASS
            ? calls.stream().anyMatch(Action.Beg.class::isInstance)
            : calls.stream().anyMatch(Action.Run.class::isInstance);
    var run = !kept && (turnUps.size() > 1 || ran);
    var expected = Running.turnUps(rules, dealer, turnUps, run);
    var place = cards.turnUpPlace().orElseThrow();
    if (turnUps.size() > expected) {
      faults.add(
          FaultCode.SYNTAX, "turn-ups", place, "given", turnUps.size(), "expected", expected);
    } else if (turnUps.size() < expected && !tricks.isEmpty()) {
      faults.tagMissing(Tags.TURN_UP, place);
    }
  }

  /** Whether the stock is one that these rules draw from, and whole. */
  void stock() {
    if (cards.stockPlace().isEmpty()) {
      return;
    }
    var place = cards.stockPlace().get();
    var size = rules.pack().size() - rules.players() * rules.handSize();
    if (!rules.draws()) {
      faults.add(FaultCode.SYNTAX, "stock-unused", place);
    } else if (cards.stock().size() != size) {
      faults.add(FaultCode.SYNTAX, "stock", place, "given", cards.stock().size(), "expected", size);
    }
  }

  /** Whether an auction that the play depends on is told. */
  void calls(Place deal, List<Action.Call> calls, List<TrickRecord> tricks) {
    if (rules.auction()
        && calls.isEmpty()
        && !tricks.isEmpty()
        && tags.value(Tags.CALLS).isEmpty()) {
      faults.tagMissing(Tags.CALLS, deal);
    }
  }

  /**
   * The trump that a record must name because no card tells it; one that a card tells must agree
   * with it.
   */
  Optional<Suit> trumpToKeep(Place deal, Optional<Suit> named, List<TrickRecord> tricks) {
    var told = DealRecord.trumpOf(rules, cards.turnUps(), cards.stock(), Optional.empty(), tricks);
    if (told.isPresent()) {
      if (named.isPresent() && !named.equals(told)) {
        var value = tags.value(Tags.TRUMP).orElseThrow();
        faults.add(FaultCode.SYNTAX, "trump", value.place(), "text", value.text());
      }
      return Optional.empty();
    }
    return switch (rules.trumpSource()) {
      case TURN_UP, FIRST_LEAD -> Optional.empty();
      case STOCK_TOP, CUT -> {
        if (named.isEmpty()) {
          faults.tagMissing(Tags.TRUMP, deal);
        }
        yield named;
      }
    };
  }

  /**
   * Whether every card that was written can have been held, and played before the deal was over.
   */
  void play(DealRecord deal, TricksReader play) {
    var nowhere = Completion.of(deal).nowhere();
    for (var card : nowhere) {
      play.playedAt(card)
          .ifPresent(
              place ->
                  faults.add(
                      FaultCode.CARD_NOT_HELD,
                      "",
                      place,
                      "card",
                      card,
                      "seat",
                      player(deal, card)));
    }
    if (!nowhere.isEmpty()) {
      return;
    }
    var replay = Replay.of(deal, rules.startingScore());
    if (replay.notHeld().isPresent()) {
      var at = replay.notHeld().get();
      var card = deal.tricks().get(at.trick()).cards().get(at.card()).orElseThrow();
      faults.add(
          FaultCode.CARD_NOT_HELD,
          "",
          play.place(at.trick(), at.card()),
          "card",
          card,
          "seat",
          player(deal, card));
      return;
    }
    var end = replay.end();
    var begun = end.current().filter(trick -> !trick.cards().isEmpty()).isPresent();
    var played = end.tricks().size() + (begun ? 1 : 0);
    if (end.ending().isPresent() && played < deal.tricks().size()) {
      faults.add(
          FaultCode.SYNTAX,
          "tricks",
          play.place(played),
          "given",
          deal.tricks().size(),
          "expected",
          played);
    }
  }

  private static Seat player(DealRecord deal, Card card) {
    for (var trick : deal.tricks()) {
      var place = trick.cards().indexOf(Optional.of(card));
      if (place >= 0) {
        return deal.rules().seating().from(trick.leader()).get(place);
      }
    }
    throw new IllegalArgumentException(card + " was not played");
  }
}
