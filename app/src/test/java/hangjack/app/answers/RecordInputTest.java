package hangjack.app.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.record.Place;
import hangjack.analyzer.record.RecordLink;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordInputTest {
  @Test
  void bytesThatAreNoTextAreAFaultWhereTheTextBreaksOff() {
    var bytes = "[Note \"é\"]\r\n[Site \"caf?\"]".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 3] = (byte) 0xe9;
    var fault = RecordInput.read(bytes).faults().getFirst();
    assertEquals(FaultCode.SYNTAX, fault.code());
    assertEquals("encoding", fault.kind());
    assertEquals(new Place(2, 11, 1), fault.place());
  }

  @Test
  void aRecordOfExactlyTheLimitIsRead() {
    var spaces = " ".repeat(RecordInput.MOST_BYTES);
    var atLimit = RecordInput.read(spaces.getBytes(StandardCharsets.UTF_8));
    assertEquals("empty", atLimit.faults().getFirst().kind());
    var past = RecordInput.read((spaces + " ").getBytes(StandardCharsets.UTF_8));
    assertEquals(FaultCode.TOO_LARGE, past.faults().getFirst().code());
  }

  @Test
  void theEncodingThatWasNamedIsUsed() {
    var reading =
        RecordInput.read("café".getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
    assertTrue(reading.faults().stream().noneMatch(fault -> fault.kind().equals("encoding")));
  }

  @Test
  void theLettersOfALinkAreReadAsOne() {
    var deals = Records.read(Records.HUNG_JACK);
    var link = RecordLink.write(deals);
    assertEquals(deals, RecordInput.read(link).deals());
    assertEquals(deals, RecordInput.read("\n " + link + "\r\n").deals());
    assertEquals(deals, RecordInput.read(link.getBytes(StandardCharsets.UTF_8)).deals());
    var cut = RecordInput.read(link.substring(0, link.length() - 1));
    assertEquals("link", cut.faults().getFirst().kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. E Jd", "1.EJd4dAd2d", "2 3", "10h", "[Rules trinidad", "Jd9dAsTs"})
  void nothingElseIsTakenForALink(String text) {
    assertTrue(
        RecordInput.read(text).faults().stream().noneMatch(fault -> fault.kind().equals("link")));
  }
}
