package hangjack.app.api;

import hangjack.analyzer.review.ScoredMatch;
import hangjack.app.answers.RecordInput;
import hangjack.app.answers.ScoreAnswer;
import io.javalin.http.Context;
import java.util.List;

/** {@code POST /scores}: scores the deals of a record. */
final class ScoresCall {
  private static final List<String> MEDIA_TYPES =
      List.of("text/plain", "text/vnd.all-fours.record");

  private ScoresCall() {}

  static void answer(Context context) {
    var asked = Asked.of(context);
    var reading = RecordInput.read(asked.body(MEDIA_TYPES), asked.charset());
    if (!reading.faults().isEmpty()) {
      throw Refused.faults(422, reading.faults());
    }
    asked.answer(ScoreAnswer.of(ScoredMatch.of(reading.deals()), asked.language()));
  }
}
