package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.lessons.Finding.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Tries every card in a step that is played card by card. */
final class PlayCheck {
  private final Lesson lesson;
  private final Step.PlayOut step;
  private final BiConsumer<Code, String> found;

  /**
   * A check of one step.
   *
   * @param found told of what is wrong, and where
   */
  PlayCheck(Lesson lesson, Step.PlayOut step, BiConsumer<Code, String> found) {
    this.lesson = lesson;
    this.step = step;
    this.found = found;
  }

  /** Whether the other layouts look to the learner like the position itself. */
  void layouts() {
    var deal = LessonRun.at(lesson, step.id()).orElseThrow().table();
    for (var layout : step.layouts()) {
      if (!(lesson.position(layout).reach() instanceof Position.Reached.There there)
          || !Layouts.lookAlike(deal, there.deal(), lesson.learner())) {
        found.accept(Code.QUESTION_UNFIT, layout);
      }
    }
  }

  /**
   * Plays every line, and every card that ends one.
   *
   * @param said told of every text on the way
   * @return the keys of the replies that wrong cards got
   */
  List<String> lines(Consumer<LessonText> said) {
    var replies = new ArrayList<String>();
    var run = LessonRun.at(lesson, step.id()).orElseThrow();
    if (!anyPasses(run, said, replies)) {
      found.accept(Code.NOT_PASSABLE, step.id());
    }
    if (replies.stream().allMatch(key -> key.startsWith("lessons."))) {
      found.accept(Code.OPTIONS_UNFIT, step.id());
    }
    return replies;
  }

  private boolean anyPasses(LessonRun run, Consumer<LessonText> said, List<String> replies) {
    var passes = false;
    for (var card : hand(run)) {
      switch (run.answer(new Response.Cards(CardSet.of(card)))) {
        case Outcome.Right(var _, var why) -> {
          why.ifPresent(said);
          passes = true;
        }
        case Outcome.Further(var next, var happens) -> {
          run.told(happens).forEach(said);
          passes |= anyPasses(next, said, replies);
        }
        case Outcome.Wrong(var _, var wrong, var happens) -> {
          wrong.forEach(said);
          wrong.forEach(reply -> replies.add(reply.key()));
          run.told(happens).forEach(said);
        }
      }
    }
    return passes;
  }

  /** The lesson after the step, reached by right cards; empty where none leads there. */
  static Optional<LessonRun> passed(LessonRun run) {
    for (var card : hand(run)) {
      var next =
          switch (run.answer(new Response.Cards(CardSet.of(card)))) {
            case Outcome.Right(var done, var _) -> Optional.of(done);
            case Outcome.Further(var further, var _) -> passed(further);
            case Outcome.Wrong _ -> Optional.<LessonRun>empty();
          };
      if (next.isPresent()) {
        return next;
      }
    }
    return Optional.empty();
  }

  private static List<Card> hand(LessonRun run) {
    return run.tappable().toList();
  }
}
