package hangjack.analyzer.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CardSetTest {
  @Test
  void thePackHasFiftyTwoDifferentCards() {
    assertEquals(52, Pack.cards().size());
    assertEquals(52, new HashSet<>(Pack.cards().toList()).size());
    for (var card : Pack.cards()) {
      assertSame(card, Card.named(card.name()).orElseThrow());
    }
  }

  @Test
  void aSuitIteratesFromLowToHigh() {
    assertEquals("2h 5h Th Jh Ah", CardSet.named("Ah 5h Jh 2h Th").toString());
    assertEquals(Optional.of(card("Ah")), CardSet.named("5h Ah 2h Ks").highest(Suit.HEARTS));
    assertEquals(Optional.of(card("2h")), CardSet.named("5h Ah 2h Ks").lowest(Suit.HEARTS));
    assertEquals(Optional.empty(), CardSet.named("5h Ah").lowest(Suit.CLUBS));
    assertEquals(Optional.empty(), CardSet.named("5h Ah").highest(Suit.SPADES));
  }

  @Property
  void setsBehaveAsSetsOfCards(
      @ForAll Set<@IntRange(max = 51) Integer> first,
      @ForAll Set<@IntRange(max = 51) Integer> second) {
    var a = cards(first);
    var b = cards(second);
    var setA = CardSet.of(a);
    var setB = CardSet.of(b);
    assertEquals(a.size(), setA.size());
    var union = new HashSet<>(a);
    union.addAll(b);
    assertEquals(union, new HashSet<>(setA.union(setB).toList()));
    var both = new HashSet<>(a);
    both.retainAll(b);
    assertEquals(both, new HashSet<>(setA.intersection(setB).toList()));
    var rest = new HashSet<>(a);
    rest.removeAll(b);
    assertEquals(rest, new HashSet<>(setA.minus(setB).toList()));
    assertEquals(a.containsAll(b), setA.containsAll(setB));
    for (var card : Pack.cards()) {
      assertEquals(a.contains(card), setA.contains(card));
    }
  }

  @Test
  void aTextThatIsNoCardIsRefused() {
    for (var text : List.of("", "K", "1s", "Kx", "Khh")) {
      assertEquals(Optional.empty(), Card.named(text));
    }
    assertThrows(IllegalArgumentException.class, () -> Card.list("Ks Kx"));
    assertThrows(IllegalArgumentException.class, () -> new CardSet(1L << 53));
  }

  @Test
  void aSeedGivesTheSameShuffleAndAnotherSeedAnother() {
    assertEquals(Pack.shuffled(Pack.cards(), 7), Pack.shuffled(Pack.cards(), 7));
    assertFalse(Pack.shuffled(Pack.cards(), 7).equals(Pack.shuffled(Pack.cards(), 8)));
    assertTrue(CardSet.of(Pack.shuffled(Pack.cards(), 7)).equals(Pack.cards()));
  }

  private static Set<Card> cards(Set<Integer> places) {
    var cards = new HashSet<Card>();
    places.forEach(place -> cards.add(Pack.cards().toList().get(place)));
    return cards;
  }

  private static Card card(String name) {
    return Card.named(name).orElseThrow();
  }
}
