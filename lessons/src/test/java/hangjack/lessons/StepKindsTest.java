package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Languages;
import hangjack.lessons.Finding.Code;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A lesson with the kinds of steps that the shipped lessons for beginners need least. */
class StepKindsTest {
  /** Without words: only what the engine and the review say of it is looked at. */
  private static final String KINDS =
      """
      rules: all-fours
      learner: S
      positions:
        over:
          dealer: S
          hands:
            N: Jh Ac Ad Qs 9s 6s
            S: Kh 4h Td 7d 8s 3c
          turn-up: 2h
          calls: stand
          tricks: [Ac 4h, Kh Jh, 8s 9s, Ad 7d, Qs 3c, 6s Td]
        led:
          dealer: S
          hands: {N: Qh As Ks Qs Js 8c, S: 7h 2h 9s 3s Kd 5c}
          turn-up: Th
          calls: stand
          tricks: [As]
        weak:
          dealer: N
          hands: {N: Qh As Ks Qs Js 8c, S: 7s 2c 9s 3s 4d 5c}
          turn-up: Th
        begged:
          record: &deal |
            [Dealer "S"]
            [North "9c 8c 4d Kd 2s 6s + Ah 3h Qd - 6s 2s Qd"]
            [South "Jh 7h Ac Tc 5s 3d + Kh 2d 8s - 2d 8s 3d"]
            [TurnUp "4s 9h"]
            [Calls "N beg, S run"]
            1. N Ah 7h
          after: 1
        nine-cards:
          record: *deal
          after: 3
      steps:
        - count: score-then
          position: over
          score: S
          expected: 3
          rule: low-to
        - choose: who-deals
          asks: {fact: who-deals-next}
          options: {north: N, south: S}
        - best-card: take-the-ace
          position: led
          expected: 7h 2h
        - predict: who-takes
          then: 3s
          expected: N
        - order: trumps
          cards: Th 2h Ah
          by: strength
          from: highest
          expected: Ah Th 2h
          rule: play
        - call: weak-hand
          position: weak
          by: review
          expected: beg
        - show: the-run
          from: begged
          position: nine-cards
        - keep: six
          by: review
          must-keep: Jh Kh
        - play: win-the-ace
          position: led
          goal: win-trick
          replies: [must-follow-or-trump, 9s]
      """;

  @Test
  void everyKindIsRead() {
    var steps = lesson(KINDS).steps();
    assertEquals(
        new Step.Count(
            new Step.Heading("score-then", "over", Optional.of("low-to")),
            new Countable.Score(Side.S),
            Set.of(),
            Optional.of(new Response.Counted(3))),
        steps.getFirst());
    assertEquals(
        new Step.Predict(
            heading("who-takes", "led"),
            Card.list("3s"),
            Set.of(),
            Optional.of(new Response.Chosen("N"))),
        steps.get(3));
    assertEquals(
        new Step.MakeCall(heading("weak-hand", "weak"), Basis.REVIEW, List.of(), List.of("beg")),
        steps.get(5));
    assertEquals(new Step.Show(heading("the-run", "nine-cards"), "begged"), steps.get(6));
    assertEquals(
        new Step.Keep(heading("six", "nine-cards"), Basis.REVIEW, CardSet.named("Jh Kh"), Set.of()),
        steps.get(7));
  }

  @Test
  void whatHoldsHasNoFinding() {
    assertEquals(List.of(), findings(KINDS));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "expected: 3 | expected: 4 | score-then | ANSWER_DIFFERS",
        "rule: low-to | rule: max-bid | score-then | RULE_UNKNOWN",
        "north: N, south: S | north: S, south: S | who-deals | OPTIONS_UNFIT",
        "fact: who-deals-next | fact: set-back | who-deals | QUESTION_UNFIT",
        "expected: 7h 2h | expected: 9s | take-the-ace | VALUE_UNPROVED",
        "expected: 7h 2h | expected: 7h | take-the-ace | VALUE_UNPROVED",
        "expected: 7h 2h | expected: Kd | take-the-ace | QUESTION_UNFIT",
        "then: 3s | then: Kd | who-takes | QUESTION_UNFIT",
        "expected: N | expected: S | who-takes | ANSWER_DIFFERS",
        "expected: Ah Th 2h | expected: Ah 2h Th | trumps | ANSWER_DIFFERS",
        "cards: Th 2h Ah | cards: Ks 2d Ah | trumps | QUESTION_UNFIT",
        "expected: beg | expected: stand | weak-hand | VALUE_UNPROVED",
        "expected: beg | expected: run | weak-hand | QUESTION_UNFIT",
        "by: review\\n    expected: beg | by: rules\\n    expected: beg | weak-hand | ANSWER_DIFFERS",
        "from: begged | from: led | the-run | QUESTION_UNFIT",
        "must-keep: Jh Kh | must-keep: Jh Kh 5s | six | VALUE_UNPROVED",
        "must-keep: Jh Kh | must-keep: Ah | six | QUESTION_UNFIT",
        "after: 3 | after: 9 | - | POSITION_UNREACHABLE",
        "goal: win-trick | goal: save-jack | win-the-ace | QUESTION_UNFIT",
        "goal: win-trick | goal: make-bid | win-the-ace | QUESTION_UNFIT",
        "trump, 9s] | trump, 7h] | win-the-ace | REPLY_UNUSED",
        "goal: win-trick | goal: win-trick\\n    layouts: weak | win-the-ace | QUESTION_UNFIT"
      })
  void whatIsWrongIsNamedWithItsStep(String from, String to, String step, Code code) {
    var text = KINDS.replace(from.replace("\\n", "\n"), to.replace("\\n", "\n"));
    var where = step.equals("-") ? Optional.<String>empty() : Optional.of(step);
    assertTrue(
        findings(text).stream().anyMatch(f -> f.step().equals(where) && f.code() == code),
        () -> findings(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "by: strength | by: colour | UNKNOWN_VALUE",
        "from: highest | from: nowhere | UNKNOWN_VALUE",
        "from: begged | from: elsewhere | UNKNOWN_POSITION",
        "score: S | score: S\\n    points: S | UNKNOWN_FIELD",
        "score: S | scores: S | FIELD_MISSING",
        "after: 1 | after: -1 | UNKNOWN_VALUE",
        "[Dealer \"S\"] | [Dealer \"X\"] | BAD_RECORD"
      })
  void whatIsNotUnderstoodIsAFault(String from, String to, LessonFault.Code code) {
    var text = KINDS.replace(from, to.replace("\\n", "\n"));
    var faulty = assertInstanceOf(LessonReader.Reading.Faulty.class, LessonReader.read("k", text));
    assertTrue(
        faulty.faults().stream().anyMatch(fault -> fault.code() == code),
        () -> faulty.faults().toString());
  }

  @Test
  void theTableMovesActionByActionAndEachIsTold() {
    var run = LessonRun.at(lesson(KINDS), "the-run").orElseThrow();
    assertEquals(2, run.moments().size());
    assertEquals(
        List.of("You run the cards.", "9♥ is turned up.", "North lays away 3 cards."),
        run.told(run.moments()).stream().map(text -> text.in(Languages.english())).toList());
    assertInstanceOf(Outcome.Right.class, run.answer(new Response.Onward()));
  }

  @Test
  void aTrickThatEndsIsToldWithItsWinner() {
    var text = KINDS.replace("after: 1\n", "after: 4\n").replace("after: 3\n", "after: 6\n");
    var run = LessonRun.at(lesson(text), "the-run").orElseThrow();
    assertEquals(
        List.of("North plays A♥.", "You play 7♥.", "North wins the trick."),
        run.told(run.moments()).stream().map(told -> told.in(Languages.english())).toList());
  }

  private static List<Finding> findings(String text) {
    return LessonCheck.of(lesson(text)).stream()
        .filter(finding -> finding.code() != Code.TEXT_MISSING)
        .toList();
  }

  private static Step.Heading heading(String id, String position) {
    return new Step.Heading(id, position, Optional.empty());
  }

  private static Lesson lesson(String text) {
    return LessonFiles.lesson("kinds", text);
  }
}
