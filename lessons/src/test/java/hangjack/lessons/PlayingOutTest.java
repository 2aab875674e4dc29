package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.content.texts.Languages;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Hearts are trumps. North has led the ace of spades and holds Qh Ks Qs Js 8c; South holds the jack
 * and two other trumps, two spades and a diamond.
 */
class PlayingOutTest {
  private static final String JACK =
      """
      rules: all-fours
      learner: S
      positions:
        led:
          dealer: S
          hands: {N: Qh As Ks Qs 8s 8c, S: 7h 2h 9s 3s Kd Jh}
          turn-up: Th
          calls: stand
          tricks: [As]
        king-held:
          dealer: S
          hands: {N: Kh As Ks Qs 8s 8c, S: 7h 2h 9s 3s Kd Jh}
          turn-up: Th
          calls: stand
          tricks: [As]
      steps:
        - play: the-jack
          position: led
          goal: save-jack
          others: {N: Qh Ks Qs 8s 8c}
          replies: 9s
      """;

  /** The jack trumps the ace at once; no other card can be caught by it. */
  @Test
  void theJackIsSavedByTrumpingAtOnce() {
    assertInstanceOf(Outcome.Right.class, answer(run(JACK), "Jh"));
  }

  /** After 9s North leads the queen of trumps, but the jack need not fall: the seven does. */
  @Test
  void theOthersPlayTheirListAndTheStepGoesOn() {
    var further = assertInstanceOf(Outcome.Further.class, answer(run(JACK), "9s"));
    assertEquals(
        List.of("You play 9♠.", "North wins the trick.", "North plays Q♥."),
        further.next().told(further.happens()).stream()
            .map(text -> text.in(Languages.english()))
            .toList());
    assertEquals(CardSet.named("7h 2h 3s Kd Jh"), further.next().tappable());
  }

  @Test
  void whatLosesTheGoalIsPlayedToItsEndAndTakenBack() {
    var further = assertInstanceOf(Outcome.Further.class, answer(run(JACK), "9s"));
    var wrong = assertInstanceOf(Outcome.Wrong.class, answer(further.next(), "Jh"));
    assertEquals(
        List.of("lesson-jack.the-jack.reply.other"),
        wrong.replies().stream().map(LessonText::key).toList());
    assertEquals(1, wrong.happens().size());
    assertEquals(Optional.of(Seat.NORTH), wrong.happens().getLast().winner());
    assertEquals(further.next().tappable(), wrong.again().tappable());
    assertEquals(1, wrong.again().mistakes());
  }

  @Test
  void aCardAgainstTheRulesIsRefusedWithoutAConsequence() {
    var wrong = assertInstanceOf(Outcome.Wrong.class, answer(run(JACK), "Kd"));
    assertEquals("lessons.reply.must-follow-or-trump", wrong.replies().getFirst().key());
    assertEquals(List.of(), wrong.happens());
  }

  @Test
  void aLayoutThatTheLearnerCannotTellApartMustHoldToo() {
    var one = LessonFiles.deal(LessonFiles.lesson("jack", JACK));
    var text = JACK.replace("position: led", "position: king-held");
    var other = LessonFiles.deal(LessonFiles.lesson("jack", text));
    assertTrue(Layouts.lookAlike(one, other, LessonFiles.lesson("jack", JACK).learner()));
    assertFalse(
        Layouts.lookAlike(
            one,
            LessonFiles.deal(LessonFiles.underWay()),
            LessonFiles.lesson("jack", JACK).learner()));
  }

  private static LessonRun run(String text) {
    return LessonRun.start(LessonFiles.lesson("jack", text));
  }

  private static Outcome answer(LessonRun run, String card) {
    return run.answer(new Response.Cards(CardSet.named(card)));
  }
}
