package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.List;

/** Puts the kinds of tasks together: what is right, and what is wrong with an answer. */
final class Judge {
  private Judge() {}

  /** Whether a step can be asked in a position. */
  static boolean fits(Step step, DealState deal, Seat learner) {
    return switch (step) {
      case Step.Say say -> true;
      case Step.TapCards tap -> TappingCards.fits(tap.asks(), deal, learner);
      case Step.AssignPoints assign -> AssigningPoints.fits(deal);
      case Step.Count count -> CountingPips.fits(count.side(), deal);
      case Step.Choose choose -> Choosing.fits(choose.asks(), deal);
    };
  }

  /** Every right answer; a set of cards of which any one is right is given card by card. */
  static List<Response> right(Step step, DealState deal) {
    return switch (step) {
      case Step.Say say -> List.of(new Response.Onward());
      case Step.TapCards tap -> {
        var cards = TappingCards.accepted(tap.asks(), deal);
        yield tap.asks().wantsAll()
            ? List.of(new Response.Cards(cards))
            : cards.stream().<Response>map(card -> new Response.Cards(CardSet.of(card))).toList();
      }
      case Step.AssignPoints assign -> List.of(new Response.Points(AssigningPoints.accepted(deal)));
      case Step.Count count ->
          List.of(new Response.Counted(CountingPips.accepted(count.side(), deal)));
      case Step.Choose choose ->
          Choosing.accepted(choose, deal).stream().<Response>map(Response.Chosen::new).toList();
    };
  }

  /** Wrong answers of every sort a learner can give. */
  static List<Response> wrong(Step step, DealState deal) {
    return switch (step) {
      case Step.Say say -> List.of();
      case Step.TapCards tap ->
          TappingCards.wrong(tap.asks(), deal).stream().<Response>map(Response.Cards::new).toList();
      case Step.AssignPoints assign ->
          AssigningPoints.wrong(deal).stream().<Response>map(Response.Points::new).toList();
      case Step.Count count ->
          CountingPips.wrong(count.side(), deal).stream()
              .<Response>map(Response.Counted::new)
              .toList();
      case Step.Choose choose ->
          Choosing.wrong(choose, deal).stream().<Response>map(Response.Chosen::new).toList();
    };
  }

  /** What the engine says, in the form in which a lesson file can expect it. */
  static Response accepted(Step.Task step, DealState deal) {
    return switch (step) {
      case Step.TapCards tap -> new Response.Cards(TappingCards.accepted(tap.asks(), deal));
      case Step.AssignPoints assign -> new Response.Points(AssigningPoints.accepted(deal));
      case Step.Count count -> new Response.Counted(CountingPips.accepted(count.side(), deal));
      case Step.Choose choose ->
          throw new IllegalArgumentException("options are not expected: " + choose.id());
    };
  }
}
