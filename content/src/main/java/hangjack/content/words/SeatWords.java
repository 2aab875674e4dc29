package hangjack.content.words;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Seats and sides as a language names them, or by the names of the people who sit there. */
public final class SeatWords {
  private final Texts texts;
  private final Map<Seat, String> names;

  private SeatWords(Texts texts, Map<Seat, String> names) {
    this.texts = texts;
    this.names = new EnumMap<>(Seat.class);
    this.names.putAll(names);
  }

  /** The compass points of a language. */
  public static SeatWords in(Language language) {
    return new SeatWords(Texts.in(language), Map.of());
  }

  /**
   * The same, with the names of people where they are known.
   *
   * @param names by seat; a seat without one keeps its compass point
   */
  public static SeatWords in(Language language, Map<Seat, String> names) {
    return new SeatWords(Texts.in(language), names);
  }

  /** Who sits there: the person's name, else {@code North}. */
  public String seat(Seat seat) {
    var name = names.get(seat);
    return name == null ? point(seat) : name;
  }

  /** The compass point: {@code North}. */
  public String point(Seat seat) {
    return texts.text("terms.seat." + Character.toLowerCase(seat.letter()));
  }

  /** Who owns a score: {@code North–South}, or the one who plays for himself. */
  public String side(Side side) {
    var seats = side.seats();
    if (seats.size() == 1) {
      return seat(seats.getFirst());
    }
    if (seats.stream().allMatch(names::containsKey)) {
      return texts.text(
          "terms.side.names",
          Map.of("first", seat(seats.getFirst()), "second", seat(seats.getLast())));
    }
    return texts.text("terms.side." + side.name().toLowerCase(Locale.ROOT));
  }
}
