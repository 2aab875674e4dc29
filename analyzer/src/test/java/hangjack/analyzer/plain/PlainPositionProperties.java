package hangjack.analyzer.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.fixtures.RandomPositions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The positions searched play and score as the plain program does. */
class PlainPositionProperties {
  @Property
  void aPositionAllowsTheSameCardsAndComesToTheSamePoints(@ForAll long seed) {
    var random = new SplittableRandom(seed);
    var late = Both.plain(RandomPositions.late(seed));
    var deal = late.after(late.options().getFirst());
    if (deal.isOver()) {
      return;
    }
    var sides = deal.rules.sides();
    var side = sides.get(random.nextInt(sides.size()));
    var position = new PlainPosition(deal, side);
    var start = position.written();
    var least = position.atLeast();
    var most = position.atMost();
    var taken = new ArrayList<Integer>();
    while (!deal.isOver()) {
      var places = new int[position.left()];
      var choices = position.choices(places);
      var seat = deal.options().getFirst().substring(0, 2);
      var cards = new HashSet<String>();
      for (var choice = 0; choice < choices; choice++) {
        cards.add(seat + position.card(places[choice]));
      }
      assertEquals(new HashSet<>(deal.options()), cards);
      assertEquals(deal.rules.side(seat.strip()).equals(side), position.isMyTurn());
      var place = places[random.nextInt(choices)];
      deal = deal.after(seat + position.card(place));
      position.play(place);
      taken.add(place);
      assertTrue(least <= position.atLeast() && position.atMost() <= most);
      least = position.atLeast();
      most = position.atMost();
    }
    assertEquals(0, position.left());
    assertEquals(PlainScore.difference(deal, side), position.atLeast());
    assertEquals(position.atLeast(), position.atMost());
    for (var place : taken.reversed()) {
      position.takeBack(place);
    }
    assertEquals(start, position.written());
  }
}
