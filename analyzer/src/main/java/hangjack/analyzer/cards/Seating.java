package hangjack.analyzer.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Who sits where and in which order they act: four players N E S W, three N E S, two N and S.
 *
 * @param players 2, 3 or 4
 * @param partnerships whether N-S play against E-W; only with four players
 * @param direction the way of deal and play
 */
public record Seating(int players, boolean partnerships, Direction direction) {
  public Seating {
    if (players < 2 || players > 4 || (partnerships && players != 4)) {
      throw new IllegalArgumentException("no such table: " + players + " players");
    }
  }

  /** The occupied seats in the order of play, North first. */
  public List<Seat> seats() {
    var clockwise =
        switch (players) {
          case 2 -> List.of(Seat.NORTH, Seat.SOUTH);
          case 3 -> List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH);
          default -> List.of(Seat.values());
        };
    if (direction == Direction.CLOCKWISE) {
      return clockwise;
    }
    var seats = new ArrayList<>(clockwise);
    Collections.reverse(seats.subList(1, seats.size()));
    return List.copyOf(seats);
  }

  /** The occupied seats in the order of play, beginning with the given one. */
  public List<Seat> from(Seat first) {
    var seats = new ArrayList<>(seats());
    Collections.rotate(seats, -seats.indexOf(first));
    return List.copyOf(seats);
  }

  /** The seat that acts after the given one. */
  public Seat next(Seat seat) {
    var seats = seats();
    return seats.get((seats.indexOf(seat) + 1) % seats.size());
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
    if (partnerships) {
      return List.of(Side.NS, Side.EW);
    }
    var sides = new LinkedHashSet<Side>();
    for (var seat : Seat.values()) {
      if (seats().contains(seat)) {
        sides.add(Side.aloneOf(seat));
      }
    }
    return List.copyOf(sides);
  }
}
