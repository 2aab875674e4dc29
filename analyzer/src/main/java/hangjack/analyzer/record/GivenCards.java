package hangjack.analyzer.record;

import hangjack.analyzer.cards.CardSet;

/**
 * Cards as a record tells them.
 *
 * @param known the cards it names
 * @param unknown how many more there are that its writer does not remember, 0 or more
 */
public record GivenCards(CardSet known, int unknown) {
  /** No card. */
  public static final GivenCards NONE = new GivenCards(CardSet.EMPTY, 0);

  /** Cards that are all named. */
  public static GivenCards of(CardSet known) {
    return new GivenCards(known, 0);
  }

  public int size() {
    return known.size() + unknown;
  }

  public boolean isEmpty() {
    return size() == 0;
  }
}
