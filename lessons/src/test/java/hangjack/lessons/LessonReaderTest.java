package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.lessons.LessonFault.Code;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LessonReaderTest {
  @Test
  void everyKindOfStepIsRead() {
    var lesson = LessonFiles.finished();
    assertEquals("all-fours", lesson.rules().id());
    assertEquals(Seat.SOUTH, lesson.learner());
    assertEquals(
        List.of(
            new Step.Say(heading("welcome")),
            new Step.TapCards(
                heading("find-high"),
                CardQuestion.HIGH,
                Set.of(),
                Optional.of(new Response.Cards(CardSet.named("Kh")))),
            new Step.Count(
                heading("count-north"),
                new Countable.TrickPips(Side.N),
                Set.of(),
                Optional.of(new Response.Counted(16))),
            new Step.Choose(
                heading("jack-winner"),
                new Step.Question.WhoScores(FourPoint.JACK),
                List.of(
                    new Step.Option("you", "S"),
                    new Step.Option("north", "N"),
                    new Step.Option("nobody", "nobody"))),
            new Step.AssignPoints(
                heading("first-deal"),
                Set.of(),
                Optional.of(
                    new Response.Points(
                        Map.of(
                            FourPoint.HIGH, Optional.of(Side.S),
                            FourPoint.LOW, Optional.of(Side.S),
                            FourPoint.JACK, Optional.of(Side.S),
                            FourPoint.GAME, Optional.of(Side.N)))))),
        lesson.steps());
  }

  @Test
  void ownRepliesAreReadAsOneOrAsAList() {
    var steps = LessonFiles.underWay().steps();
    assertEquals(
        Set.of(ReplyCode.TRUMPS_MISSING, ReplyCode.MUST_FOLLOW_OR_TRUMP),
        ((Step.Task) steps.getFirst()).ownReplies());
    assertEquals(Set.of(ReplyCode.DOES_NOT_TAKE), ((Step.Task) steps.getLast()).ownReplies());
  }

  @Test
  void aPositionHasTheRulesOfTheLessonUnlessItHasItsOwn() {
    var text =
        LessonFiles.UNDER_WAY.replace("  led:\n", "  led:\n    rules: trinidad; players=2\n");
    var position = LessonFiles.lesson("own", text).positions().values().iterator().next();
    assertEquals("trinidad", position.rules().id());
    assertEquals(2, position.rules().players());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules: all-fours | rules: whist | 1:8 UNKNOWN_RULES whist",
        "rules: all-fours | rules: all-fours; game-points=2; luck=9 | 1:8 UNKNOWN_RULES",
        "rules: all-fours | rules: [all-fours] | 1:8 WRONG_SHAPE",
        "learner: S | learner: Q | 2:10 UNKNOWN_SEAT Q",
        "learner: S | dealer: S | 1:1 FIELD_MISSING learner",
        "learner: S | learner: S!teacher: N | 3:1 UNKNOWN_FIELD teacher",
        "learner: S | learner: S!learner: N | 3:1 FIELD_TWICE learner",
        "  led: | Led: | 4:3 BAD_ID Led",
        "dealer: S | dealer: Z | 5:13 UNKNOWN_SEAT Z",
        "turn-up: Th | turn-up: 11h | 9:14 UNKNOWN_CARD 11h",
        "S: 7h 2h | S: 7h 2x | 8:10 UNKNOWN_CARD 2x",
        "N: Qh | X: Qh | 7:7 UNKNOWN_SEAT X",
        "calls: stand | calls: run | 10:12 UNKNOWN_VALUE run",
        "cards: all-legal | cards: any | 15:12 UNKNOWN_VALUE any",
        "position: led | position: lid | 14:15 UNKNOWN_POSITION lid",
        "tap-cards: take-the-ace | sing: take-the-ace | 18:5 UNKNOWN_STEP sing",
        "tap-cards: take-the-ace | tap-cards: Take It | 18:16 BAD_ID Take It",
        "replies: does-not-take | replies: no-such-reply | 20:14 UNKNOWN_VALUE no-such-reply",
        "replies: does-not-take | hints: 3 | 20:5 UNKNOWN_FIELD hints"
      })
  void aFaultHasItsPlaceAndItsName(String from, String to, String fault) {
    var text = LessonFiles.UNDER_WAY.replace(from, to.replace("!", "\n"));
    var faults = faults("broken", text);
    var said =
        faults.stream()
            .map(f -> f.line() + ":" + f.column() + " " + f.code() + " " + f.what())
            .toList();
    assertTrue(said.stream().anyMatch(s -> s.startsWith(fault)), said.toString());
  }

  @Test
  void aStepWithoutAnyPositionLacksOne() {
    var faults = faults("broken", LessonFiles.UNDER_WAY.replace("    position: led\n", ""));
    assertEquals(new LessonFault(13, 5, Code.FIELD_MISSING, "position"), faults.getFirst());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "side: N | side: X | UNKNOWN_VALUE",
        "expected: 16 | expected: many | UNKNOWN_VALUE",
        "who-scores: jack | who-scores: joker | UNKNOWN_VALUE",
        "who-scores: jack | rule: no-such-rule | UNKNOWN_VALUE",
        "{who-scores: jack} | {} | FIELD_MISSING",
        "{who-scores: jack} | jack | WRONG_SHAPE",
        "you: S | You: S | BAD_ID",
        "high: S, low | low | FIELD_MISSING",
        "high: S | high: X | UNKNOWN_VALUE"
      })
  void aFaultInAnyKindOfStepIsFound(String from, String to, Code code) {
    var faults = faults("broken", LessonFiles.FINISHED.replace(from, to));
    assertTrue(faults.stream().anyMatch(fault -> fault.code() == code), faults.toString());
  }

  @Test
  void allFaultsAreTold() {
    var text =
        LessonFiles.UNDER_WAY.replace("turn-up: Th", "turn-up: 11h").replace("led: ", "Led: ");
    assertFalse(faults("Broken", text).isEmpty());
    assertEquals(
        List.of(Code.BAD_ID, Code.UNKNOWN_CARD),
        faults("Broken", text).stream().map(LessonFault::code).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing", "- a list", "text", "steps: 3", "{", "&a [*a]"})
  void aTextThatIsNoLessonHasFaults(String text) {
    assertFalse(faults("broken", text).isEmpty());
  }

  @Property(tries = 300)
  void anyTextIsReadWithoutAnError(@ForAll String text) {
    assertFalse(faults("broken", text).isEmpty());
  }

  @Property(tries = 300)
  void aLessonCutAnywhereIsReadWithoutAnError(@ForAll int cut) {
    var end = Math.floorMod(cut, LessonFiles.FINISHED.length());
    var reading = LessonReader.read("cut", LessonFiles.FINISHED.substring(0, end));
    if (reading instanceof LessonReader.Reading.Understood(var lesson)) {
      assertFalse(lesson.steps().isEmpty());
    }
  }

  private static List<LessonFault> faults(String id, String text) {
    return assertInstanceOf(LessonReader.Reading.Faulty.class, LessonReader.read(id, text))
        .faults();
  }

  private static Step.Heading heading(String id) {
    return new Step.Heading(id, "over", Optional.empty());
  }
}
