package hangjack.lessons;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.DealState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Something that is done while the table moves from one position to another.
 *
 * @param before the deal before it
 * @param done what is done
 * @param after the deal after it
 */
public record Moment(DealState before, Action done, DealState after) {
  /** The trick as it lies then, the last card included; no card outside of the play. */
  public List<CardPlayed> trick() {
    var plays = new ArrayList<CardPlayed>();
    if (done instanceof Action.Play(var seat, var card)) {
      before.current().ifPresent(trick -> plays.addAll(trick.plays()));
      plays.add(new CardPlayed(seat, card));
    }
    return List.copyOf(plays);
  }

  /** Who wins the trick by it; empty where it ends none. */
  public Optional<Seat> winner() {
    return after.tricks().size() == before.tricks().size()
        ? Optional.empty()
        : after.tricks().getLast().winner();
  }

  /** What happens, in a sentence or a few, told to a learner at a seat. */
  List<LessonText> told(Seat learner) {
    var told = new ArrayList<LessonText>();
    told.add(
        switch (done) {
          case Action.Play(var seat, var card) -> by("card", seat, learner, Map.of("card", card));
          case Action.Discard(var seat, var cards) ->
              by("discard", seat, learner, Map.of("count", cards.size()));
          case Action.Bid(var seat, var points) ->
              by("bid", seat, learner, Map.of("count", points));
          case Action.Call call -> by(call.word(), call.seat(), learner, Map.of());
        });
    var turned = after.turnUps().subList(before.turnUps().size(), after.turnUps().size());
    turned.forEach(card -> told.add(new LessonText("lessons.told.turn-up", Map.of("card", card))));
    winner().ifPresent(seat -> told.add(by("trick", seat, learner, Map.of())));
    return told;
  }

  private static LessonText by(String what, Seat seat, Seat learner, Map<String, Object> more) {
    var arguments = new HashMap<>(more);
    arguments.put("who", seat == learner ? "you" : "other");
    arguments.put("seat", seat);
    return new LessonText("lessons.told." + what, arguments);
  }
}
