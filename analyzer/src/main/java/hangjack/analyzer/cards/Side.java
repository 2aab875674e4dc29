package hangjack.analyzer.cards;

import java.util.List;
import java.util.Optional;

/** What owns a score: a pair of partners, or one player where each plays for himself. */
public enum Side {
  NS,
  EW,
  N,
  E,
  S,
  W;

  /** The one or two seats of the side. */
  public List<Seat> seats() {
    return switch (this) {
      case NS -> List.of(Seat.NORTH, Seat.SOUTH);
      case EW -> List.of(Seat.EAST, Seat.WEST);
      case N -> List.of(Seat.NORTH);
      case E -> List.of(Seat.EAST);
      case S -> List.of(Seat.SOUTH);
      case W -> List.of(Seat.WEST);
    };
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
    return seat == Seat.NORTH || seat == Seat.SOUTH ? NS : EW;
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
