package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes records in their canonical form. */
public final class RecordWriter {
  private RecordWriter() {}

  /** The text of some deals, a blank line between them. */
  public static String write(List<DealRecord> deals) {
    return deals.stream().map(RecordWriter::write).collect(Collectors.joining("\n"));
  }

  /** The text of one deal; reading it gives the same deal. */
  public static String write(DealRecord deal) {
    var lines = new ArrayList<String>();
    tag(lines, Tags.RULES, rules(deal));
    if (overrides(deal).containsKey(Parameter.PLAYERS.name())) {
      tag(lines, Tags.PLAYERS, "" + deal.rules().players());
    }
    tag(lines, Tags.DEALER, "" + deal.dealer().letter());
    deal.score().ifPresent(score -> tag(lines, Tags.SCORE, scores(score)));
    deal.hands().forEach((seat, hand) -> tag(lines, Tags.hand(seat), hand(deal, hand)));
    deal.names().forEach((seat, name) -> tag(lines, Tags.personName(seat), name));
    if (!deal.turnUps().isEmpty()) {
      tag(lines, Tags.TURN_UP, names(deal.turnUps()));
    }
    if (!deal.calls().isEmpty()) {
      tag(lines, Tags.CALLS, calls(deal.calls()));
    }
    deal.claim().ifPresent(claim -> tag(lines, Tags.CLAIM, scores(claim)));
    if (deal.penaltiesClaimed()) {
      tag(lines, Tags.PENALTIES, "claimed");
    }
    deal.remarks().forEach((name, value) -> tag(lines, name, value));
    for (var i = 0; i < deal.tricks().size(); i++) {
      var trick = deal.tricks().get(i);
      lines.add(i + 1 + ". " + trick.leader().letter() + " " + names(trick.cards()));
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** What these rules change of their preset; the players have a tag of their own. */
  private static String rules(DealRecord deal) {
    return overrides(deal).entrySet().stream()
        .filter(entry -> !entry.getKey().equals(Parameter.PLAYERS.name()))
        .map(entry -> "; " + entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining("", deal.rules().id(), ""));
  }

  private static Map<String, String> overrides(DealRecord deal) {
    return HouseRules.overrides(deal.rules());
  }

  private static String hand(DealRecord deal, HandRecord hand) {
    var text = new StringBuilder(sorted(deal, hand.dealt()));
    hand.packets().forEach(packet -> text.append(" + ").append(sorted(deal, packet)));
    if (!hand.discarded().isEmpty()) {
      text.append(" - ").append(sorted(deal, hand.discarded()));
    }
    return text.toString();
  }

  /** The cards of a hand as records write them: trumps first, then by suit, high to low. */
  private static String sorted(DealRecord deal, CardSet cards) {
    return names(sorted(cards, deal.turnUps().isEmpty() ? List.of() : trumps(deal)));
  }

  private static List<Suit> trumps(DealRecord deal) {
    return List.of(deal.turnUps().getLast().suit());
  }

  /**
   * The order of a hand: the given suits first, then spades, hearts, diamonds and clubs, each high
   * to low.
   */
  public static List<Card> sorted(CardSet cards, List<Suit> first) {
    var order = new ArrayList<>(first);
    var others = EnumSet.allOf(Suit.class);
    others.removeAll(first);
    order.addAll(others);
    var sorted = new ArrayList<Card>();
    for (var suit : order) {
      var ofSuit = new ArrayList<>(cards.of(suit).toList());
      Collections.reverse(ofSuit);
      sorted.addAll(ofSuit);
    }
    return sorted;
  }

  private static String calls(List<Action.Call> calls) {
    return calls.stream()
        .map(call -> call.seat().letter() + " " + call.word())
        .collect(Collectors.joining(", "));
  }

  private static String scores(Scores scores) {
    return scores.points().entrySet().stream()
        .map(entry -> entry.getKey().name() + " " + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String names(List<Card> cards) {
    return cards.stream().map(Card::name).collect(Collectors.joining(" "));
  }

  private static void tag(List<String> lines, String name, String value) {
    var escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    lines.add("[" + name + " \"" + escaped + "\"]");
  }
}
