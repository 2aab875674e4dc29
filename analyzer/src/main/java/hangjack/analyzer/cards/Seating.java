package hangjack.analyzer.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who sits where and in which order they act: four players N E S W, three N E S, two N and S.
 *
 * @param players 2, 3 or 4
 * @param partnerships whether N-S play against E-W; only with four players
 * @param direction the way of deal and play
 */
public record Seating(int players, boolean partnerships, Direction direction) {
  private static final int FEWEST = 2;
  private static final int MOST = 4;

  /**
   * The orders of play by players, direction and first seat; worked out once, asked all the time.
   */
  private static final List<List<Seat>> ORDERS = orders();

  private static final List<List<Side>> ALONE =
      List.of(
          List.of(Side.N, Side.S),
          List.of(Side.N, Side.E, Side.S),
          List.of(Side.N, Side.E, Side.S, Side.W));

  public Seating {
    if (players < FEWEST || players > MOST || (partnerships && players != MOST)) {
      throw new IllegalArgumentException("no such table: " + players + " players");
    }
  }

  /** The occupied seats in the order of play, North first. */
  public List<Seat> seats() {
    return from(Seat.NORTH);
  }

  /**
   * The occupied seats in the order of play, beginning with the given one.
   *
   * @throws IllegalArgumentException where nobody sits there
   */
  public List<Seat> from(Seat first) {
    var order = ORDERS.get(place(players, direction, first));
    if (order.isEmpty()) {
      throw new IllegalArgumentException("nobody sits " + first);
    }
    return order;
  }

  /** The seat that acts after the given one. */
  public Seat next(Seat seat) {
    return from(seat).get(1);
  }

  /** The elder hand: the first to act after the dealer. */
  public Seat elder(Seat dealer) {
    return next(dealer);
  }

  /** The side whose score a seat's points go to. */
  public Side sideOf(Seat seat) {
    return partnerships ? Side.pairOf(seat) : Side.aloneOf(seat);
  }

  /** The sides, in the order N E S W of their first seats. */
  public List<Side> sides() {
    return partnerships ? List.of(Side.NS, Side.EW) : ALONE.get(players - FEWEST);
  }

  /** The sides in the order in which they act, beginning with that of the given seat. */
  public List<Side> sidesFrom(Seat first) {
    return from(first).stream().map(this::sideOf).distinct().toList();
  }

  private static List<List<Seat>> orders() {
    var orders = new ArrayList<List<Seat>>();
    for (var players = FEWEST; players <= MOST; players++) {
      for (var direction : Direction.values()) {
        var seats = clockwise(players);
        if (direction == Direction.ANTICLOCKWISE) {
          Collections.reverse(seats.subList(1, players));
        }
        for (var first : Seat.values()) {
          var order = new ArrayList<>(seats);
          Collections.rotate(order, -seats.indexOf(first));
          orders.add(seats.contains(first) ? List.copyOf(order) : List.of());
        }
      }
    }
    return List.copyOf(orders);
  }

  private static List<Seat> clockwise(int players) {
    var seats = new ArrayList<>(List.of(Seat.values()));
    if (players < MOST) {
      seats.remove(Seat.WEST);
    }
    if (players == FEWEST) {
      seats.remove(Seat.EAST);
    }
    return seats;
  }

  private static int place(int players, Direction direction, Seat first) {
    var table = (players - FEWEST) * Direction.values().length + direction.ordinal();
    return table * MOST + first.ordinal();
  }
}
