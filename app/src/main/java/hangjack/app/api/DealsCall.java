package hangjack.app.api;

import hangjack.analyzer.record.JsonRecordWriter;
import hangjack.analyzer.record.RecordReader;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.record.ValuesReader;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.Bot;
import hangjack.analyzer.search.RandomDeals;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;

/** {@code GET /deals}: deals by chance, as text or, to a client that asks for it, as JSON. */
final class DealsCall {
  private static final String RULES = "rules";
  private static final String SEED = "seed";
  private static final String COUNT = "count";
  private static final String PLAYED = "played";

  private DealsCall() {}

  static void answer(Context context) {
    var asked = Asked.of(context, RULES, SEED, COUNT, PLAYED);
    var rules = rules(asked);
    var seed = asked.number(SEED, 1, Long.MIN_VALUE, Long.MAX_VALUE);
    var count = (int) asked.number(COUNT, 1, 1, RecordReader.MOST_DEALS);
    var deals = RandomDeals.deals(rules, seed, count, bot(asked));
    if (asked.wants(RecordBody.JSON)) {
      asked.answer(JsonRecordWriter.write(deals), RecordBody.JSON);
    } else {
      asked.answer(RecordWriter.write(deals), RecordBody.AFN);
    }
  }

  private static RuleSet rules(Asked asked) {
    var text =
        asked
            .parameter(RULES)
            .orElseThrow(() -> Refused.because(400, "parameter.missing", Map.of("name", RULES)));
    var reader = new ValuesReader();
    return reader.rules(text, 1, 1).orElseThrow(() -> Refused.faults(400, reader.faults()));
  }

  private static Optional<Bot> bot(Asked asked) {
    return asked
        .parameter(PLAYED)
        .map(
            name ->
                Bot.named(name)
                    .orElseThrow(
                        () -> Refused.value(PLAYED, name, String.join(", ", Bot.names()))));
  }
}
