package hangjack.app.api;

import hangjack.content.texts.Texts;
import io.javalin.http.Context;
import java.util.List;

/** {@code POST /legal-plays}: the cards of a hand that may be played to a trick. */
final class LegalPlaysCall {
  private static final List<String> MEDIA_TYPES = List.of("application/json");

  private LegalPlaysCall() {}

  static void answer(Context context) {
    var asked = Asked.of(context);
    var question = LegalPlaysBody.read(asked.body(MEDIA_TYPES));
    if (question.objection(Texts.in(asked.language())).isPresent()) {
      throw Refused.because(422, texts -> question.objection(texts).orElseThrow());
    }
    asked.answer(question.answer());
  }
}
