package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.Trumps;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One deal as a record tells it. What the reader of records lets through can be replayed.
 *
 * @param rules the rules of the table, the number of players included
 * @param dealer who dealt
 * @param score the score before the deal; empty where it follows from the deals before
 * @param hands the cards of the seats whose cards are told, or shown whole by the play
 * @param names people's names, for the seats that have one
 * @param turnUps the cards turned up, first to last
 * @param calls what was said; empty where the record does not tell
 * @param trump the suit of trumps where no card of the record tells it
 * @param stock the stock the players draw from, first drawn first; empty where it is not told
 * @param tricks the play
 * @param claim what the table scored for the deal; empty where it is not told
 * @param penaltiesClaimed whether penalties count in the score
 * @param remarks free tags (event, date, site, note) and tags unknown here, by name in the order of
 *     writing
 */
public record DealRecord(
    RuleSet rules,
    Seat dealer,
    Optional<Scores> score,
    Map<Seat, HandRecord> hands,
    Map<Seat, String> names,
    List<Card> turnUps,
    List<Action.Call> calls,
    Optional<Suit> trump,
    List<Card> stock,
    List<TrickRecord> tricks,
    Optional<Scores> claim,
    boolean penaltiesClaimed,
    Map<String, String> remarks) {
  public DealRecord {
    hands = Collections.unmodifiableMap(bySeat(hands));
    names = Collections.unmodifiableMap(bySeat(names));
    turnUps = List.copyOf(turnUps);
    calls = List.copyOf(calls);
    stock = List.copyOf(stock);
    tricks = List.copyOf(tricks);
    remarks = Collections.unmodifiableMap(new LinkedHashMap<>(remarks));
  }

  /** The same deal with the score before it told. */
  public DealRecord withScore(Scores before) {
    return new DealRecord(
        rules,
        dealer,
        Optional.of(before),
        hands,
        names,
        turnUps,
        calls,
        trump,
        stock,
        tricks,
        claim,
        penaltiesClaimed,
        remarks);
  }

  /** What are trumps as far as the record tells: at its end, so that runs count. */
  public Optional<Trumps> trumps() {
    return trumpOf(rules, turnUps, stock, trump, tricks).map(rules::trumps);
  }

  /** The suit that the cards of a record make trumps, or that it names; empty where neither. */
  static Optional<Suit> trumpOf(
      RuleSet rules,
      List<Card> turnUps,
      List<Card> stock,
      Optional<Suit> named,
      List<TrickRecord> tricks) {
    return switch (rules.trumpSource()) {
      case TURN_UP -> turnUps.isEmpty() ? named : Optional.of(turnUps.getLast().suit());
      case STOCK_TOP -> stock.isEmpty() ? named : Optional.of(stock.getFirst().suit());
      case CUT -> named;
      case FIRST_LEAD ->
          tricks.stream()
              .findFirst()
              .flatMap(trick -> trick.cards().stream().findFirst())
              .flatMap(lead -> lead)
              .map(NamingTrump::byLead)
              .or(() -> named);
    };
  }

  private static <T> Map<Seat, T> bySeat(Map<Seat, T> map) {
    var copy = new EnumMap<Seat, T>(Seat.class);
    copy.putAll(map);
    return copy;
  }
}
