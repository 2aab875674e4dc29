package hangjack.app.api;

import hangjack.content.pdf.Paper;
import hangjack.content.sheets.Sheets;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code GET /sheets/{rulesId}.pdf}: the rules of a table to print. */
final class SheetsCall {
  private static final String PAPER = "paper";

  private SheetsCall() {}

  static void answer(Context context) {
    var asked = Asked.ofAny(context);
    var id = asked.path("id");
    var rules = RulesCalls.rules(id, asked.parametersBut(PAPER));
    var name = asked.parameter(PAPER).orElse(Paper.A4.id());
    var paper = Paper.named(name).orElseThrow(() -> unknown(name));
    asked.answer(
        Sheets.rules(rules, asked.language(), paper), id + "-" + asked.language().id() + ".pdf");
  }

  private static Refused unknown(String paper) {
    var allowed = Arrays.stream(Paper.values()).map(Paper::id).collect(Collectors.joining(", "));
    return Refused.because(400, "paper", Map.of("name", paper, "allowed", allowed));
  }
}
