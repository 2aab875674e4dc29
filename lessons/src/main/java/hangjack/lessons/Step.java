package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.Parameter;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One step of a lesson. A new kind is one record here, one class that judges it, and its lines in
 * {@link Judge}, {@link LessonRun} and {@link StepReader}.
 */
public sealed interface Step {
  /** What every step has. */
  Heading heading();

  /** Its name in the lesson, which never changes. */
  default String id() {
    return heading().id();
  }

  /** The id of the position on the table. */
  default String position() {
    return heading().position();
  }

  /** The rule it is about, for who wants to read it. */
  default Optional<String> rule() {
    return heading().rule();
  }

  /**
   * What every step has.
   *
   * @param id its name in the lesson, which never changes
   * @param position the id of the position on the table
   * @param rule the rule it is about: a parameter, or a section of the rules; empty where it is
   *     about none in particular
   */
  record Heading(String id, String position, Optional<String> rule) {}

  /** The lesson says something. */
  record Say(Heading heading) implements Step {}

  /**
   * The table moves to the position, action by action.
   *
   * @param from the id of the position where it begins
   */
  record Show(Heading heading, String from) implements Step {}

  /** A step that wants an answer. */
  sealed interface Task extends Step {
    /** The mistakes to which this step has an answer of its own. */
    default Set<ReplyCode> ownReplies() {
      return Set.of();
    }

    /** What the author takes to be right; the check compares it with the engine. */
    default Optional<Response> expected() {
      return Optional.empty();
    }
  }

  /** A step that offers answers to choose from, each with its own reply where it is wrong. */
  sealed interface Offer extends Task {}

  /**
   * The learner taps cards.
   *
   * @param asks which
   */
  record TapCards(
      Heading heading, CardQuestion asks, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {}

  /** The learner says for each of the four points who scores it. */
  record AssignPoints(Heading heading, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {}

  /**
   * The learner counts.
   *
   * @param what is counted
   */
  record Count(
      Heading heading, Countable what, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {}

  /**
   * The learner chooses one of some answers.
   *
   * @param asks what the engine is asked
   * @param options the answers, in the order in which they are offered
   */
  record Choose(Heading heading, Question asks, List<Option> options) implements Offer {
    public Choose {
      options = List.copyOf(options);
    }
  }

  /**
   * The learner stands or begs, gives or runs, bids or passes.
   *
   * @param by what makes a call right
   * @param offers the calls to choose from by {@link Calling#name}; empty for all there are
   * @param right the calls that the author takes to be right; empty by taste
   */
  record MakeCall(Heading heading, Basis by, List<String> offers, List<String> right)
      implements Offer {
    public MakeCall {
      offers = List.copyOf(offers);
      right = List.copyOf(right);
    }
  }

  /**
   * The learner taps one card of the hand that is worth the most.
   *
   * @param right the cards of which each is right, as the review values them
   * @param ownReplies the mistakes against the rules to which this step has an answer of its own
   * @param answered the wrong cards to which it has an answer of its own
   */
  record BestCard(Heading heading, CardSet right, Set<ReplyCode> ownReplies, CardSet answered)
      implements Task {}

  /**
   * The learner says who wins the trick on the table.
   *
   * @param then the cards that are still played to it, in order
   */
  record Predict(
      Heading heading, List<Card> then, Set<ReplyCode> ownReplies, Optional<Response> expected)
      implements Task {
    public Predict {
      then = List.copyOf(then);
    }
  }

  /**
   * The learner puts cards in order.
   *
   * @param cards as they are laid out
   * @param by what orders them
   * @param highestFirst whether the highest comes first, else the lowest
   */
  record PutInOrder(
      Heading heading,
      List<Card> cards,
      Ordering by,
      boolean highestFirst,
      Set<ReplyCode> ownReplies,
      Optional<Response> expected)
      implements Task {
    public PutInOrder {
      cards = List.copyOf(cards);
    }
  }

  /**
   * The learner reduces the hand after a run.
   *
   * @param by what makes a choice right
   * @param must the cards that a right choice keeps; none by the rules alone
   */
  record Keep(Heading heading, Basis by, CardSet must, Set<ReplyCode> ownReplies) implements Task {}

  /**
   * The learner plays on, card by card, until a goal is reached.
   *
   * @param goal what is to be reached
   * @param others the cards that other players play, in this order as far as the rules allow; who
   *     has no list, or none left, plays as a club player would
   * @param layouts positions that look the same to the learner, with other cards unseen; a card
   *     that fails in one of them is wrong and fails there
   * @param ownReplies the mistakes against the rules to which this step has an answer of its own
   * @param answered the wrong cards to which it has an answer of its own
   */
  record PlayOut(
      Heading heading,
      Goal goal,
      Map<Seat, List<Card>> others,
      List<String> layouts,
      Set<ReplyCode> ownReplies,
      CardSet answered)
      implements Task {
    public PlayOut {
      var copy = new EnumMap<Seat, List<Card>>(Seat.class);
      others.forEach((seat, cards) -> copy.put(seat, List.copyOf(cards)));
      others = Collections.unmodifiableMap(copy);
      layouts = List.copyOf(layouts);
    }
  }

  /**
   * An answer on offer.
   *
   * @param id its name in the step
   * @param value the engine's answer for which it is right
   */
  record Option(String id, String value) {}

  /** Something that is answered in one word. */
  sealed interface Question {
    /** Which side scores a point: {@code NS}, or {@code nobody}. */
    record WhoScores(FourPoint point) implements Question {}

    /** The value of a rule under the rules of the position, as records write it. */
    record RuleValue(Parameter<?> parameter) implements Question {}

    /** Something else that the engine knows of a deal. */
    record Fact(DealFact fact) implements Question {}

    /** What no engine can know, such as where a game comes from: the author says it. */
    record Statement(String answer) implements Question {}
  }
}
