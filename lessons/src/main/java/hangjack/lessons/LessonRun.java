package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Trick;
import java.util.ArrayList;
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
  private final List<Card> played;

  private LessonRun(Lesson lesson, int place, int hints, int mistakes, List<Card> played) {
    this.lesson = lesson;
    this.place = place;
    this.hints = hints;
    this.mistakes = mistakes;
    this.played = List.copyOf(played);
  }

  /** A lesson at its first step. */
  public static LessonRun start(Lesson lesson) {
    return new LessonRun(lesson, 0, 0, 0, List.of());
  }

  /** A lesson at a step, without mistakes so far; empty where it has no such step. */
  public static Optional<LessonRun> at(Lesson lesson, String stepId) {
    return IntStream.range(0, lesson.steps().size())
        .filter(place -> lesson.steps().get(place).id().equals(stepId))
        .mapToObj(place -> new LessonRun(lesson, place, 0, 0, List.of()))
        .findFirst();
  }

  /** A lesson after its last step. */
  public static LessonRun ended(Lesson lesson) {
    return new LessonRun(lesson, lesson.steps().size(), 0, 0, List.of());
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
    var deal = lesson.reached(step.position()).deal();
    return step instanceof Step.PlayOut play && !done()
        ? PlayingOut.of(play, deal, lesson.learner()).after(deal, played)
        : deal;
  }

  /** What is done at this step while the table moves; nothing where it only lies there. */
  public List<Moment> moments() {
    if (!(step().orElse(null) instanceof Step.Show show)) {
      return List.of();
    }
    var to = lesson.reached(show.position());
    var moments = new ArrayList<Moment>();
    for (var at = lesson.reached(show.from()).actions().size(); at < to.actions().size(); at++) {
      moments.add(new Moment(to.states().get(at), to.actions().get(at), to.states().get(at + 1)));
    }
    return List.copyOf(moments);
  }

  /** What is done on a table, in sentences. */
  public List<LessonText> told(List<Moment> moments) {
    return moments.stream().flatMap(moment -> moment.told(lesson.learner()).stream()).toList();
  }

  /** The cards of the trick as the step shows it, in playing order. */
  public List<CardPlayed> trick() {
    var deal = table();
    if (step().orElse(null) instanceof Step.Predict predict) {
      return Predicting.trick(predict.then(), deal).orElseThrow();
    }
    return deal.current().map(Trick::plays).orElse(List.of());
  }

  /** Cards that the step lays out beside the table. */
  public List<Card> laidOut() {
    return switch (step().orElse(null)) {
      case Step.PutInOrder order -> order.cards();
      case Step.Count(var _, Countable.CardPips(var cards), var _, var _) -> cards;
      case null, default -> List.of();
    };
  }

  /** The calls to choose from; none where the step does not ask for one. */
  public List<Action.Call> calls() {
    return step().orElse(null) instanceof Step.MakeCall call
        ? Calling.offered(call, table())
        : List.of();
  }

  /** The name by which a call is answered: {@code beg}, {@code bid-2}. */
  public static String name(Action.Call call) {
    return Calling.name(call);
  }

  /** The part of the rules that the step is about, by its id; empty where there is none. */
  public Optional<String> ruleSection() {
    return step()
        .flatMap(step -> step.rule().flatMap(rule -> RulePlace.section(rule, table().rules())));
  }

  /** Whether the learner may see every hand: the deal is over. */
  public boolean openCards() {
    return table().ending().equals(Optional.of(Ending.PLAYED_OUT));
  }

  /** The cards that lie there to be tapped; empty where the step does not ask for cards. */
  public CardSet tappable() {
    return switch (step().orElse(null)) {
      case Step.TapCards tap -> TappingCards.tappable(tap.asks(), table());
      case Step.BestCard _, Step.PlayOut _ ->
          TappingCards.tappable(CardQuestion.ALL_LEGAL, table());
      case Step.Keep keep -> Keeping.hand(table());
      case Step.PutInOrder order -> CardSet.of(order.cards());
      case null, default -> CardSet.EMPTY;
    };
  }

  /** Whether several cards are tapped and then checked together; if not, one card answers. */
  public boolean tapsSeveral() {
    return switch (step().orElse(null)) {
      case Step.TapCards tap -> tap.asks().wantsAll();
      case Step.Keep keep -> true;
      case Step.PutInOrder order -> true;
      case null, default -> false;
    };
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
    return hasHint() ? new LessonRun(lesson, place, hints + 1, mistakes, played) : this;
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
    if (step instanceof Step.PlayOut play) {
      return played(play, cards(step, response));
    }
    var replies = replies(step, response);
    return replies.isEmpty() ? right(step, response) : wrong(replies, List.of());
  }

  private Outcome right(Step step, Response response) {
    return new Outcome.Right(
        new LessonRun(lesson, place + 1, 0, mistakes, List.of()), why(step, response));
  }

  private Outcome wrong(List<LessonText> replies, List<Moment> happens) {
    return new Outcome.Wrong(
        new LessonRun(lesson, place, hints, mistakes + 1, played), replies, happens);
  }

  private Outcome played(Step.PlayOut step, CardSet cards) {
    var refused = TappingCards.mistakes(table(), cards);
    if (!refused.isEmpty()) {
      return wrong(replies(step, refused), List.of());
    }
    var card = cards.toList().getFirst();
    for (var layout : layouts(step)) {
      var deal = lesson.reached(layout).deal();
      var play = PlayingOut.of(step, deal, lesson.learner());
      var now = play.after(deal, played);
      if (!play.saving(now).contains(card)) {
        return wrong(own(step, play.reply(card)), play.lost(now, card));
      }
    }
    var play = PlayingOut.of(step, lesson.reached(step.position()).deal(), lesson.learner());
    var happens = play.played(table(), card);
    if (play.decided(happens.getLast().after())) {
      return right(step, new Response.Cards(cards));
    }
    var more = new ArrayList<>(played);
    more.add(card);
    return new Outcome.Further(new LessonRun(lesson, place, hints, mistakes, more), happens);
  }

  /** The positions in which a card may fail: those that still look to the learner as this does. */
  private List<String> layouts(Step.PlayOut step) {
    var seen = table();
    var learner = lesson.learner();
    var layouts = new ArrayList<String>();
    for (var layout : step.layouts()) {
      var deal = lesson.reached(layout).deal();
      var now = PlayingOut.of(step, deal, learner).after(deal, played);
      if (Layouts.lookAlike(seen, now, learner)) {
        layouts.add(layout);
      }
    }
    layouts.add(step.position());
    return layouts;
  }

  private Optional<LessonText> why(Step step, Response response) {
    return switch (step) {
      case Step.MakeCall(var _, Basis by, var _, var _)
          when by == Basis.TASTE && response instanceof Response.Chosen(var call) ->
          Optional.of(text(step, "right." + call));
      case Step.Task task -> Optional.of(text(task, "right"));
      case Step.Say say -> Optional.empty();
      case Step.Show show -> Optional.empty();
    };
  }

  private List<LessonText> replies(Step step, Response response) {
    var deal = table();
    return switch (step) {
      case Step.Say say -> {
        given(Response.Onward.class, step, response);
        yield List.of();
      }
      case Step.Show show -> {
        given(Response.Onward.class, step, response);
        yield List.of();
      }
      case Step.TapCards tap ->
          replies(tap, TappingCards.faults(tap.asks(), deal, cards(step, response)));
      case Step.AssignPoints assign -> {
        var sides = given(Response.Points.class, step, response).sides();
        yield replies(assign, AssigningPoints.faults(deal, sides));
      }
      case Step.Count count -> {
        var number = given(Response.Counted.class, step, response).count();
        yield replies(count, Counting.faults(count.what(), deal, number));
      }
      case Step.Choose choose -> {
        var offered = choose.options().stream().map(Step.Option::id).toList();
        var option = chosen(offered, step, response);
        yield Choosing.accepted(choose, deal).contains(option) ? List.of() : own(step, option);
      }
      case Step.MakeCall call -> {
        var offered = Calling.offered(call, deal).stream().map(Calling::name).toList();
        var option = chosen(offered, step, response);
        yield Calling.accepted(call, deal).contains(option) ? List.of() : own(step, option);
      }
      case Step.BestCard best -> best(best, deal, cards(step, response));
      case Step.Predict predict -> {
        var seat = chosen(Predicting.offered(deal), step, response);
        yield replies(predict, Predicting.faults(predict.then(), deal, seat));
      }
      case Step.PutInOrder order -> {
        var given = given(Response.Ordered.class, step, response).cards();
        yield replies(order, PuttingInOrder.of(order, deal).faults(given));
      }
      case Step.Keep keep -> keep(keep, deal, cards(step, response));
      case Step.PlayOut play ->
          throw new IllegalStateException("played card by card: " + play.id());
    };
  }

  private List<LessonText> best(Step.BestCard step, DealState deal, CardSet cards) {
    var mistakes = TappingCards.mistakes(deal, cards);
    if (!mistakes.isEmpty()) {
      return replies(step, mistakes);
    }
    return step.right().containsAll(cards)
        ? List.of()
        : own(step, ChoosingBest.reply(step, cards.toList().getFirst()));
  }

  private List<LessonText> keep(Step.Keep step, DealState deal, CardSet kept) {
    var wrongNumber = replies(step, Keeping.faults(deal, kept));
    return wrongNumber.isEmpty()
        ? step.must().minus(kept).stream().map(card -> text(step, "reply." + card.name())).toList()
        : wrongNumber;
  }

  private List<LessonText> own(Step step, String reply) {
    return List.of(text(step, "reply." + reply));
  }

  private List<LessonText> replies(Step.Task step, List<Remark> remarks) {
    return remarks.stream()
        .map(
            remark -> {
              var own = step.ownReplies().contains(remark.code());
              var name = "reply." + remark.code().publicName();
              return own
                  ? text(step, name, remark.arguments())
                  : new LessonText(
                      "lessons." + name, with(TableArguments.of(table()), remark.arguments()));
            })
        .toList();
  }

  private static CardSet cards(Step step, Response response) {
    return given(Response.Cards.class, step, response).cards();
  }

  private static String chosen(List<String> offered, Step step, Response response) {
    var option = given(Response.Chosen.class, step, response).option();
    if (!offered.contains(option)) {
      throw new IllegalArgumentException(step.id() + " offers no " + option);
    }
    return option;
  }

  private static <T extends Response> T given(Class<T> kind, Step step, Response response) {
    if (!kind.isInstance(response)) {
      throw new IllegalArgumentException(step.id() + " cannot be answered by " + response);
    }
    return kind.cast(response);
  }

  private LessonText lessonText(String name) {
    return new LessonText(lesson.key(name), TableArguments.of(table()));
  }

  private LessonText text(Step step, String name) {
    return text(step, name, Map.of());
  }

  private LessonText text(Step step, String name, Map<String, Object> more) {
    return new LessonText(
        lesson.key(step.id() + "." + name), with(TableArguments.of(table()), more));
  }

  private static Map<String, Object> with(Map<String, Object> some, Map<String, Object> more) {
    var all = new HashMap<>(some);
    all.putAll(more);
    return all;
  }
}
