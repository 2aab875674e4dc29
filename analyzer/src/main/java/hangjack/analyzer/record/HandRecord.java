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
public record HandRecord(CardSet dealt, List<CardSet> packets, CardSet discarded) {
  public HandRecord {
    packets = List.copyOf(packets);
  }

  /** Every card the seat received. */
  public CardSet received() {
    return packets.stream().reduce(dealt, CardSet::union);
  }
}
