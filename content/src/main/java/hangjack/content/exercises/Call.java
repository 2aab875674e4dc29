package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.CallValueTable.CallValue;
import hangjack.analyzer.search.CallValueTable.Row;
import hangjack.analyzer.search.HandClass;
import java.util.List;
import java.util.Optional;

/**
 * What to call with a hand when nothing has been scored: only where the shipped table is sure, for
 * the class of such hands, that one call is better than every other.
 *
 * @param turnUp the card turned up; empty where the players bid
 * @param row the line of the table for hands of that class
 */
public record Call(RuleSet rules, CallMoment moment, CardSet hand, Optional<Card> turnUp, Row row)
    implements Exercise {
  /** The first of the bidders is to speak. */
  static final CallMoment FIRST_BID = new CallMoment(CallMoment.Caller.FIRST, 0);

  private static final double CLEAR = 0.8;
  private static final double FINE = 0.4;

  public Call {
    if (!row.best().isSurelyBest()) {
      throw new IllegalArgumentException("no call is surely best");
    }
  }

  /** Whether there is a table for these very rules. */
  static boolean isFor(RuleSet rules) {
    return CallValueTable.ofUnchanged(rules).isPresent();
  }

  /**
   * The exercise for a hand; empty where there is no table for these very rules, or it is not sure.
   */
  static Optional<Call> of(RuleSet rules, CallMoment moment, CardSet hand, Optional<Card> turnUp) {
    var of = turnUp.map(card -> HandClass.of(rules, hand, card.suit()));
    return CallValueTable.ofUnchanged(rules)
        .flatMap(table -> table.row(moment, of.orElseGet(() -> HandClass.ofBestSuit(rules, hand))))
        .filter(row -> row.best().isSurelyBest())
        .map(row -> new Call(rules, moment, hand, turnUp, row));
  }

  @Override
  public Kind kind() {
    return Kind.CALL;
  }

  /** The best call, with its lead over the next one and how certain that is. */
  public CallValue answer() {
    return row.best();
  }

  /** The words of the calls to choose from, as in records, in the order of the table. */
  public List<String> choices() {
    return row.calls().stream().map(CallValue::call).toList();
  }

  /** The suit of trumps, as far as it is known. */
  public Optional<Suit> trump() {
    return turnUp.map(Card::suit);
  }

  /** By the lead of the best call: large, middling, or small though sure. */
  @Override
  public Level level() {
    var lead = answer().ahead();
    if (lead >= CLEAR) {
      return Level.FIRST;
    }
    return lead >= FINE ? Level.SECOND : Level.THIRD;
  }

  @Override
  public boolean isTrivial() {
    return choices().size() < 2;
  }
}
