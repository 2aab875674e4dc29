package hangjack.app.answers;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.HouseRules;
import hangjack.content.texts.Language;
import hangjack.content.words.CallWords;
import hangjack.content.words.SeatWords;
import hangjack.lessons.Countable;
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
   * @param kind {@code say}, {@code show}, {@code tap-cards}, {@code assign-points}, {@code count},
   *     {@code choose}, {@code call}, {@code best-card}, {@code predict}, {@code order}, {@code
   *     keep} or {@code play}
   * @param asks which cards to tap, what orders them, or what is to be reached
   * @param side whose tricks to count
   * @param cards what is laid out
   * @param then the cards that still follow to the trick
   * @param options what there is to choose from
   * @param told what happens while the table moves, for a reader
   * @param rule the part of the rules that it is about
   * @param table what lies on the table
   * @param text what the step says or asks, for a reader
   */
  public record StepAnswer(
      String id,
      String kind,
      Optional<String> asks,
      Optional<String> side,
      Optional<List<String>> cards,
      Optional<List<String>> then,
      Optional<List<OptionAnswer>> options,
      Optional<List<String>> told,
      Optional<String> rule,
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
   * @param calls what was said, in order
   * @param hands the cards dealt to each seat after the deal, before that those the learner holds
   * @param tricks the tricks, complete or not
   */
  public record Table(
      String dealer,
      Optional<String> trump,
      List<String> turnUps,
      List<CallAnswer> calls,
      Map<String, List<String>> hands,
      List<ScoreAnswer.Trick> tricks) {}

  /**
   * A call.
   *
   * @param seat who said it
   * @param call its name
   */
  public record CallAnswer(String seat, String call) {}

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
    return new StepAnswer(
        step.id(),
        kind(step),
        asks(step),
        step instanceof Step.Count(var _, Countable.TrickPips(var side), var _, var _)
            ? Optional.of(side.name())
            : Optional.empty(),
        run.laidOut().isEmpty() ? Optional.empty() : Optional.of(names(run.laidOut())),
        step instanceof Step.Predict predict
            ? Optional.of(names(predict.then()))
            : Optional.empty(),
        options(step, run, language),
        step instanceof Step.Show
            ? Optional.of(run.told(run.moments()).stream().map(text -> text.in(language)).toList())
            : Optional.empty(),
        run.ruleSection(),
        table(run),
        run.text().in(language));
  }

  private static String kind(Step step) {
    return switch (step) {
      case Step.Say _ -> "say";
      case Step.Show _ -> "show";
      case Step.TapCards _ -> "tap-cards";
      case Step.AssignPoints _ -> "assign-points";
      case Step.Count _ -> "count";
      case Step.Choose _ -> "choose";
      case Step.MakeCall _ -> "call";
      case Step.BestCard _ -> "best-card";
      case Step.Predict _ -> "predict";
      case Step.PutInOrder _ -> "order";
      case Step.Keep _ -> "keep";
      case Step.PlayOut _ -> "play";
    };
  }

  private static Optional<String> asks(Step step) {
    return switch (step) {
      case Step.TapCards tap -> Optional.of(tap.asks().publicName());
      case Step.PutInOrder order -> Optional.of(order.by().publicName());
      case Step.PlayOut play -> Optional.of(play.goal().publicName());
      case Step.Say _,
          Step.Show _,
          Step.AssignPoints _,
          Step.Count _,
          Step.Choose _,
          Step.MakeCall _,
          Step.BestCard _,
          Step.Predict _,
          Step.Keep _ ->
          Optional.empty();
    };
  }

  private static Optional<List<OptionAnswer>> options(Step step, LessonRun run, Language language) {
    return switch (step) {
      case Step.Choose choose ->
          Optional.of(
              choose.options().stream()
                  .map(option -> new OptionAnswer(option.id(), run.text(option).in(language)))
                  .toList());
      case Step.MakeCall _ ->
          Optional.of(
              run.calls().stream()
                  .map(
                      call ->
                          new OptionAnswer(
                              LessonRun.name(call), CallWords.in(language).said(run.table(), call)))
                  .toList());
      case Step.Predict _ ->
          Optional.of(
              run.table().seating().seats().stream()
                  .map(seat -> new OptionAnswer(letter(seat), SeatWords.in(language).seat(seat)))
                  .toList());
      case Step.Say _,
          Step.Show _,
          Step.TapCards _,
          Step.AssignPoints _,
          Step.Count _,
          Step.BestCard _,
          Step.PutInOrder _,
          Step.Keep _,
          Step.PlayOut _ ->
          Optional.empty();
    };
  }

  private static Table table(LessonRun run) {
    var deal = run.table();
    return new Table(
        letter(deal.dealer()),
        deal.trump().map(suit -> Character.toString(suit.letter())),
        names(deal.turnUps()),
        deal.calls().stream()
            .map(call -> new CallAnswer(letter(call.seat()), LessonRun.name(call)))
            .toList(),
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
    return names(RecordWriter.sorted(cards, deal.trumps()));
  }

  private static List<String> names(List<Card> cards) {
    return cards.stream().map(Card::name).toList();
  }

  private static String letter(Seat seat) {
    return Character.toString(seat.letter());
  }
}
