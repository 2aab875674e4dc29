package hangjack.analyzer.search;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Hands told apart by their trumps. */
class HandClassTest {
  private static final CardSet STRONG = CardSet.named("Ah Kh Jh 2h 4c 3c");

  @Test
  void handsAreToldApartByTheirTrumps() {
    var all = rules("all-fours");
    assertEquals(new HandClass(4, true, 2, true), HandClass.of(all, STRONG, Suit.HEARTS));
    assertEquals(new HandClass(0, false, 0, false), HandClass.of(all, STRONG, Suit.SPADES));
    assertEquals(new HandClass(4, true, 2, true), HandClass.ofBestSuit(all, STRONG));
    var joker = rules("pitch-with-joker");
    assertEquals(
        new HandClass(2, false, 1, false),
        HandClass.of(joker, CardSet.named("Jo As 9c 8c 7d 6d"), Suit.SPADES));
  }

  @Property
  void quickClassesAreThoseOfTheCards(@ForAll long seed) {
    for (var rules : RuleSets.presets()) {
      var deal = Deal.shuffled(seed, rules, rules.seating().seats().getFirst());
      for (var seat : rules.seating().seats()) {
        var hand = deal.hands().of(seat);
        for (var suit : Suit.values()) {
          var found = HandClass.of(rules, hand, suit);
          assertEquals(slowly(rules, hand, suit), found);
          assertEquals(found, HandClass.at(found.place()));
          assertEquals(found, HandClass.read(found.written()));
        }
      }
    }
  }

  private static HandClass slowly(RuleSet rules, CardSet hand, Suit trump) {
    var names = hand.toList().stream().map(Card::toString).toList();
    var sign = trump.name().substring(0, 1).toLowerCase(Locale.ROOT);
    var trumps = names.stream().filter(name -> name.endsWith(sign) || name.equals("Jo")).toList();
    var lowest = rules.deck() == 52 ? "23" : "78";
    return new HandClass(
        Math.min(6, trumps.size()),
        trumps.contains("J" + sign),
        (int) trumps.stream().filter(name -> "AKQ".indexOf(name.charAt(0)) >= 0).count(),
        trumps.stream().anyMatch(name -> lowest.indexOf(name.charAt(0)) >= 0));
  }
}
