package hangjack.app.answers;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.JsonRecordWriter;
import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.util.RawValue;

/**
 * A record in its canonical form.
 *
 * @param to the form: {@code afn}, {@code json} or {@code link}
 * @param record the record in it: a text, or an object for {@code json}
 */
public record ConversionAnswer(String to, Object record) {
  /** A form in which a record can be had. */
  public enum Form implements Choice {
    AFN,
    JSON,
    LINK;

    /** The form of a public name; empty where there is none. */
    public static Optional<Form> named(String name) {
      return Arrays.stream(values()).filter(form -> form.publicName().equals(name)).findFirst();
    }

    /** The public names of all forms. */
    public static List<String> names() {
      return Arrays.stream(values()).map(Choice::publicName).toList();
    }

    /** The record as it stands in a file. */
    public String write(List<DealRecord> deals) {
      return switch (this) {
        case AFN -> RecordWriter.write(deals);
        case JSON -> JsonRecordWriter.write(deals);
        case LINK -> RecordLink.write(deals);
      };
    }
  }

  /** A record in a form. */
  public static ConversionAnswer of(List<DealRecord> deals, Form form) {
    var written = form.write(deals);
    return new ConversionAnswer(
        form.publicName(), form == Form.JSON ? new RawValue(written) : written);
  }
}
