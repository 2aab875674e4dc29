package hangjack.app.answers;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.Reason;
import hangjack.content.words.ReasonWords;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why a choice is worse than another.
 *
 * @param code what goes wrong
 * @param params the figures, cards and seats of the code, by name
 * @param line the cards from the decision on after what was chosen
 * @param better the same after the better choice
 * @param hands the cards of the seats where the lines are played with other cards than the real
 *     ones, else absent
 * @param text the same for a reader
 */
record ReasonAnswer(
    String code,
    Map<String, Object> params,
    List<String> line,
    List<String> better,
    Optional<Map<String, List<String>>> hands,
    String text) {

  /**
   * A reason in words.
   *
   * @param state the deal at the decision
   */
  static ReasonAnswer of(DealState state, Reason reason, ReasonWords words) {
    var params = new LinkedHashMap<String, Object>();
    reason.details().forEach((name, detail) -> params.put(name, value(detail)));
    return new ReasonAnswer(
        reason.code().publicName(),
        params,
        names(reason.line()),
        names(reason.better()),
        reason.hands().map(_ -> hands(state, reason)),
        words.alone(reason));
  }

  private static Map<String, List<String>> hands(DealState state, Reason reason) {
    var hands = new LinkedHashMap<String, List<String>>();
    reason
        .hands()
        .orElseThrow()
        .forEach(
            (seat, cards) ->
                hands.put("" + seat.letter(), names(RecordWriter.sorted(cards, state.trumps()))));
    return hands;
  }

  private static Object value(Reason.Detail detail) {
    return switch (detail) {
      case Reason.Detail.OneCard(var card) -> card.name();
      case Reason.Detail.Cards(var cards) -> names(cards);
      case Reason.Detail.Player(var seat) -> "" + seat.letter();
      case Reason.Detail.Count(var count) -> count;
      case Reason.Detail.Amount(var amount) -> ValuesAnswer.rounded(amount);
    };
  }

  private static List<String> names(Collection<Card> cards) {
    return cards.stream().map(Card::name).toList();
  }
}
