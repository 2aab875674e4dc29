package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Replay;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Aim;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A moment of a recorded deal.
 *
 * @param deal the whole record; all its hands are told
 * @param after how many actions have been done: calls, discards and cards; empty for all
 */
public record RecordedPosition(DealRecord deal, OptionalInt after) implements Position {
  @Override
  public RuleSet rules() {
    return deal.rules();
  }

  @Override
  public CardSet cards() {
    var cards = CardSet.of(deal.turnUps()).union(CardSet.of(deal.stock()));
    for (var hand : deal.hands().values()) {
      cards = cards.union(hand.received());
    }
    return cards;
  }

  @Override
  public Aim aim() {
    return deal.score().isPresent() ? Aim.MATCH : Aim.POINTS;
  }

  @Override
  public Reached reach() {
    var replay = Replay.of(deal, deal.score().orElse(deal.rules().startingScore()));
    var untold = untold(replay);
    if (!untold.isEmpty()) {
      return new Reached.Blocked(Obstacle.CARDS_UNTOLD, untold);
    }
    var count = after.orElse(replay.actions().size());
    if (count > replay.actions().size()) {
      return new Reached.Blocked(
          Obstacle.TOO_FEW_ACTIONS, replay.actions().size() + " of " + count);
    }
    var done = replay.actions().subList(0, count);
    return replay.violations().stream()
        .filter(violation -> done.contains(violation.action()))
        .findFirst()
        .map(RecordedPosition::blocked)
        .orElseGet(() -> new Reached.There(replay.states().subList(0, count + 1), done));
  }

  /** The cards whose places are open, and the first that its player cannot have held. */
  private String untold(Replay replay) {
    var open = replay.uncertain().stream().map(Card::name).collect(Collectors.joining(" "));
    return replay
        .notHeld()
        .flatMap(place -> card(place))
        .map(card -> (open + " " + card.name()).strip())
        .orElse(open);
  }

  private Optional<Card> card(Replay.CardPlace place) {
    return deal.tricks().get(place.trick()).cards().get(place.card());
  }

  private static Reached blocked(Violation violation) {
    var refusal = " " + violation.broken().publicName();
    return switch (violation.action()) {
      case Action.Call call ->
          new Reached.Blocked(Obstacle.CALL_REFUSED, Calling.name(call) + refusal);
      case Action.Discard discard ->
          new Reached.Blocked(Obstacle.DISCARD_REFUSED, discard.cards() + refusal);
      case Action.Play play ->
          new Reached.Blocked(
              Obstacle.CARD_REFUSED, violation.trick().orElseThrow() + " " + play.card() + refusal);
    };
  }
}
