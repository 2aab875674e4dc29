package hangjack.analyzer.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A deal played by the rules, written a second time from the specification: names of cards in
 * lists, everything copied at each step, nothing shared with the engine. It is slow and meant to be
 * easy to check by reading, from top to bottom beside the specification: hence one long class.
 */
public final class PlainDeal {
  final PlainRules rules;
  final List<String> order;
  final Map<String, Integer> before;
  final Map<String, List<String>> hands = new LinkedHashMap<>();
  final Map<String, List<String>> received = new LinkedHashMap<>();
  final List<String> stock = new ArrayList<>();
  final List<String> turnUps = new ArrayList<>();
  final List<String> calls = new ArrayList<>();
  final List<List<String>> tricks = new ArrayList<>();
  final List<String> winners = new ArrayList<>();
  final List<String> thrown = new ArrayList<>();
  List<String> trick = new ArrayList<>();
  String leader = "";
  String trump = "";
  boolean fixed;
  boolean gift;
  String phase = "";
  String ending = "";
  String pitcher = "";
  int bid;

  private PlainDeal(PlainRules rules, List<String> order, Map<String, Integer> before) {
    this.rules = rules;
    this.order = order;
    this.before = before;
  }

  /**
   * A deal at its first decision.
   *
   * @param values the parameters of the rules as records write them
   * @param before points made in the match so far, by side
   * @param hands the cards of each seat
   * @param stock the cards after the hands, top first
   * @param cut the suit that was cut, or nothing
   */
  public static PlainDeal begin(
      Map<String, String> values,
      String dealer,
      Map<String, Integer> before,
      Map<String, List<String>> hands,
      List<String> stock,
      String cut) {
    var rules = new PlainRules(values);
    var deal = new PlainDeal(rules, rules.order(dealer), before);
    for (var seat : deal.order) {
      deal.hands.put(seat, new ArrayList<>(hands.getOrDefault(seat, List.of())));
      deal.received.put(seat, new ArrayList<>(hands.getOrDefault(seat, List.of())));
    }
    deal.stock.addAll(stock);
    switch (rules.text("trump-source")) {
      case "turn-up" -> {
        deal.turn();
        if (!deal.wonAtOnce()) {
          deal.openCalls();
        }
      }
      case "stock-top" -> deal.play(stock.getFirst().substring(1));
      case "cut" -> deal.play(cut);
      default -> {
        if (rules.number("max-bid") > 0) {
          deal.phase = "bid";
        } else {
          deal.play("");
        }
      }
    }
    return deal;
  }

  /** A deal of 52 cards shuffled by a seed, with nothing scored before. */
  public static PlainDeal shuffled(Map<String, String> values, String dealer, long seed) {
    var rules = new PlainRules(values);
    var pack = new ArrayList<String>();
    for (var suit : List.of("s", "h", "d", "c")) {
      for (var rank : PlainRules.RANKS.toCharArray()) {
        pack.add(rank + suit);
      }
    }
    Collections.shuffle(pack, new Random(seed));
    var hands = new LinkedHashMap<String, List<String>>();
    for (var seat : rules.order(dealer)) {
      var hand = pack.subList(0, rules.number("hand-size"));
      hands.put(seat, new ArrayList<>(hand));
      hand.clear();
    }
    return begin(values, dealer, Map.of(), hands, pack, "s");
  }

  /** Whether nobody can do anything any more. */
  public boolean isOver() {
    return phase.equals("over");
  }

  /** How it ended: played out, exhausted, won at once or passed out. */
  public String ending() {
    return ending;
  }

  /** Everything that may be done now, such as {@code E beg} or {@code E Kh}. */
  public List<String> options() {
    var options = new ArrayList<String>();
    switch (phase) {
      case "elder" -> {
        options.add(order.getFirst() + " stand");
        options.add(order.getFirst() + " beg");
      }
      case "dealer" -> {
        if (mayGive()) {
          options.add(order.getLast() + " give");
        }
        options.add(order.getLast() + " run");
      }
      case "bid" -> PlainAuction.options(this, options);
      case "discard" -> {
        var seat = nextToThrow();
        for (var cards : choices(hand(seat), surplus(hand(seat).size()))) {
          options.add(seat + " throw " + cards.stream().sorted().collect(Collectors.joining(" ")));
        }
      }
      case "play" -> {
        var seat = toPlay();
        for (var card : hand(seat)) {
          if (mayPlay(seat, card)) {
            options.add(seat + " " + card);
          }
        }
      }
      default -> {}
    }
    return options;
  }

  /** The deal after one of the options. */
  public PlainDeal after(String option) {
    var next = copy();
    next.act(option);
    return next;
  }

  private PlainDeal copy() {
    var copy = new PlainDeal(rules, order, before);
    hands.forEach((seat, cards) -> copy.hands.put(seat, new ArrayList<>(cards)));
    received.forEach((seat, cards) -> copy.received.put(seat, new ArrayList<>(cards)));
    copy.stock.addAll(stock);
    copy.turnUps.addAll(turnUps);
    copy.calls.addAll(calls);
    tricks.forEach(cards -> copy.tricks.add(new ArrayList<>(cards)));
    copy.winners.addAll(winners);
    copy.thrown.addAll(thrown);
    copy.trick = new ArrayList<>(trick);
    copy.leader = leader;
    copy.trump = trump;
    copy.fixed = fixed;
    copy.gift = gift;
    copy.phase = phase;
    copy.ending = ending;
    copy.pitcher = pitcher;
    copy.bid = bid;
    return copy;
  }

  private void act(String option) {
    var words = option.split(" ", -1);
    switch (phase) {
      case "elder", "dealer" -> call(words[1]);
      case "bid" -> PlainAuction.act(this, words[0], words[1]);
      case "discard" -> {
        for (var word = 2; word < words.length; word++) {
          hand(words[0]).remove(words[word]);
          received(words[0]).remove(words[word]);
        }
        thrown.add(words[0]);
        if (nextToThrow().isEmpty()) {
          play(trump);
        }
      }
      default -> playCard(words[0], words[1]);
    }
  }

  private void turn() {
    turnUps.add(stock.removeFirst());
    trump = turnUps.getLast().substring(1);
  }

  private void openCalls() {
    if (rules.is("beg", "none")) {
      settled();
    } else {
      phase = "elder";
    }
  }

  private void call(String word) {
    switch (word) {
      case "beg" -> {
        if (rules.is("beg", "full")) {
          phase = "dealer";
        } else {
          run();
        }
      }
      case "run" -> run();
      case "give" -> {
        gift = true;
        settled();
      }
      default -> settled();
    }
  }

  private void settled() {
    fixed = true;
    if (!wonAtOnce()) {
      play(trump);
    }
  }

  private boolean mayGive() {
    if (rules.is("gift-requires-trump", "yes")
        && hand(order.getLast()).stream().noneMatch(card -> card.endsWith(trump))) {
      return false;
    }
    if (rules.is("gift-can-win", "yes")) {
      return true;
    }
    for (var side : receivers()) {
      if (made(side) + rules.number("gift-points") >= rules.number("target")) {
        return false;
      }
    }
    return true;
  }

  List<String> receivers() {
    if (rules.is("gift-to", "elder")) {
      return List.of(rules.side(order.getFirst()));
    }
    var others = new ArrayList<>(rules.sides());
    others.remove(rules.side(order.getLast()));
    return others;
  }

  private void run() {
    var recipients =
        rules.is("run-recipients", "all") ? order : List.of(order.getFirst(), order.getLast());
    var packet = rules.number("run-packet");
    var rejected = turnUps.getFirst().substring(1);
    while (true) {
      if (stock.size() < recipients.size() * packet + 1) {
        over("exhausted");
        return;
      }
      var together = Math.min(packet, rules.number("deal-packet"));
      for (var given = 0; given < packet; given += together) {
        for (var seat : recipients) {
          for (var card = given; card < Math.min(packet, given + together); card++) {
            hand(seat).add(stock.getFirst());
            received(seat).add(stock.removeFirst());
          }
        }
      }
      turn();
      fixed = !trump.equals(rejected);
      if (wonAtOnce()) {
        return;
      }
      if (fixed) {
        break;
      }
    }
    phase = "discard";
    if (nextToThrow().isEmpty()) {
      play(trump);
    }
  }

  private int surplus(int held) {
    var six = rules.number("hand-size");
    var nine = six + rules.number("run-packet");
    var kept =
        switch (rules.text("hand-after-run")) {
          case "keep" -> held;
          case "keep-nine" -> turnUps.size() == 2 ? nine : six;
          default -> six;
        };
    return Math.max(0, held - kept);
  }

  private String nextToThrow() {
    for (var seat : order) {
      if (!thrown.contains(seat) && surplus(hand(seat).size()) > 0) {
        return seat;
      }
    }
    return "";
  }

  private static List<List<String>> choices(List<String> cards, int many) {
    if (many == 0) {
      return List.of(List.of());
    }
    var choices = new ArrayList<List<String>>();
    for (var first = 0; first + many <= cards.size(); first++) {
      for (var rest : choices(cards.subList(first + 1, cards.size()), many - 1)) {
        var choice = new ArrayList<String>(List.of(cards.get(first)));
        choice.addAll(rest);
        choices.add(choice);
      }
    }
    return choices;
  }

  void play(String suit) {
    trump = suit;
    fixed = !suit.isEmpty();
    phase = "play";
    leader = pitcher.isEmpty() ? order.getFirst() : pitcher;
  }

  private List<String> seatsFrom(String first) {
    var seats = new ArrayList<>(order);
    Collections.rotate(seats, -seats.indexOf(first));
    return seats;
  }

  private String toPlay() {
    return seatsFrom(leader).get(trick.size());
  }

  private boolean mayPlay(String seat, String card) {
    if (!canFollowWith(seat, card)) {
      return false;
    }
    if (rules.is("no-undertrump", "no") || !goesUnder(card)) {
      return true;
    }
    // allowed only where every other card would go under too
    return hand(seat).stream()
        .filter(other -> canFollowWith(seat, other))
        .allMatch(this::goesUnder);
  }

  private boolean canFollowWith(String seat, String card) {
    if (trick.isEmpty()) {
      return true;
    }
    var led = PlainRules.suit(trick.getFirst(), trump);
    var own = PlainRules.suit(card, trump);
    var trumpSuit = trump.charAt(0);
    var holdsLed = hand(seat).stream().anyMatch(c -> PlainRules.suit(c, trump) == led);
    var holdsTrump = hand(seat).stream().anyMatch(c -> PlainRules.suit(c, trump) == trumpSuit);
    if (holdsLed) {
      return own == led
          || (own == trumpSuit && led != trumpSuit && rules.is("permissive-trumping", "yes"));
    }
    return own == trumpSuit || !holdsTrump || rules.is("must-trump-when-void", "no");
  }

  private boolean goesUnder(String card) {
    if (trick.isEmpty() || PlainRules.suit(trick.getFirst(), trump) == trump.charAt(0)) {
      return false;
    }
    return PlainRules.suit(card, trump) == trump.charAt(0)
        && trick.stream()
            .anyMatch(
                other ->
                    PlainRules.suit(other, trump) == trump.charAt(0)
                        && rules.height(other) > rules.height(card));
  }

  private void playCard(String seat, String card) {
    if (trump.isEmpty()) {
      trump = card.equals(PlainRules.JOKER) ? "s" : card.substring(1);
      fixed = true;
    }
    hand(seat).remove(card);
    trick.add(card);
    if (trick.size() < rules.players()) {
      return;
    }
    var best = 0;
    for (var place = 1; place < trick.size(); place++) {
      if (rules.beats(trick.get(place), trick.get(best), trump)) {
        best = place;
      }
    }
    leader = seatsFrom(leader).get(best);
    winners.add(leader);
    tricks.add(trick);
    trick = new ArrayList<>();
    if (!rules.is("draw-stock", "none") && !stock.isEmpty()) {
      for (var drawer : seatsFrom(leader)) {
        hand(drawer).add(stock.getFirst());
        received(drawer).add(stock.removeFirst());
      }
    }
    if (hands.values().stream().anyMatch(List::isEmpty)) {
      over("played out");
    }
  }

  private boolean wonAtOnce() {
    if (rules.is("immediate-points-can-win", "no")) {
      return false;
    }
    for (var side : rules.sides()) {
      if (made(side) + PlainScore.early(this, side) >= rules.number("target")) {
        over("won at once");
        return true;
      }
    }
    return false;
  }

  void over(String how) {
    phase = "over";
    ending = how;
  }

  int made(String side) {
    return before.getOrDefault(side, 0);
  }

  List<String> hand(String seat) {
    return hands.computeIfAbsent(seat, _ -> new ArrayList<>());
  }

  List<String> received(String seat) {
    return received.computeIfAbsent(seat, _ -> new ArrayList<>());
  }
}
