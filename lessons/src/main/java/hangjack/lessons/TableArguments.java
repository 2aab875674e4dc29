package hangjack.lessons;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What every text may name: {@code trump} and {@code led} where there is one; {@code scoreNS}, the
 * score of a side before the deal. After the last trick {@code trumps}, those that were in play,
 * and for each side the count and the cards that make it, {@code pipsNS} and {@code worthNS}; when
 * the deal is over {@code pointsNS}, those that are counted, and {@code afterNS}, the score then.
 */
final class TableArguments {
  private TableArguments() {}

  static Map<String, Object> of(DealState deal) {
    var arguments = new HashMap<String, Object>();
    deal.trump().ifPresent(trump -> arguments.put("trump", trump));
    TappingCards.led(deal).ifPresent(led -> arguments.put("led", led));
    for (var side : deal.seating().sides()) {
      arguments.put("score" + side.name(), deal.before().of(side));
    }
    if (deal.ending().equals(Optional.of(Ending.PLAYED_OUT))) {
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
    if (deal.phase() == Phase.OVER) {
      var counting = CountingOut.count(deal.rules(), deal.before(), ScoreSheet.of(deal));
      for (var side : deal.seating().sides()) {
        arguments.put("points" + side.name(), counting.deal().of(side));
        arguments.put("after" + side.name(), counting.after().of(side));
      }
    }
    return arguments;
  }
}
