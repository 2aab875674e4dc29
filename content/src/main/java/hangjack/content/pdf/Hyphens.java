package hangjack.content.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where a word may be divided at the end of a line, by the patterns of TeX and Liang's method (F.
 * M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983): each pattern that is found in a word gives
 * numbers to the places between its letters, the highest number of a place counts, and an odd one
 * allows a hyphen.
 */
final class Hyphens {
  private static final Set<String> LANGUAGES = Set.of("de", "en", "es", "fr", "it", "pt");
  private static final Map<String, Hyphens> READ = new ConcurrentHashMap<>();

  /** Shorter words are not divided. */
  private static final int SHORTEST = 6;

  private static final int BEFORE = 2;
  private static final int AFTER = 3;

  /** The letters of a pattern, and the numbers before, between and after them. */
  private final Map<String, byte[]> patterns = new HashMap<>();

  private int longest;

  private Hyphens(String language) {
    var file = read(language);
    var from = file.indexOf("\\patterns{") + "\\patterns{".length();
    for (var line : file.substring(from, file.indexOf('}', from)).lines().toList()) {
      var comment = line.indexOf('%');
      var code = comment < 0 ? line : line.substring(0, comment);
      for (var pattern : code.strip().split("\\s+", -1)) {
        if (!pattern.isEmpty()) {
          add(pattern);
        }
      }
    }
  }

  /**
   * The places in a stretch of text, in order; none in a language without patterns, or inside what
   * is no plain word.
   */
  static List<Integer> of(String stretch, Locale locale) {
    if (stretch.length() < SHORTEST || !LANGUAGES.contains(locale.getLanguage())) {
      return List.of();
    }
    var hyphens = READ.computeIfAbsent(locale.getLanguage(), Hyphens::new);
    var places = new ArrayList<Integer>();
    var start = 0;
    for (var at = 0; at <= stretch.length(); at++) {
      if (at == stretch.length() || !Character.isLetter(stretch.charAt(at))) {
        if (isWord(stretch, start, at)) {
          hyphens.divide(stretch.substring(start, at), start, places);
        }
        start = at + 1;
      }
    }
    return places;
  }

  /** Words with capitals inside are names or abbreviations; what stands by a digit is a code. */
  private static boolean isWord(String stretch, int start, int end) {
    if (end - start < SHORTEST) {
      return false;
    }
    var inside = stretch.substring(start + 1, end);
    var digits =
        (start > 0 && Character.isDigit(stretch.charAt(start - 1)))
            || (end < stretch.length() && Character.isDigit(stretch.charAt(end)));
    return !digits && inside.chars().noneMatch(Character::isUpperCase);
  }

  private void divide(String word, int start, List<Integer> places) {
    var letters = "." + word.toLowerCase(Locale.ROOT).replace('’', '\'') + ".";
    if (letters.length() != word.length() + 2) {
      return;
    }
    var numbers = new byte[letters.length() + 1];
    for (var from = 0; from < letters.length(); from++) {
      for (var to = from + 1; to <= Math.min(letters.length(), from + longest); to++) {
        var found = Optional.ofNullable(patterns.get(letters.substring(from, to)));
        if (found.isPresent()) {
          var pattern = found.get();
          for (var i = 0; i < pattern.length; i++) {
            numbers[from + i] = (byte) Math.max(numbers[from + i], pattern[i]);
          }
        }
      }
    }
    for (var i = BEFORE; i <= word.length() - AFTER; i++) {
      if (numbers[i + 1] % 2 != 0) {
        places.add(start + i);
      }
    }
  }

  private void add(String pattern) {
    var letters = new StringBuilder();
    var numbers = new byte[pattern.length() + 1];
    for (var i = 0; i < pattern.length(); i++) {
      var character = pattern.charAt(i);
      if (character >= '0' && character <= '9') {
        numbers[letters.length()] = (byte) (character - '0');
      } else {
        letters.append(character);
      }
    }
    longest = Math.max(longest, letters.length());
    patterns.put(letters.toString(), Arrays.copyOf(numbers, letters.length() + 1));
  }

  private static String read(String language) {
    try (var stream = Hyphens.class.getResourceAsStream("hyphens/" + language + ".tex")) {
      if (stream == null) {
        throw new IllegalStateException("no hyphens for " + language);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
