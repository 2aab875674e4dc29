package hangjack.analyzer.review;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;

/** The names of choices in a review (record 3, "keys of values"). */
public final class Choices {
  private Choices() {}

  /**
   * The name of a choice: the card played, the word or number called, or the cards thrown, sorted
   * as a hand and joined by spaces.
   *
   * @param state the deal at the decision
   */
  public static String key(DealState state, Action action) {
    return switch (action) {
      case Action.Play play -> play.card().name();
      case Action.Call call -> call.word();
      case Action.Discard discard ->
          String.join(
              " ",
              RecordWriter.sorted(discard.cards(), state.trumps()).stream()
                  .map(card -> card.name())
                  .toList());
    };
  }
}
