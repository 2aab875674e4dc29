package hangjack.app.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.record.Place;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

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
}
