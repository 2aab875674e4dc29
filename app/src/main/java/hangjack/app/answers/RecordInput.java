package hangjack.app.answers;

import hangjack.analyzer.record.Fault;
import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.record.Place;
import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.record.RecordReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads a record in any of its forms: as text, as JSON, or as the letters that stand in a link. No
 * record as text is one word without a bracket, a colon or a dot, so the letters of a link are told
 * from it surely.
 */
public final class RecordInput {
  /** The most bytes that are read as a record. */
  public static final int MOST_BYTES = 256 * 1024;

  private static final Pattern LINK = Pattern.compile("\\s*[12][A-Za-z0-9_-]{7,}\\s*");

  private RecordInput() {}

  /** Reads what a person wrote or pasted. */
  public static RecordReader.Reading read(String text) {
    return LINK.matcher(text).matches() ? RecordLink.read(text) : RecordReader.read(text);
  }

  /** Reads a record in UTF-8. */
  public static RecordReader.Reading read(byte[] bytes) {
    return read(bytes, StandardCharsets.UTF_8);
  }

  /**
   * Reads a record.
   *
   * @return what it says; bytes that are no text of that encoding, or too many, are a fault like
   *     any other
   */
  public static RecordReader.Reading read(byte[] bytes, Charset charset) {
    return read(bytes, charset, RecordInput::read);
  }

  /** Reads the JSON form of a record, which is in UTF-8. */
  public static RecordReader.Reading readJson(byte[] bytes) {
    return read(bytes, StandardCharsets.UTF_8, RecordReader::readJson);
  }

  private static RecordReader.Reading read(
      byte[] bytes, Charset charset, Function<String, RecordReader.Reading> reader) {
    if (bytes.length > MOST_BYTES) {
      return refused(
          FaultCode.TOO_LARGE, "size", new Place(1, 1, 0), Map.of("limit", MOST_BYTES / 1024));
    }
    var decoder = charset.newDecoder();
    var text = CharBuffer.allocate((int) Math.ceil(bytes.length * decoder.maxCharsPerByte()));
    var result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
    text.flip();
    if (result.isError()) {
      return refused(FaultCode.SYNTAX, "encoding", end(text.toString()), Map.of());
    }
    return reader.apply(text.toString());
  }

  /** Where the text breaks off. */
  private static Place end(String text) {
    var lines = (text + "|").lines().toList();
    return new Place(lines.size(), lines.getLast().length(), 1);
  }

  private static RecordReader.Reading refused(
      FaultCode code, String kind, Place place, Map<String, Object> arguments) {
    var fault = new Fault(code, kind, place, arguments, Optional.empty());
    return new RecordReader.Reading(List.of(), List.of(fault));
  }
}
