package hangjack.analyzer.record;

import hangjack.analyzer.cards.CardSet;
import java.util.List;

/**
 * The cards of one seat.
 *
 * @param dealt the cards dealt at first
 * @param packets what each run of the cards added, first to last
 * @param discarded what was laid away after a run
 */
public record HandRecord(GivenCards dealt, List<GivenCards> packets, GivenCards discarded) {
  public HandRecord {
    packets = List.copyOf(packets);
  }

  /** A hand that is known whole and to which no run added. */
  public static HandRecord of(CardSet dealt) {
    return new HandRecord(GivenCards.of(dealt), List.of(), GivenCards.NONE);
  }

  /** Every card that is known to have been dealt to the seat. */
  public CardSet received() {
    return packets.stream().map(GivenCards::known).reduce(dealt.known(), CardSet::union);
  }

  /** How many cards the seat was dealt, packets included. */
  public int size() {
    return dealt.size() + packets.stream().mapToInt(GivenCards::size).sum();
  }

  /** How many of them are not known. */
  public int unknown() {
    return size() - received().size();
  }

  /** The cards that are known to have been dealt and not laid away. */
  public CardSet kept() {
    return received().minus(discarded.known());
  }
}
