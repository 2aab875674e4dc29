package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.Trumps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes records in their canonical form. */
public final class RecordWriter {
  private static final CardSet ONLY_JOKER = CardSet.of(Card.JOKER);

  private RecordWriter() {}

  /** The text of some deals, a blank line between them. */
  public static String write(List<DealRecord> deals) {
    return deals.stream().map(RecordWriter::write).collect(Collectors.joining("\n"));
  }

  /** The text of one deal; reading it gives the same deal. */
  public static String write(DealRecord deal) {
    var lines = new ArrayList<String>();
    tag(lines, Tags.RULES, rules(deal));
    if (needsPlayers(deal)) {
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
    deal.trump().ifPresent(suit -> tag(lines, Tags.TRUMP, "" + suit.letter()));
    if (!deal.stock().isEmpty()) {
      tag(lines, Tags.STOCK, names(deal.stock()));
    }
    deal.claim().ifPresent(claim -> tag(lines, Tags.CLAIM, scores(claim)));
    if (deal.penaltiesClaimed()) {
      tag(lines, Tags.PENALTIES, "claimed");
    }
    deal.remarks().forEach((name, value) -> tag(lines, name, value));
    for (var i = 0; i < deal.tricks().size(); i++) {
      var trick = deal.tricks().get(i);
      lines.add(i + 1 + ". " + trick.leader().letter() + " " + told(trick.cards()));
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** Whether the number of players follows neither from the preset nor from the hands. */
  private static boolean needsPlayers(DealRecord deal) {
    var byHands = CardsReader.playersByHands(deal.hands().keySet());
    return overrides(deal).containsKey(Parameter.PLAYERS.name())
        || byHands.filter(number -> number != deal.rules().players()).isPresent();
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
    var text = new StringBuilder(given(deal, hand.dealt()));
    hand.packets().forEach(packet -> text.append(" + ").append(given(deal, packet)));
    if (!hand.discarded().isEmpty()) {
      text.append(" - ").append(given(deal, hand.discarded()));
    }
    return text.toString();
  }

  private static String given(DealRecord deal, GivenCards cards) {
    return told(inOrder(cards, deal.trumps()));
  }

  /** The cards of a hand as records write them, those not remembered last. */
  static List<Optional<Card>> inOrder(GivenCards cards, Optional<Trumps> trumps) {
    var all = new ArrayList<Optional<Card>>();
    sorted(cards.known(), trumps).forEach(card -> all.add(Optional.of(card)));
    all.addAll(Collections.nCopies(cards.unknown(), Optional.empty()));
    return all;
  }

  private static String told(List<Optional<Card>> cards) {
    return cards.stream()
        .map(card -> card.map(Card::name).orElse(CardsReader.UNKNOWN))
        .collect(Collectors.joining(" "));
  }

  /**
   * Cards in the order in which a hand is written: trumps, then spades, hearts, diamonds, clubs,
   * each from high to low; a joker among the trumps at its rank, or first where there are none.
   *
   * @param trumps what are trumps, where it is known
   */
  public static List<Card> sorted(CardSet cards, Optional<Trumps> trumps) {
    var sorted = new ArrayList<Card>();
    var own = trumps.map(known -> known.in(cards)).orElse(cards.intersection(ONLY_JOKER));
    sorted.addAll(own.toList());
    trumps.ifPresent(
        known ->
            sorted.sort(
                (one, other) -> {
                  var below = known.isHigher(other, one) ? 1 : 0;
                  return known.isHigher(one, other) ? -1 : below;
                }));
    for (var suit : Suit.values()) {
      sorted.addAll(cards.minus(own).of(suit).toList().reversed());
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
