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
    var letter = letter(text, language);
    return letter.isPresent() ? letter : word(text);
  }

  /** The seat of a whole word, whatever its language; no word has two meanings. */
  static Optional<Seat> word(String text) {
    return CardLanguages.seatWord(plain(text));
  }

  /** The languages that have a word for a seat; accents count where they are written. */
  static List<CardLanguage> languagesOf(String text) {
    if (word(text).isEmpty()) {
      return List.of();
    }
    var word = Normalizer.normalize(text, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    return CardLanguages.all().stream()
        .filter(language -> language.seatWord(word).isPresent())
        .toList();
  }

  /** Whether a text is a letter that is a seat in some languages only. */
  static boolean isLetterOfSome(String text) {
    return text.length() == 1
        && Seat.ofLetter(text.charAt(0)).isEmpty()
        && CardLanguages.all().stream().anyMatch(language -> letter(text, language).isPresent());
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
    if (letters.isEmpty() || letters.length() > 2) {
      return Optional.empty();
    }
    var first = letter(letters.substring(0, 1), language);
    if (letters.length() == 1) {
      return first.flatMap(seat -> Side.named("" + seat.letter()));
    }
    var second = letter(letters.substring(1), language);
    return first.flatMap(
        one ->
            second.flatMap(
                other ->
                    Side.named("" + one.letter() + other.letter())
                        .or(() -> Side.named("" + other.letter() + one.letter()))));
  }

  private static Optional<Seat> letter(String text, CardLanguage language) {
    return text.length() == 1
        ? language.seatLetter(Character.toUpperCase(text.charAt(0)))
        : Optional.empty();
  }

  /** The word in small letters without accents; empty where it is too long for a seat. */
  static String plain(String word) {
    if (word.length() > LONGEST) {
      return "";
    }
    var isAscii = word.chars().allMatch(c -> c < 0x80);
    var bare =
        isAscii
            ? word
            : ACCENTS.matcher(Normalizer.normalize(word, Normalizer.Form.NFD)).replaceAll("");
    return bare.toLowerCase(Locale.ROOT);
  }
}
