package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Languages;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LessonRunTest {
  @Test
  void rightAnswersLeadFromTheFirstStepToTheWordAtTheEnd() {
    var run = LessonRun.start(LessonFiles.finished());
    assertEquals("welcome", run.step().orElseThrow().id());
    var answers =
        List.of(
            new Response.Onward(),
            new Response.Cards(CardSet.named("Kh")),
            new Response.Counted(16),
            new Response.Chosen("you"),
            new Response.Points(
                Map.of(
                    FourPoint.HIGH, Optional.of(Side.S),
                    FourPoint.LOW, Optional.of(Side.S),
                    FourPoint.JACK, Optional.of(Side.S),
                    FourPoint.GAME, Optional.of(Side.N))));
    for (var done = 0; done < answers.size(); done++) {
      assertEquals(done, run.answered());
      assertFalse(run.done());
      run = right(run, answers.get(done)).next();
    }
    assertTrue(run.done());
    assertEquals(Optional.empty(), run.step());
    assertEquals("lesson-the-four-points.done", run.text().key());
    assertEquals(0, run.mistakes());
  }

  @Test
  void aWrongAnswerSaysWhyAndLeavesTheStepAsItIs() {
    var run = at("count-north");
    var wrong = wrong(run, new Response.Counted(8));
    assertEquals(
        List.of("8 is what the other side’s tricks are worth."),
        wrong.replies().stream().map(reply -> reply.in(Languages.english())).toList());
    assertEquals("count-north", wrong.again().step().orElseThrow().id());
    assertEquals(1, wrong.again().mistakes());
    assertEquals(0, run.mistakes());
  }

  @Test
  void mistakesAreKeptOverTheStepsAndHintsAreNot() {
    var again = wrong(at("find-high").hint(), new Response.Cards(CardSet.named("Ac"))).again();
    assertEquals(1, again.hints().size());
    var next = right(again, new Response.Cards(CardSet.named("Kh"))).next();
    assertEquals(1, next.mistakes());
    assertEquals(List.of(), next.hints());
  }

  @Test
  void aStepHasTwoHintsTheSecondPlainerThanTheFirst() {
    var run = at("find-high");
    assertEquals(List.of(), run.hints());
    run = run.hint();
    assertEquals(List.of("hint-1"), hints(run));
    assertTrue(run.hasHint());
    run = run.hint();
    assertEquals(List.of("hint-1", "hint-2"), hints(run));
    assertFalse(run.hasHint());
    assertSame(run, run.hint());
    assertEquals(
        "These trumps were in play: K♥ J♥ 4♥.", run.hints().getLast().in(Languages.english()));
  }

  @Test
  void whatTheLessonOnlySaysHasNoHintAndNeedsNoReason() {
    var run = at("welcome");
    assertFalse(run.hasHint());
    assertEquals(Optional.empty(), right(run, new Response.Onward()).why());
  }

  @Test
  void aRightAnswerSaysWhyInTheLettersOfTheLanguage() {
    var why = right(at("count-north"), new Response.Counted(16)).why().orElseThrow();
    assertEquals(
        "Oui, 16\u00a0: 4 pour A♦, 2 pour D♠ et 10 pour 10♦. Le dix du dernier pli a décidé du Jeu.",
        why.in(Languages.named("fr").orElseThrow()));
  }

  @Test
  void aStepsOwnReplyGoesBeforeTheGeneralOne() {
    var run = LessonRun.start(LessonFiles.underWay());
    var replies = wrong(run, new Response.Cards(CardSet.named("9s 3s"))).replies();
    assertEquals(
        List.of("lesson-follow-or-trump.may-follow-or-trump.reply.trumps-missing"),
        replies.stream().map(LessonText::key).toList());
    replies = wrong(run, new Response.Cards(CardSet.named("7h 2h"))).replies();
    assertEquals(
        List.of("lessons.reply.suit-led-missing"), replies.stream().map(LessonText::key).toList());
    assertEquals(
        "So far so good, but 2 more cards of the suit led may be played.",
        replies.getFirst().in(Languages.english()));
  }

  @Test
  void aWrongOptionHasItsOwnReply() {
    var run = at("jack-winner");
    var options = ((Step.Choose) run.step().orElseThrow()).options();
    assertEquals(
        List.of("You", "North", "Nobody"),
        options.stream().map(option -> run.text(option).in(Languages.english())).toList());
    assertEquals(
        "lesson-the-four-points.jack-winner.reply.north",
        wrong(run, new Response.Chosen("north")).replies().getFirst().key());
  }

  @Test
  void theTableShowsEveryHandOnlyWhenTheDealIsOver() {
    assertTrue(at("welcome").openCards());
    assertFalse(LessonRun.start(LessonFiles.underWay()).openCards());
  }

  @Test
  void cardsCanBeTappedOnlyWhereTheyAreAskedFor() {
    assertEquals(CardSet.EMPTY, at("welcome").tappable());
    assertEquals(13, at("find-high").tappable().size());
    assertEquals(
        CardSet.named("7h 2h 9s 3s Kd 5c"), LessonRun.start(LessonFiles.underWay()).tappable());
  }

  @Test
  void anAnswerOfAnotherKindIsAnErrorOfTheProgram() {
    for (var step : LessonFiles.finished().steps()) {
      var run = at(step.id());
      var answer = step instanceof Step.Say ? new Response.Counted(3) : new Response.Onward();
      assertThrows(IllegalArgumentException.class, () -> run.answer(answer), step.id());
    }
    var choice = at("jack-winner");
    assertThrows(
        IllegalArgumentException.class, () -> choice.answer(new Response.Chosen("somebody")));
    var ended = LessonRun.ended(LessonFiles.finished());
    assertThrows(IllegalStateException.class, () -> ended.answer(new Response.Onward()));
  }

  @Test
  void aLessonCanBeTakenUpAtAStepButNotAtOneItDoesNotHave() {
    assertEquals(2, at("count-north").answered());
    assertEquals(Optional.empty(), LessonRun.at(LessonFiles.finished(), "never-written"));
  }

  private static LessonRun at(String step) {
    return LessonRun.at(LessonFiles.finished(), step).orElseThrow();
  }

  private static List<String> hints(LessonRun run) {
    return run.hints().stream()
        .map(hint -> hint.key().substring(hint.key().lastIndexOf('.') + 1))
        .toList();
  }

  private static Outcome.Right right(LessonRun run, Response response) {
    return assertInstanceOf(Outcome.Right.class, run.answer(response));
  }

  private static Outcome.Wrong wrong(LessonRun run, Response response) {
    return assertInstanceOf(Outcome.Wrong.class, run.answer(response));
  }
}
