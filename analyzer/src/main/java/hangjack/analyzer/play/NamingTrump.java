package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import java.util.Optional;

/** What makes trumps: a turn-up, the first lead, the top of the stock, or a cut (rules 3). */
public final class NamingTrump {
  private NamingTrump() {}

  /** The trump that is known before a card is turned or played; empty where none is. */
  static Optional<Suit> beforePlay(RuleSet rules, Deal deal) {
    return switch (rules.trumpSource()) {
      case TURN_UP, FIRST_LEAD -> Optional.empty();
      case STOCK_TOP -> deal.named().or(() -> Optional.of(deal.stock().getFirst().suit()));
      case CUT -> deal.named();
    };
  }

  /** The trump that the first lead makes; a joker led makes spades trumps (rules 3.3). */
  public static Suit byLead(Card lead) {
    return lead.isJoker() ? Suit.SPADES : lead.suit();
  }
}
