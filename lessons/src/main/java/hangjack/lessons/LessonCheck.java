package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import hangjack.lessons.Finding.Code;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Proves lessons with the engine: positions come about by the rules, what is taken for right is
 * right and nothing else is, every wrong answer gets a reply, every text is there in each language,
 * and right answers lead to the end.
 */
public final class LessonCheck {
  private final Lesson lesson;
  private final List<Language> languages;
  private final Set<Finding> findings = new LinkedHashSet<>();

  private LessonCheck(Lesson lesson, List<Language> languages) {
    this.lesson = lesson;
    this.languages = languages;
  }

  /** Everything wrong with some lessons in any language; empty where all is well. */
  public static List<Finding> of(List<Lesson> lessons) {
    var findings = new ArrayList<Finding>();
    var ids = new HashSet<String>();
    for (var lesson : lessons) {
      if (!ids.add(lesson.id())) {
        findings.add(new Finding(lesson.id(), Optional.empty(), Code.LESSON_TWICE, lesson.id()));
      }
      findings.addAll(of(lesson));
    }
    return List.copyOf(findings);
  }

  /** Everything wrong with a lesson in any language; empty where all is well. */
  public static List<Finding> of(Lesson lesson) {
    var check = new LessonCheck(lesson, Languages.all());
    check.ids();
    check.positions();
    if (check.findings.isEmpty()) {
      check.questions();
    }
    if (check.findings.isEmpty()) {
      lesson.steps().forEach(check::answers);
      lesson.steps().forEach(check::claims);
      check.passes();
    }
    if (check.findings.stream().noneMatch(finding -> finding.code() == Code.QUESTION_UNFIT)) {
      check.texts();
    }
    return List.copyOf(check.findings);
  }

  private void ids() {
    var ids = new HashSet<String>();
    for (var step : lesson.steps()) {
      if (!ids.add(step.id())) {
        found(step, Code.STEP_TWICE, step.id());
      }
    }
  }

  private void positions() {
    lesson
        .positions()
        .forEach(
            (id, position) -> {
              if (position.reach() instanceof Position.Reached.Blocked(var why, var place)) {
                found(
                    Optional.empty(),
                    Code.POSITION_UNREACHABLE,
                    id + ": " + why.publicName() + " " + place);
              }
            });
  }

  private void questions() {
    for (var step : lesson.steps()) {
      if (!Judge.fits(step, deal(step), lesson.learner())) {
        found(step, Code.QUESTION_UNFIT, step.position());
      }
      if (step instanceof Step.Show show && !leads(show)) {
        found(step, Code.QUESTION_UNFIT, show.from() + " to " + show.position());
      }
    }
  }

  /** Whether the one position comes about from the other, by an action or more. */
  private boolean leads(Step.Show show) {
    return lesson.position(show.from()).reach() instanceof Position.Reached.There from
        && lesson.position(show.position()).reach() instanceof Position.Reached.There to
        && from.actions().size() < to.actions().size()
        && from.actions().equals(to.actions().subList(0, from.actions().size()))
        && from.states().getFirst().deal().hands().equals(to.states().getFirst().deal().hands());
  }

  private void answers(Step step) {
    var deal = deal(step);
    if (step instanceof Step.Task task && task.expected().isPresent()) {
      var accepted = Judge.accepted(task, deal);
      if (!task.expected().get().equals(accepted)) {
        found(step, Code.ANSWER_DIFFERS, accepted.toString());
      }
    }
    if (step instanceof Step.MakeCall call && !options(call, deal)) {
      return;
    }
    if (step instanceof Step.Choose choose
        && (Choosing.accepted(choose, deal).size() != 1
            || Choosing.wrong(choose, deal).isEmpty())) {
      found(step, Code.OPTIONS_UNFIT, Choosing.answer(choose.asks(), deal));
      return;
    }
    if (step instanceof Step.TapCards tap && tap.asks() == CardQuestion.ALL_LEGAL) {
      cardByCard(tap, deal);
    }
    judgements(step, deal);
  }

  /** Whether the calls that the author takes to be right are, and there are wrong ones. */
  private boolean options(Step.MakeCall call, DealState deal) {
    var accepted = Calling.accepted(call, deal);
    if (call.by() != Basis.TASTE && !Set.copyOf(call.right()).equals(Set.copyOf(accepted))) {
      found(call, Code.ANSWER_DIFFERS, accepted.toString());
    }
    if (call.by() != Basis.TASTE && Calling.wrong(call, deal).isEmpty()) {
      found(call, Code.OPTIONS_UNFIT, accepted.toString());
      return false;
    }
    return true;
  }

  /** What the rules page says, and what a review makes of claims about value. */
  private void claims(Step step) {
    var deal = deal(step);
    step.rule()
        .filter(rule -> RulePlace.section(rule, deal.rules()).isEmpty())
        .ifPresent(rule -> found(step, Code.RULE_UNKNOWN, rule));
    ValueClaims.unproved(step, deal, lesson.positionOf(step).aim())
        .forEach(claim -> found(step, Code.VALUE_UNPROVED, claim));
  }

  /** A second look at legal cards: each card of the hand is played. */
  private void cardByCard(Step.TapCards tap, DealState deal) {
    var seat = deal.toAct().orElseThrow();
    var playable =
        CardSet.of(
            deal.hand(seat).stream()
                .filter(
                    card ->
                        DealEngine.apply(deal, new Action.Play(seat, card))
                            instanceof Answer.Accepted)
                .toList());
    if (!playable.equals(TappingCards.accepted(tap.asks(), deal))) {
      found(tap, Code.JUDGED_WRONGLY, playable.toString());
    }
  }

  private void lines(Step.PlayOut play) {
    var check = new PlayCheck(lesson, play, (code, detail) -> found(play, code, detail));
    check.layouts();
    var replies = check.lines(text -> text(play, text));
    play.ownReplies().stream()
        .filter(code -> replies.stream().noneMatch(key -> key.endsWith("." + code.publicName())))
        .forEach(code -> found(play, Code.REPLY_UNUSED, code.publicName()));
    play.answered().stream()
        .filter(card -> replies.stream().noneMatch(key -> key.endsWith("." + card.name())))
        .forEach(card -> found(play, Code.REPLY_UNUSED, card.name()));
  }

  private void judgements(Step step, DealState deal) {
    if (step instanceof Step.PlayOut play) {
      lines(play);
      return;
    }
    var run = LessonRun.at(lesson, step.id()).orElseThrow();
    for (var right : Judge.right(step, deal)) {
      switch (run.answer(right)) {
        case Outcome.Right(var next, var why) -> why.ifPresent(text -> text(step, text));
        case Outcome.Further _, Outcome.Wrong _ ->
            found(step, Code.JUDGED_WRONGLY, right.toString());
      }
    }
    var own =
        step instanceof Step.Task task && !task.ownReplies().isEmpty()
            ? EnumSet.copyOf(task.ownReplies())
            : EnumSet.noneOf(ReplyCode.class);
    for (var answer : Judge.wrong(step, deal)) {
      switch (run.answer(answer)) {
        case Outcome.Right _, Outcome.Further _ ->
            found(step, Code.JUDGED_WRONGLY, answer.toString());
        case Outcome.Wrong(var _, var replies, var _) -> {
          replies.forEach(reply -> text(step, reply));
          own.removeIf(
              code ->
                  replies.stream()
                      .anyMatch(reply -> reply.key().endsWith("." + code.publicName())));
        }
      }
    }
    own.forEach(code -> found(step, Code.REPLY_UNUSED, code.publicName()));
  }

  private void passes() {
    var run = LessonRun.start(lesson);
    for (var step : lesson.steps()) {
      var next = step instanceof Step.PlayOut ? PlayCheck.passed(run) : passed(run, step);
      if (next.isEmpty()) {
        found(step, Code.NOT_PASSABLE, step.id());
        return;
      }
      run = next.get();
    }
    if (!run.done() || run.mistakes() > 0) {
      found(Optional.empty(), Code.NOT_PASSABLE, lesson.id());
    }
  }

  private Optional<LessonRun> passed(LessonRun run, Step step) {
    return Judge.right(step, deal(step)).stream()
        .findFirst()
        .map(run::answer)
        .flatMap(
            outcome ->
                outcome instanceof Outcome.Right(var next, var _)
                    ? Optional.of(next)
                    : Optional.empty());
  }

  private void texts() {
    text(Optional.empty(), lesson.title(), CardSet.EMPTY);
    text(Optional.empty(), lesson.summary(), CardSet.EMPTY);
    if (!reachable()) {
      return;
    }
    for (var step : lesson.steps()) {
      var run = LessonRun.at(lesson, step.id()).orElseThrow();
      text(step, run.text());
      while (run.hasHint()) {
        run = run.hint();
      }
      for (var said : run.hints()) {
        text(step, said);
      }
      for (var said : run.told(run.moments())) {
        text(step, said);
      }
      if (step instanceof Step.Choose choose) {
        for (var option : choose.options()) {
          text(step, run.text(option));
        }
      }
    }
    text(Optional.empty(), LessonRun.ended(lesson).text(), CardSet.EMPTY);
  }

  private boolean reachable() {
    return findings.stream().noneMatch(finding -> finding.code() == Code.POSITION_UNREACHABLE);
  }

  private void text(Step step, LessonText text) {
    var shown = CardSet.of(LessonRun.at(lesson, step.id()).orElseThrow().laidOut());
    text(Optional.of(step.id()), text, lesson.positionOf(step).cards().union(shown));
  }

  private void text(Optional<String> step, LessonText text, CardSet dealt) {
    for (var language : languages) {
      var where = language.id() + " " + text.key();
      if (!Texts.in(language).has(text.key())) {
        found(step, Code.TEXT_MISSING, where);
        continue;
      }
      try {
        if (text.in(language).isBlank()) {
          found(step, Code.TEXT_MISSING, where);
        }
        var strange = text.cardsNamed(language).minus(dealt);
        if (!strange.isEmpty()) {
          found(step, Code.CARD_NOT_DEALT, where + ": " + strange);
        }
      } catch (IllegalStateException broken) {
        found(step, Code.TEXT_BROKEN, where);
      }
    }
  }

  private DealState deal(Step step) {
    return LessonRun.at(lesson, step.id()).orElseThrow().table();
  }

  private void found(Step step, Code code, String detail) {
    found(Optional.of(step.id()), code, detail);
  }

  private void found(Optional<String> step, Code code, String detail) {
    findings.add(new Finding(lesson.id(), step, code, detail));
  }
}
