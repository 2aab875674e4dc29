package hangjack.analyzer.plain;

import java.util.List;

/** The bidding of a plain deal. */
final class PlainAuction {
  private PlainAuction() {}

  static void options(PlainDeal deal, List<String> options) {
    var rules = deal.rules;
    var seat = deal.order.get(deal.calls.size());
    var isDealer = seat.equals(deal.order.getLast());
    if (!isDealer || deal.bid > 0 || !rules.is("all-pass", "dealer-forced")) {
      options.add(seat + " pass");
    }
    for (var bid = rules.number("min-bid"); bid <= rules.number("max-bid"); bid++) {
      if (bid > deal.bid) {
        options.add(seat + " " + bid);
      }
    }
    var steal = rules.text("dealer-steal");
    var mayTake =
        steal.equals("always") || (steal.equals("below-max") && deal.bid < rules.number("max-bid"));
    if (isDealer && deal.bid > 0 && mayTake) {
      options.add(seat + " take");
    }
  }

  static void act(PlainDeal deal, String seat, String word) {
    deal.calls.add(word);
    if (word.equals("take")) {
      deal.pitcher = seat;
    } else if (!word.equals("pass")) {
      deal.pitcher = seat;
      deal.bid = Integer.parseInt(word);
    }
    if (deal.calls.size() < deal.order.size()) {
      return;
    }
    if (deal.pitcher.isEmpty()) {
      if (deal.rules.is("all-pass", "elder-free")) {
        deal.pitcher = deal.order.getFirst();
      } else {
        deal.over("passed out");
        return;
      }
    }
    deal.play("");
  }
}
