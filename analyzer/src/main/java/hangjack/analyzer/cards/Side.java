package hangjack.analyzer.cards;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What owns a score: a pair of partners, or one player where each plays for himself. */
public enum Side {
  NS(Seat.NORTH, Seat.SOUTH),
  EW(Seat.EAST, Seat.WEST),
  N(Seat.NORTH),
  E(Seat.EAST),
  S(Seat.SOUTH),
  W(Seat.WEST);

  private final Set<Seat> seats;

  Side(Seat first, Seat... others) {
    this.seats = java.util.Collections.unmodifiableSet(EnumSet.of(first, others));
  }

  /** The one or two seats of the side. */
  public Set<Seat> seats() {
    return seats;
  }

  /** The side of a name of the record in either case, such as {@code NS}; empty for any other. */
  public static Optional<Side> named(String name) {
    for (var side : values()) {
      if (side.name().equalsIgnoreCase(name)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** The pair a seat belongs to. */
  static Side pairOf(Seat seat) {
    return NS.seats.contains(seat) ? NS : EW;
  }

  /** The side of a seat that plays for itself. */
  static Side aloneOf(Seat seat) {
    return switch (seat) {
      case NORTH -> N;
      case EAST -> E;
      case SOUTH -> S;
      case WEST -> W;
    };
  }
}
