package hangjack.analyzer.search;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;

/** How likely a player makes a call, by what he holds. */
final class CallLikelihood {
  /** Nothing that a player may say is less likely than this: nobody plays by one book. */
  static final double LEAST = 0.02;

  private final HandClasses classes;
  private final double[] likelihoods = new double[HandClass.ALL];

  /**
   * The likelihood of a call.
   *
   * @param before the deal when it was made; nobody's hand in it matters
   */
  CallLikelihood(DealState before, Action.Call call) {
    this.classes = CallSituation.classes(before);
    var counts = CallCounts.of(before.rules());
    var situation = CallSituation.of(before);
    for (var place = 0; place < likelihoods.length; place++) {
      var hand = HandClass.at(place);
      likelihoods[place] =
          counts
              .flatMap(counted -> counted.share(situation, hand, call.word()))
              .map(share -> Math.max(LEAST, share))
              .orElse(1.0);
    }
  }

  /**
   * The likelihood with a hand, 0.02 to 1; 1 where nothing is known of such calls.
   *
   * @param hand the cards the player may have held when he was to call, as bits
   */
  double with(long hand) {
    return likelihoods[classes.placeOf(hand)];
  }
}
