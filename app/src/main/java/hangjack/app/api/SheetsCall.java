package hangjack.app.api;

import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.sheets.SheetKind;
import hangjack.content.sheets.Sheets;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code GET /sheets/{rulesId}.pdf}: a sheet for the rules of a table. A review has no address
 * here: it is worked out from a record.
 */
final class SheetsCall {
  private static final String PAPER = "paper";
  private static final String KIND = "kind";
  private static final String SEED = "seed";
  private static final String LEVEL = "level";

  private SheetsCall() {}

  static void answer(Context context) {
    var asked = Asked.ofAny(context);
    var id = asked.path("id");
    var kind = kind(asked);
    if (!kind.hasExercises()) {
      refuse(asked, SEED);
      refuse(asked, LEVEL);
    }
    var rules = RulesCalls.rules(id, asked.parametersBut(PAPER, KIND, SEED, LEVEL));
    var name = kind == SheetKind.RULES ? id : id + "-" + kind.publicName();
    asked.answer(sheet(asked, kind, rules), name + "-" + asked.language().id() + ".pdf");
  }

  private static byte[] sheet(Asked asked, SheetKind kind, RuleSet rules) {
    var languages = List.of(asked.language());
    var paper = paper(asked);
    return switch (kind) {
      case RULES -> Sheets.rules(rules, languages, paper);
      case SUMMARY -> Sheets.summary(rules, languages, paper);
      case SCOREPAD -> Sheets.scorepad(rules, languages, paper);
      case WORKSHEET -> Sheets.worksheet(rules, seed(asked), level(asked), languages, paper);
      case ANSWERS -> Sheets.answers(rules, seed(asked), level(asked), languages, paper);
      case REVIEW -> throw new IllegalArgumentException("a review is made from a record");
    };
  }

  private static void refuse(Asked asked, String parameter) {
    if (asked.parameter(parameter).isPresent()) {
      throw Refused.because(400, "parameter", Map.of("name", parameter));
    }
  }

  private static SheetKind kind(Asked asked) {
    var name = asked.parameter(KIND).orElse(SheetKind.RULES.publicName());
    return SheetKind.named(name)
        .filter(kind -> kind != SheetKind.REVIEW)
        .orElseThrow(
            () ->
                Refused.value(
                    KIND,
                    name,
                    SheetKind.names().stream()
                        .filter(other -> !other.equals(SheetKind.REVIEW.publicName()))
                        .collect(Collectors.joining(", "))));
  }

  private static long seed(Asked asked) {
    return asked.number(SEED, 1, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static Level level(Asked asked) {
    var number = asked.number(LEVEL, 1, 1, Level.values().length);
    return Level.named(Long.toString(number)).orElseThrow();
  }

  private static Paper paper(Asked asked) {
    var name = asked.parameter(PAPER).orElse(Paper.A4.id());
    return Paper.named(name).orElseThrow(() -> unknown(name));
  }

  private static Refused unknown(String paper) {
    var allowed = Arrays.stream(Paper.values()).map(Paper::id).collect(Collectors.joining(", "));
    return Refused.because(400, "paper", Map.of("name", paper, "allowed", allowed));
  }
}
