package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Puts the kinds of tasks together: what is right, and what is wrong with an answer. */
final class Judge {
  private Judge() {}

  /** Whether a step can be asked in a position. */
  static boolean fits(Step step, DealState deal, Seat learner) {
    return switch (step) {
      case Step.Say say -> true;
      case Step.Show show -> true;
      case Step.TapCards tap -> TappingCards.fits(tap.asks(), deal, learner);
      case Step.AssignPoints assign -> AssigningPoints.fits(deal);
      case Step.Count count -> Counting.fits(count.what(), deal);
      case Step.Choose choose -> Choosing.fits(choose.asks(), deal);
      case Step.MakeCall call -> Calling.fits(call, deal, learner);
      case Step.BestCard best -> ChoosingBest.fits(best, deal, learner);
      case Step.Predict predict -> Predicting.fits(predict.then(), deal);
      case Step.PutInOrder order -> PuttingInOrder.of(order, deal).fits();
      case Step.Keep keep -> Keeping.fits(keep, deal, learner);
      case Step.PlayOut play -> PlayingOut.of(play, deal, learner).fits(deal);
    };
  }

  /** Every right answer; a set of cards of which any one is right is given card by card. */
  static List<Response> right(Step step, DealState deal) {
    return switch (step) {
      case Step.Say say -> List.of(new Response.Onward());
      case Step.Show show -> List.of(new Response.Onward());
      case Step.TapCards tap when tap.asks().wantsAll() ->
          List.of(new Response.Cards(TappingCards.accepted(tap.asks(), deal)));
      case Step.TapCards tap -> oneByOne(TappingCards.accepted(tap.asks(), deal));
      case Step.AssignPoints assign -> List.of(accepted(assign, deal));
      case Step.Count count -> List.of(accepted(count, deal));
      case Step.Choose choose -> each(Choosing.accepted(choose, deal), Response.Chosen::new);
      case Step.MakeCall call -> each(Calling.accepted(call, deal), Response.Chosen::new);
      case Step.BestCard best -> oneByOne(best.right());
      case Step.Predict predict -> List.of(accepted(predict, deal));
      case Step.PutInOrder order -> List.of(accepted(order, deal));
      case Step.Keep keep -> List.of(accepted(keep, deal));
      case Step.PlayOut play -> oneByOne(saving(play, deal));
    };
  }

  /** Wrong answers of every sort a learner can give. */
  static List<Response> wrong(Step step, DealState deal) {
    return switch (step) {
      case Step.Say say -> List.of();
      case Step.Show show -> List.of();
      case Step.TapCards tap -> each(TappingCards.wrong(tap.asks(), deal), Response.Cards::new);
      case Step.AssignPoints assign -> each(AssigningPoints.wrong(deal), Response.Points::new);
      case Step.Count count -> each(Counting.wrong(count.what(), deal), Response.Counted::new);
      case Step.Choose choose -> each(Choosing.wrong(choose, deal), Response.Chosen::new);
      case Step.MakeCall call -> each(Calling.wrong(call, deal), Response.Chosen::new);
      case Step.BestCard best ->
          oneByOne(deal.hand(deal.toAct().orElseThrow()).minus(best.right()));
      case Step.Predict predict ->
          each(
              Predicting.offered(deal).stream()
                  .filter(seat -> !seat.equals(Predicting.accepted(predict.then(), deal)))
                  .toList(),
              Response.Chosen::new);
      case Step.PutInOrder order ->
          each(PuttingInOrder.of(order, deal).wrong(), Response.Ordered::new);
      case Step.Keep keep -> each(Keeping.wrong(keep, deal), Response.Cards::new);
      case Step.PlayOut play ->
          oneByOne(deal.hand(deal.toAct().orElseThrow()).minus(saving(play, deal)));
    };
  }

  /** What the engine says, in the form in which a lesson file can expect it. */
  static Response accepted(Step.Task step, DealState deal) {
    return switch (step) {
      case Step.TapCards tap -> new Response.Cards(TappingCards.accepted(tap.asks(), deal));
      case Step.AssignPoints assign -> new Response.Points(AssigningPoints.accepted(deal));
      case Step.Count count -> new Response.Counted(Counting.accepted(count.what(), deal));
      case Step.Predict predict -> new Response.Chosen(Predicting.accepted(predict.then(), deal));
      case Step.PutInOrder order -> new Response.Ordered(PuttingInOrder.of(order, deal).accepted());
      case Step.BestCard best -> new Response.Cards(best.right());
      case Step.Keep keep -> new Response.Cards(Keeping.accepted(keep, deal));
      case Step.PlayOut play -> new Response.Cards(saving(play, deal));
      case Step.Offer offer ->
          throw new IllegalArgumentException("options are not expected: " + offer.id());
    };
  }

  private static CardSet saving(Step.PlayOut play, DealState deal) {
    return PlayingOut.of(play, deal, deal.toAct().orElseThrow()).saving(deal);
  }

  private static List<Response> oneByOne(CardSet cards) {
    return each(cards.toList(), card -> new Response.Cards(CardSet.of(card)));
  }

  private static <T> List<Response> each(Collection<T> answers, Function<T, Response> response) {
    return answers.stream().map(response).toList();
  }
}
