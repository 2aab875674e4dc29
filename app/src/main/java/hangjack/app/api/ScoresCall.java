package hangjack.app.api;

import hangjack.analyzer.review.ScoredMatch;
import hangjack.app.answers.ScoreAnswer;
import io.javalin.http.Context;

/** {@code POST /scores}: scores the deals of a record. */
final class ScoresCall {
  private ScoresCall() {}

  static void answer(Context context) {
    var asked = Asked.of(context);
    asked.answer(ScoreAnswer.of(ScoredMatch.of(RecordBody.read(asked)), asked.language()));
  }
}
