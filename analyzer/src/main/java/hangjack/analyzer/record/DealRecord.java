package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.rules.RuleSet;
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
 * @param hands the cards of each occupied seat
 * @param names people's names, for the seats that have one
 * @param turnUps the cards turned up, first to last
 * @param calls what was said; empty where the record does not tell
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
    List<TrickRecord> tricks,
    Optional<Scores> claim,
    boolean penaltiesClaimed,
    Map<String, String> remarks) {
  public DealRecord {
    hands = Collections.unmodifiableMap(bySeat(hands));
    names = Collections.unmodifiableMap(bySeat(names));
    turnUps = List.copyOf(turnUps);
    calls = List.copyOf(calls);
    tricks = List.copyOf(tricks);
    remarks = Collections.unmodifiableMap(new LinkedHashMap<>(remarks));
  }

  private static <T> Map<Seat, T> bySeat(Map<Seat, T> map) {
    var copy = new EnumMap<Seat, T>(Seat.class);
    copy.putAll(map);
    return copy;
  }
}
