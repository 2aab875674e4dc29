package hangjack.app.api;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.Fault;
import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.record.RecordReader;
import hangjack.app.answers.RecordInput;
import java.util.List;
import java.util.Set;

/** The record that a request sends, in any of its forms. */
final class RecordBody {
  static final String AFN = "text/vnd.all-fours.record";
  static final String JSON = "application/json";

  private static final List<String> MEDIA_TYPES = List.of("text/plain", AFN, JSON);

  /** Faults of the JSON, and not of the record that it tells. */
  private static final Set<String> OF_THE_FORM = Set.of("json", "member");

  private RecordBody() {}

  /**
   * The deals of a record.
   *
   * @throws Refused for faults: 400 where it is no such JSON, 422 where it is no such record
   */
  static List<DealRecord> read(Asked asked) {
    var body = asked.body(MEDIA_TYPES);
    var reading =
        asked.mediaType().equals(JSON)
            ? RecordInput.readJson(body)
            : RecordInput.read(body, asked.charset());
    return deals(reading);
  }

  /**
   * The deals of a record that stands in an address, as text or as the letters of a link.
   *
   * @throws Refused for faults
   */
  static List<DealRecord> read(String text) {
    return deals(RecordInput.read(text));
  }

  private static List<DealRecord> deals(RecordReader.Reading reading) {
    if (!reading.faults().isEmpty()) {
      throw Refused.faults(isOfTheForm(reading) ? 400 : 422, reading.faults());
    }
    return reading.deals();
  }

  private static boolean isOfTheForm(RecordReader.Reading reading) {
    return reading.faults().stream().anyMatch(RecordBody::isOfTheForm);
  }

  private static boolean isOfTheForm(Fault fault) {
    return fault.code() == FaultCode.SYNTAX && OF_THE_FORM.contains(fault.kind());
  }
}
