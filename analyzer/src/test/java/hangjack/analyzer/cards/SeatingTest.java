package hangjack.analyzer.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeatingTest {
  @Test
  void inTrinidadTheElderHandSitsAtTheDealersRight() {
    var seating = new Seating(4, true, Direction.ANTICLOCKWISE);
    assertEquals(Seat.EAST, seating.elder(Seat.SOUTH));
    assertEquals(List.of(Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST), seating.from(Seat.NORTH));
    assertEquals(List.of(Side.NS, Side.EW), seating.sides());
    assertEquals(Side.EW, seating.sideOf(Seat.WEST));
  }

  @Test
  void elsewhereTheElderHandSitsAtTheDealersLeft() {
    var seating = new Seating(4, false, Direction.CLOCKWISE);
    assertEquals(Seat.WEST, seating.elder(Seat.SOUTH));
    assertEquals(List.of(Side.N, Side.E, Side.S, Side.W), seating.sides());
    assertEquals(Side.W, seating.sideOf(Seat.WEST));
  }

  @Test
  void threePlayersLeaveWestEmptyAndTwoSitOpposite() {
    var three = new Seating(3, false, Direction.CLOCKWISE);
    assertEquals(List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH), three.seats());
    assertEquals(Seat.NORTH, three.next(Seat.SOUTH));
    assertEquals(List.of(Side.N, Side.E, Side.S), three.sides());
    var two = new Seating(2, false, Direction.ANTICLOCKWISE);
    assertEquals(List.of(Seat.NORTH, Seat.SOUTH), two.seats());
    assertEquals(Seat.SOUTH, two.elder(Seat.NORTH));
  }

  @Test
  void pairsNeedFourPlayers() {
    assertThrows(IllegalArgumentException.class, () -> new Seating(3, true, Direction.CLOCKWISE));
    assertThrows(IllegalArgumentException.class, () -> new Seating(5, false, Direction.CLOCKWISE));
  }
}
