package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A learner's way through a lesson. It never changes: an answer or a hint makes the next one. It
 * knows no screen and no language. The lesson must be sound, which {@link LessonCheck} proves.
 */
public final class LessonRun {
  /** How many hints there are to a step, the second plainer than the first. */
  public static final int HINTS = 2;

  private final Lesson lesson;
  private final int place;
  private final int hints;
  private final int mistakes;

  private LessonRun(Lesson lesson, int place, int hints, int mistakes) {
    this.lesson = lesson;
    this.place = place;
    this.hints = hints;
    this.mistakes = mistakes;
  }

  /** A lesson at its first step. */
  public static LessonRun start(Lesson lesson) {
    return new LessonRun(lesson, 0, 0, 0);
  }

  /** A lesson at a step, without mistakes so far; empty where it has no such step. */
  public static Optional<LessonRun> at(Lesson lesson, String stepId) {
    return IntStream.range(0, lesson.steps().size())
        .filter(place -> lesson.steps().get(place).id().equals(stepId))
        .mapToObj(place -> new LessonRun(lesson, place, 0, 0))
        .findFirst();
  }

  /** A lesson after its last step. */
  static LessonRun ended(Lesson lesson) {
    return new LessonRun(lesson, lesson.steps().size(), 0, 0);
  }

  public Lesson lesson() {
    return lesson;
  }

  /** The step to be answered; empty when the lesson is done. */
  public Optional<Step> step() {
    return done() ? Optional.empty() : Optional.of(lesson.steps().get(place));
  }

  /** Whether every step has been answered. */
  public boolean done() {
    return place == lesson.steps().size();
  }

  /** The steps answered, 0 to the number of steps. */
  public int answered() {
    return place;
  }

  /** Wrong answers so far. */
  public int mistakes() {
    return mistakes;
  }

  /** The deal on the table; when the lesson is done, that of the last step. */
  public DealState table() {
    var step = lesson.steps().get(Math.min(place, lesson.steps().size() - 1));
    return switch (lesson.positionOf(step).reach()) {
      case Position.Reached.There(var deal) -> deal;
      case Position.Reached.Blocked(var obstacle, var where) ->
          throw new IllegalStateException(step.position() + ": " + obstacle + " " + where);
    };
  }

  /** Whether the learner may see every hand: the deal is over. */
  public boolean openCards() {
    return table().ending().equals(Optional.of(Ending.PLAYED_OUT));
  }

  /** The cards that lie there to be tapped; empty where the step does not ask for cards. */
  public CardSet tappable() {
    return step().orElse(null) instanceof Step.TapCards tap
        ? TappingCards.tappable(tap.asks(), table())
        : CardSet.EMPTY;
  }

  /** What the step says or asks; when the lesson is done, the word at its end. */
  public LessonText text() {
    return step().map(step -> text(step, "text")).orElseGet(() -> lessonText("done"));
  }

  /** The words of a choice on offer. */
  public LessonText text(Step.Option option) {
    return text(step().orElseThrow(), "option." + option.id());
  }

  /** The hints asked for so far, first to last. */
  public List<LessonText> hints() {
    return step().stream()
        .flatMap(step -> IntStream.rangeClosed(1, hints).mapToObj(n -> text(step, "hint-" + n)))
        .toList();
  }

  /** Whether there is another hint to this step. */
  public boolean hasHint() {
    return step().filter(Step.Task.class::isInstance).isPresent() && hints < HINTS;
  }

  /** The same step with one more hint, if there is one. */
  public LessonRun hint() {
    return hasHint() ? new LessonRun(lesson, place, hints + 1, mistakes) : this;
  }

  /**
   * Takes an answer.
   *
   * @throws IllegalArgumentException for an answer of another kind than the step asks for, or an
   *     option it does not offer
   * @throws IllegalStateException when the lesson is done
   */
  public Outcome answer(Response response) {
    var step = step().orElseThrow(() -> new IllegalStateException("the lesson is done"));
    var replies = replies(step, response);
    if (replies.isEmpty()) {
      return new Outcome.Right(
          new LessonRun(lesson, place + 1, 0, mistakes),
          step instanceof Step.Task ? Optional.of(text(step, "right")) : Optional.empty());
    }
    return new Outcome.Wrong(new LessonRun(lesson, place, hints, mistakes + 1), replies);
  }

  private List<LessonText> replies(Step step, Response response) {
    var deal = table();
    return switch (step) {
      case Step.Say say when response instanceof Response.Onward -> List.of();
      case Step.TapCards tap when response instanceof Response.Cards(var cards) ->
          replies(tap, TappingCards.faults(tap.asks(), deal, cards));
      case Step.AssignPoints assign when response instanceof Response.Points(var sides) ->
          replies(assign, AssigningPoints.faults(deal, sides));
      case Step.Count count when response instanceof Response.Counted(var given) ->
          replies(count, CountingPips.faults(count.side(), deal, given));
      case Step.Choose choose when response instanceof Response.Chosen(var option) ->
          replies(choose, deal, option);
      case Step.Say say -> throw unfit(say, response);
      case Step.TapCards tap -> throw unfit(tap, response);
      case Step.AssignPoints assign -> throw unfit(assign, response);
      case Step.Count count -> throw unfit(count, response);
      case Step.Choose choose -> throw unfit(choose, response);
    };
  }

  private List<LessonText> replies(Step.Task step, List<Remark> remarks) {
    return remarks.stream()
        .map(
            remark -> {
              var own = step.ownReplies().contains(remark.code());
              var name = "reply." + remark.code().publicName();
              return own
                  ? text(step, name, remark.arguments())
                  : new LessonText("lessons." + name, with(arguments(), remark.arguments()));
            })
        .toList();
  }

  private List<LessonText> replies(Step.Choose step, DealState deal, String option) {
    if (step.options().stream().noneMatch(offered -> offered.id().equals(option))) {
      throw new IllegalArgumentException(step.id() + " offers no " + option);
    }
    return Choosing.accepted(step, deal).contains(option)
        ? List.of()
        : List.of(text(step, "reply." + option));
  }

  private static IllegalArgumentException unfit(Step step, Response response) {
    return new IllegalArgumentException(step.id() + " cannot be answered by " + response);
  }

  private LessonText lessonText(String name) {
    return new LessonText(lesson.key(name), arguments());
  }

  private LessonText text(Step step, String name) {
    return text(step, name, Map.of());
  }

  private LessonText text(Step step, String name, Map<String, Object> more) {
    return new LessonText(lesson.key(step.id() + "." + name), with(arguments(), more));
  }

  private static Map<String, Object> with(Map<String, Object> some, Map<String, Object> more) {
    var all = new HashMap<>(some);
    all.putAll(more);
    return all;
  }

  /**
   * What every text may name: {@code trump}; {@code led} where a card was led; after the last trick
   * {@code trumps}, those that were in play, and for each side the count and the cards that make
   * it, such as {@code pipsNS} and {@code worthNS}.
   */
  private Map<String, Object> arguments() {
    var deal = table();
    var arguments = new HashMap<String, Object>();
    deal.trump().ifPresent(trump -> arguments.put("trump", trump));
    TappingCards.led(deal).ifPresent(led -> arguments.put("led", led));
    if (openCards()) {
      arguments.put("trumps", deal.inPlay().of(deal.trump().orElseThrow()));
      ScoreSheet.of(deal)
          .pips()
          .won()
          .forEach(
              (side, cards) -> {
                arguments.put("pips" + side.name(), Pips.of(deal.rules(), cards));
                arguments.put("worth" + side.name(), CardSet.of(cards));
              });
    }
    return arguments;
  }
}
