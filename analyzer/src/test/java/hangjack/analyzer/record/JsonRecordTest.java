package hangjack.analyzer.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.fixtures.Records;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JSON form of records: section 3 of their specification. */
class JsonRecordTest {
  private static final String PITCH =
      """
      {"deals": [
        {"rules": {"id": "auction-pitch", "overrides": {"target": "11"}}, "players": 3, "dealer": "S",
         "score": {"N": 9, "E": -2, "S": 0},
         "hands": {"N": {"dealt": ["As", "Ks", "Qs", "?", "?", "?"]}},
         "names": {"N": "Ann \\"the pitch\\""},
         "calls": [{"seat": "N", "call": "3"}, {"seat": "E", "call": "pass"}],
         "tricks": [{"leader": "N", "cards": ["As", "2s", "?"]}],
         "claim": {"N": 3, "E": 0, "S": 1}, "penalties": "claimed",
         "event": "club night", "tags": {"Table": "7"}}
      ]}
      """;

  @Test
  void theJsonFormSaysWhatTheTextSays() {
    assertEquals(
        Records.read(
            """
            [Rules "auction-pitch; target=11"]
            [Players "3"]
            [Dealer "S"]
            [Score "N 9, E -2, S 0"]
            [North "As Ks Qs ? ? ?"]
            [NorthName "Ann \\"the pitch\\""]
            [Calls "N 3, E pass"]
            [Claim "N 3, E 0, S 1"]
            [Penalties "claimed"]
            [Event "club night"]
            [Table "7"]
            1. N As 2s ?
            """),
        Records.read(PITCH));
  }

  @Test
  void theWrittenJsonIsOnOneLineWithWhatIsGiven() {
    assertEquals(
        """
        {"deals":[{"rules":{"id":"auction-pitch","overrides":{"target":"11"}},"players":3,\
        "dealer":"S","score":{"N":9,"E":-2,"S":0},\
        "hands":{"N":{"dealt":["As","Ks","Qs","?","?","?"]}},\
        "names":{"N":"Ann \\"the pitch\\""},\
        "calls":[{"seat":"N","call":"3"},{"seat":"E","call":"pass"}],\
        "claim":{"N":3,"E":0,"S":1},"penalties":"claimed",\
        "tricks":[{"leader":"N","cards":["As","2s","?"]}],\
        "event":"club night","tags":{"Table":"7"}}]}""",
        JsonRecordWriter.write(Records.read(PITCH)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "2s", "?"]           | "As"]            | As"]   | CARD_TWICE
          "As", "2s"           | "As", "9x"       | 9x     | SYNTAX
          "As", "2s"           | "As", "2s 3s"    | 2s 3s  | SYNTAX
          "dealer": "S"        | "dealer": "W"    | W      | SYNTAX
          "players"            | "plyers"         | plyers | SYNTAX
          "players": 3         | "players": {}    | {}     | SYNTAX
          "call": "3"          | "call": "9x"     | 9x     | CALL_UNKNOWN
          "Ks", "Qs", "?"      | "Ks", "?", "Ks"  | Ks", "?", "?" | CARD_TWICE
          "auction-pitch"      | "bridge"         | bridge | UNKNOWN_RULES
          "target": "11"       | "target": "none" | target | UNKNOWN_VALUE
          """)
  void aFaultIsShownWhereItStands(String right, String wrong, String piece, String code) {
    var text = PITCH.replace(right, wrong);
    var faults = RecordReader.read(text).faults();
    var before = text.substring(0, text.indexOf(piece));
    var line = 1 + before.chars().filter(c -> c == '\n').count();
    var column = before.length() - before.lastIndexOf('\n');
    assertEquals(
        List.of(code + " " + line + ":" + column),
        faults.stream()
            .map(fault -> fault.code() + " " + fault.place().line() + ":" + fault.place().column())
            .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"deals": [              | json
          {"deals": [{]}           | json
          {"deals": {}}            | json
          {"deals": []} x          | json
          {"deals": [], "more": 1} | member
          {"deals": []}            | empty
          {"deals": [{}]}          | line
          """)
  void malformedJsonIsOneFault(String text, String kind) {
    assertEquals(
        List.of(kind),
        RecordReader.read(text).faults().stream().map(Fault::kind).limit(1).toList());
  }
}
