package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A seat as people write it: its whole word in any language, with or without accents, or its
 * letter. N E S W are read in every language; O and L only where the language is known.
 */
final class SeatWord {
  private static final int LONGEST = 16;
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private SeatWord() {}

  /** The seat of a word or a letter in a text of a language; empty where it is none. */
  static Optional<Seat> read(String text, CardLanguage language) {
    return letter(text, language).or(() -> word(text));
  }

  /** The seat of a whole word, whatever its language; no word has two meanings. */
  static Optional<Seat> word(String text) {
    var plain = plain(text);
    return CardLanguages.all().stream()
        .flatMap(language -> language.seatWord(plain).stream())
        .findFirst();
  }

  /** The languages that have a word for a seat; accents count where they are written. */
  static List<CardLanguage> languagesOf(String text) {
    if (text.length() > LONGEST) {
      return List.of();
    }
    var word = Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    return CardLanguages.all().stream()
        .filter(language -> language.seatWord(word).isPresent())
        .toList();
  }

  /** Whether a text is a letter that is a seat in some languages only. */
  static boolean isLetterOfSome(String text) {
    var letter = text.toUpperCase(Locale.ROOT);
    return letter.length() == 1
        && Seat.ofLetter(letter.charAt(0)).isEmpty()
        && !readings(letter).isEmpty();
  }

  /** The seats that a letter stands for in one language or another. */
  static List<Seat> readings(String letter) {
    return CardLanguages.all().stream()
        .flatMap(language -> letter(letter, language).stream())
        .distinct()
        .toList();
  }

  /** The side of one or two seats' letters, in either order; empty where the text is none. */
  static Optional<Side> side(String letters, CardLanguage language) {
    var seats =
        letters
            .chars()
            .mapToObj(Character::toString)
            .flatMap(letter -> letter(letter, language).stream())
            .toList();
    if (seats.isEmpty() || seats.size() != letters.length() || seats.size() > 2) {
      return Optional.empty();
    }
    return Side.named("" + seats.getFirst().letter() + rest(seats))
        .or(() -> Side.named(rest(seats) + seats.getFirst().letter()));
  }

  private static String rest(List<Seat> seats) {
    return seats.size() == 2 ? "" + seats.getLast().letter() : "";
  }

  private static Optional<Seat> letter(String text, CardLanguage language) {
    return text.length() == 1
        ? language.seatLetter(text.toUpperCase(Locale.ROOT))
        : Optional.empty();
  }

  /** The word in small letters without accents; empty where it is too long for a seat. */
  static String plain(String word) {
    return word.length() > LONGEST
        ? ""
        : ACCENTS
            .matcher(Normalizer.normalize(word, Normalizer.Form.NFD))
            .replaceAll("")
            .toLowerCase(Locale.ROOT);
  }
}
