package hangjack.analyzer.record;

import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The languages whose letters records are read in; each is a line of a data file. */
final class CardLanguages {
  private static final String FILE = "/hangjack/analyzer/record/letters.txt";
  private static final List<Rank> RANKS =
      List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN);
  private static final List<Suit> SUITS = List.of(Suit.values());
  private static final List<Seat> SEATS = List.of(Seat.values());

  private static final List<CardLanguage> ALL = shipped();
  private static final Set<String> CARDS =
      ALL.stream().flatMap(CardLanguage::spellings).collect(Collectors.toUnmodifiableSet());
  private static final Map<String, Seat> SEAT_WORDS =
      ALL.stream()
          .flatMap(language -> language.seatWords().entrySet().stream())
          .distinct()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private CardLanguages() {}

  /** All languages, English first. */
  static List<CardLanguage> all() {
    return ALL;
  }

  /** The language of canonical records. */
  static CardLanguage english() {
    return ALL.getFirst();
  }

  /** Whether a plain word is a card in some language. */
  static boolean isCard(String plain) {
    return CARDS.contains(plain);
  }

  /** The seat of a plain word of any language; empty where it is none. */
  static Optional<Seat> seatWord(String plain) {
    return Optional.ofNullable(SEAT_WORDS.get(plain));
  }

  /** The public ids, in their order. */
  static List<String> ids() {
    return ALL.stream().map(CardLanguage::id).toList();
  }

  /** The language of an id in any case, a region left aside: {@code pt-BR}; empty for others. */
  static Optional<CardLanguage> named(String id) {
    return ALL.stream()
        .filter(language -> language.id().equalsIgnoreCase(id))
        .findFirst()
        .or(
            () ->
                ALL.stream().filter(language -> base(language.id()).equals(base(id))).findFirst());
  }

  private static String base(String id) {
    return id.split("[-_]", 2)[0].toLowerCase(Locale.ROOT);
  }

  private static List<CardLanguage> shipped() {
    try (var stream = CardLanguages.class.getResourceAsStream(FILE)) {
      if (stream == null) {
        throw new IllegalStateException("missing resource " + FILE);
      }
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(CardLanguages::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CardLanguage read(String line) {
    var columns = Stream.of(line.split("[=|]", -1)).map(String::strip).toList();
    return CardLanguage.of(
        columns.get(0),
        spellings(RANKS, columns.get(1)),
        spellings(SUITS, columns.get(2)),
        spellings(SEATS, columns.get(3)),
        spellings(SEATS, columns.get(4)));
  }

  private static <T> Map<T, List<String>> spellings(List<T> meanings, String column) {
    var words = column.split(" +", -1);
    var spellings = new LinkedHashMap<T, List<String>>();
    for (var i = 0; i < meanings.size(); i++) {
      spellings.put(meanings.get(i), List.of(words[i].split("/", -1)));
    }
    return spellings;
  }
}
