package hangjack.analyzer.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The values of a table's rules as text, and what cards are under them; cards are names. */
final class PlainRules {
  static final String RANKS = "23456789TJQKA";
  static final String JOKER = "Jo";

  private final Map<String, String> values;

  PlainRules(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  String text(String name) {
    return values.getOrDefault(name, "");
  }

  boolean is(String name, String value) {
    return text(name).equals(value);
  }

  int number(String name) {
    return Integer.parseInt(text(name));
  }

  int players() {
    return number("players");
  }

  /** The seats in the order of play after the dealer, the dealer last. */
  List<String> order(String dealer) {
    var seats =
        switch (players()) {
          case 2 -> new ArrayList<>(List.of("N", "S"));
          case 3 -> new ArrayList<>(List.of("N", "E", "S"));
          default -> new ArrayList<>(List.of("N", "E", "S", "W"));
        };
    if (is("direction", "anticlockwise")) {
      seats = new ArrayList<>(seats.reversed());
    }
    while (!seats.getLast().equals(dealer)) {
      seats.add(seats.removeFirst());
    }
    return seats;
  }

  String side(String seat) {
    if (players() < 4 || is("partnerships", "no")) {
      return seat;
    }
    return seat.equals("N") || seat.equals("S") ? "NS" : "EW";
  }

  List<String> sides() {
    if (players() == 4 && is("partnerships", "yes")) {
      return List.of("NS", "EW");
    }
    return players() == 2 ? List.of("N", "S") : List.of("N", "E", "S", "W").subList(0, players());
  }

  /** The suit of a card; a joker's is the suit of trumps. */
  static char suit(String card, String trump) {
    return card.equals(JOKER) ? trump.charAt(0) : card.charAt(1);
  }

  /** How high a card stands in its suit. */
  double height(String card) {
    if (card.equals(JOKER)) {
      return switch (text("joker-rank")) {
        case "below-two" -> -1;
        case "between-jack-and-ten" -> RANKS.indexOf('T') + 0.5;
        case "second-highest" -> RANKS.indexOf('K') + 0.5;
        default -> RANKS.length();
      };
    }
    return RANKS.indexOf(card.charAt(0));
  }

  boolean beats(String later, String earlier, String trump) {
    if (suit(later, trump) == suit(earlier, trump)) {
      return height(later) > height(earlier);
    }
    return suit(later, trump) == trump.charAt(0);
  }

  int pips(String card) {
    return switch (card.charAt(0)) {
      case 'A' -> 4;
      case 'K' -> 3;
      case 'Q' -> 2;
      case 'J' -> card.equals(JOKER) ? 0 : 1;
      case 'T' -> number("ten-value");
      default -> 0;
    };
  }

  /** The points of a list such as {@code A:1,6:2,J:3} for a card. */
  static int listed(String list, String card) {
    for (var part : list.split(",", -1)) {
      if (part.indexOf(':') == 1 && part.charAt(0) == card.charAt(0)) {
        return Integer.parseInt(part.substring(2));
      }
    }
    return 0;
  }

  int turnUpPoints(String card) {
    return listed(text("turn-up-points"), card);
  }

  int pegs(String card, String trump) {
    var lists = text("peg-points").split("/", -1);
    if (card.equals(JOKER)) {
      return 0;
    }
    if (card.charAt(1) == trump.charAt(0)) {
      return listed(lists[0], card);
    }
    return lists.length > 1 ? listed(lists[1], card) : 0;
  }

  int packSize() {
    return number("deck") + (is("joker", "one") ? 1 : 0);
  }
}
