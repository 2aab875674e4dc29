package hangjack.app.answers;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.HouseRules;
import hangjack.content.texts.Language;
import hangjack.lessons.Lesson;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A lesson as data: what a learner sees, and not what is right.
 *
 * @param id its public name
 * @param title what it is called, for a reader
 * @param text what it is about, for a reader
 * @param rules the rules it is about
 * @param learner the seat whose cards the learner sees
 * @param steps the steps in order
 */
public record LessonAnswer(
    String id,
    String title,
    String text,
    ScoreAnswer.Rules rules,
    String learner,
    List<StepAnswer> steps) {
  public LessonAnswer {
    steps = List.copyOf(steps);
  }

  /**
   * A step.
   *
   * @param id its name in the lesson
   * @param kind {@code say}, {@code tap-cards}, {@code assign-points}, {@code count} or {@code
   *     choose}
   * @param asks which cards to tap
   * @param side whose tricks to count
   * @param options what there is to choose from
   * @param table what lies on the table
   * @param text what the step says or asks, for a reader
   */
  public record StepAnswer(
      String id,
      String kind,
      Optional<String> asks,
      Optional<String> side,
      Optional<List<OptionAnswer>> options,
      Table table,
      String text) {}

  /**
   * An answer on offer.
   *
   * @param id its name in the step
   * @param text the same for a reader
   */
  public record OptionAnswer(String id, String text) {}

  /**
   * A table as the learner sees it.
   *
   * @param dealer who dealt
   * @param trump the suit of trumps
   * @param turnUps the cards turned up
   * @param hands the cards dealt to each seat after the deal, before that those the learner holds
   * @param tricks the tricks, complete or not
   */
  public record Table(
      String dealer,
      Optional<String> trump,
      List<String> turnUps,
      Map<String, List<String>> hands,
      List<ScoreAnswer.Trick> tricks) {}

  /** A lesson, told in a language. */
  public static LessonAnswer of(Lesson lesson, Language language) {
    return new LessonAnswer(
        lesson.id(),
        lesson.title().in(language),
        lesson.summary().in(language),
        new ScoreAnswer.Rules(lesson.rules().id(), HouseRules.overrides(lesson.rules())),
        letter(lesson.learner()),
        lesson.steps().stream()
            .map(step -> step(step, LessonRun.at(lesson, step.id()).orElseThrow(), language))
            .toList());
  }

  private static StepAnswer step(Step step, LessonRun run, Language language) {
    var kind =
        switch (step) {
          case Step.Say _ -> "say";
          case Step.TapCards _ -> "tap-cards";
          case Step.AssignPoints _ -> "assign-points";
          case Step.Count _ -> "count";
          case Step.Choose _ -> "choose";
        };
    return new StepAnswer(
        step.id(),
        kind,
        step instanceof Step.TapCards tap ? Optional.of(tap.asks().publicName()) : Optional.empty(),
        step instanceof Step.Count count
            ? Optional.of(count.side()).map(Side::name)
            : Optional.empty(),
        step instanceof Step.Choose choose
            ? Optional.of(options(choose, run, language))
            : Optional.empty(),
        table(run),
        run.text().in(language));
  }

  private static List<OptionAnswer> options(Step.Choose choose, LessonRun run, Language language) {
    return choose.options().stream()
        .map(option -> new OptionAnswer(option.id(), run.text(option).in(language)))
        .toList();
  }

  private static Table table(LessonRun run) {
    var deal = run.table();
    return new Table(
        letter(deal.dealer()),
        deal.trump().map(suit -> Character.toString(suit.letter())),
        deal.turnUps().stream().map(Card::name).toList(),
        hands(run, deal),
        tricks(deal));
  }

  private static Map<String, List<String>> hands(LessonRun run, DealState deal) {
    var hands = new LinkedHashMap<String, List<String>>();
    for (var seat : Seat.values()) {
      if (run.openCards() && deal.seating().seats().contains(seat)) {
        hands.put(letter(seat), sorted(deal.inPlay(seat), deal));
      } else if (seat == run.lesson().learner()) {
        hands.put(letter(seat), sorted(deal.hand(seat), deal));
      }
    }
    return hands;
  }

  private static List<ScoreAnswer.Trick> tricks(DealState deal) {
    var tricks = new ArrayList<Trick>(deal.tricks());
    deal.current().filter(trick -> !trick.plays().isEmpty()).ifPresent(tricks::add);
    return tricks.stream().map(trick -> ScoredDealAnswer.trick(deal.rules(), trick)).toList();
  }

  private static List<String> sorted(CardSet cards, DealState deal) {
    return RecordWriter.sorted(cards, deal.trumps()).stream().map(Card::name).toList();
  }

  private static String letter(Seat seat) {
    return Character.toString(seat.letter());
  }
}
