package hangjack.app.api;

import hangjack.app.answers.ConversionAnswer;
import hangjack.app.answers.ConversionAnswer.Form;
import io.javalin.http.Context;

/** {@code POST /conversions}: a record in its canonical form, as text, JSON or link. */
final class ConversionsCall {
  private static final String TO = "to";

  private ConversionsCall() {}

  static void answer(Context context) {
    var asked = Asked.of(context, TO);
    var name = asked.parameter(TO).orElse(Form.AFN.publicName());
    var form =
        Form.named(name)
            .orElseThrow(() -> Refused.value(TO, name, String.join(", ", Form.names())));
    asked.answer(ConversionAnswer.of(RecordBody.read(asked), form));
  }
}
