package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.lessons.Finding.Code;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonCheckTest {
  @Test
  void soundLessonsHaveNoFinding() {
    assertEquals(List.of(), LessonCheck.of(LessonFiles.finished()));
    assertEquals(List.of(), LessonCheck.of(LessonFiles.underWay()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "expected: Kh | expected: Ac | find-high | ANSWER_DIFFERS",
        "expected: 16 | expected: 17 | count-north | ANSWER_DIFFERS",
        "jack: S, game | jack: N, game | first-deal | ANSWER_DIFFERS",
        "{you: S, | {you: N, | jack-winner | OPTIONS_UNFIT",
        "{you: S, north: N, nobody: nobody} | {you: S} | jack-winner | OPTIONS_UNFIT",
        "turn-up: 2h | turn-up: Kh | - | POSITION_UNREACHABLE",
        "Kh Jh, 8s | Td Jh, 8s | - | POSITION_UNREACHABLE",
        ", 6s Td] | ] | find-high | QUESTION_UNFIT",
        "side: N | side: NS | count-north | QUESTION_UNFIT",
        "count: count-north | count: welcome | welcome | STEP_TWICE",
        "count: count-north | count: never-written | never-written | TEXT_MISSING",
        "you: S | me: S | jack-winner | TEXT_MISSING",
        "cards: high | cards: low | find-high | ANSWER_DIFFERS"
      })
  void aBrokenLessonIsNamedWithItsStepAndWhatIsWrong(
      String from, String to, String step, String code) {
    var findings = LessonCheck.of(broken(from, to));
    var where = step.equals("-") ? Optional.<String>empty() : Optional.of(step);
    assertTrue(
        findings.stream().anyMatch(f -> f.step().equals(where) && f.code() == Code.valueOf(code)),
        findings.toString());
  }

  @Test
  void anUnreachablePositionIsNamedWithThePlaceWhereItFails() {
    assertEquals(
        List.of(
            new Finding(
                "the-four-points",
                Optional.empty(),
                Code.POSITION_UNREACHABLE,
                "over: card-refused 4 Ad not-held")),
        LessonCheck.of(broken("8s 9s", "3c 9s")).stream()
            .filter(finding -> finding.step().isEmpty())
            .toList());
  }

  @Test
  void aReplyOfItsOwnThatNobodyGetsIsNamed() {
    var text = LessonFiles.UNDER_WAY.replace("replies: does-not-take", "replies: must-trump");
    var findings = LessonCheck.of(LessonFiles.lesson("follow-or-trump", text));
    assertEquals(
        List.of(
            new Finding(
                "follow-or-trump", Optional.of("take-the-ace"), Code.REPLY_UNUSED, "must-trump")),
        findings);
  }

  @Test
  void aReplyThatIsNotWrittenIsNamedInEachLanguage() {
    var text =
        LessonFiles.UNDER_WAY.replace(
            "[trumps-missing, must-follow-or-trump]", "[trumps-missing, suit-led-missing]");
    assertEquals(
        Languages.all().stream().map(Language::id).toList(),
        LessonCheck.of(LessonFiles.lesson("follow-or-trump", text)).stream()
            .filter(finding -> finding.code() == Code.TEXT_MISSING)
            .map(finding -> finding.detail().split(" ", 2)[0])
            .toList());
  }

  /** With another queen the text of the count still says {@code {Qs}}. */
  @Test
  void aTextThatNamesACardOfAnotherDealIsNamed() {
    var text = LessonFiles.FINISHED.replace("Ad Qs 9s", "Ad Qc 9s").replace("Qs 3c", "Qc 3c");
    var findings = LessonCheck.of(LessonFiles.lesson("the-four-points", text));
    assertEquals(Languages.all().size(), findings.size(), findings.toString());
    assertEquals(
        new Finding(
            "the-four-points",
            Optional.of("count-north"),
            Code.CARD_NOT_DEALT,
            "en lesson-the-four-points.count-north.right: Qs"),
        findings.getFirst());
  }

  /** Nothing is led in a finished deal, so what is said of the suit led cannot be said there. */
  @Test
  void aTextThatNamesWhatIsNotThereIsNamed() {
    var text = LessonFiles.FINISHED.replace("tap-cards: find-high", "tap-cards: take-the-ace");
    var findings = LessonCheck.of(LessonFiles.lesson("follow-or-trump", text));
    assertTrue(
        findings.contains(
            new Finding(
                "follow-or-trump",
                Optional.of("take-the-ace"),
                Code.TEXT_BROKEN,
                "it lesson-follow-or-trump.take-the-ace.right")),
        findings.toString());
  }

  @Test
  void twoLessonsOfOneIdAreNamed() {
    var lesson = LessonFiles.finished();
    assertEquals(
        List.of(
            new Finding("the-four-points", Optional.empty(), Code.LESSON_TWICE, "the-four-points")),
        LessonCheck.of(List.of(lesson, lesson)));
  }

  private static Lesson broken(String from, String to) {
    var text = LessonFiles.FINISHED.replace(from, to);
    return LessonFiles.lesson("the-four-points", text);
  }
}
