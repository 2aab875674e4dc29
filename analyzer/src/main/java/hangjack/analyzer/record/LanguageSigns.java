package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of some deals that tell their language: cards, suits, and letters of seats that not
 * every language has. Each is kept once, so that what is asked later costs little however long the
 * text is.
 */
final class LanguageSigns {
  private static final Set<String> OF_CARDS =
      Stream.concat(Stream.of(Seat.values()).map(Tags::hand), Stream.of(Tags.TURN_UP, Tags.STOCK))
          .map(name -> name.toLowerCase(Locale.ROOT))
          .collect(Collectors.toUnmodifiableSet());
  private static final Set<String> OF_SEATS = Set.of("dealer", "calls");
  private static final Set<String> OF_SIDES = Set.of("score", "claim");
  private static final String SUIT = "trump";
  private static final String CANONICAL_RANKS = "AKQJT98765432";
  private static final String CANONICAL_SUITS = "shdc";

  /** What a word is there for. */
  private enum Kind {
    CARD,
    SUIT,
    SEAT,
    SIDE
  }

  /** A word as languages know it. */
  private record Key(Kind kind, String plain) {
    /** What the word means in a language: a card, a suit's sign, a seat or a side. */
    Optional<?> in(CardLanguage language) {
      return switch (kind) {
        case CARD -> language.card(plain);
        case SUIT -> language.suit(plain).map(suit -> "" + suit.sign());
        case SEAT -> SeatWord.read(plain, language);
        case SIDE -> SeatWord.side(plain, language);
      };
    }

    boolean isKnown() {
      return kind == Kind.CARD
          ? CardLanguages.isCard(plain)
          : CardLanguages.all().stream().anyMatch(language -> in(language).isPresent());
    }
  }

  /** A word that some language knows: where it stands first, and how often it stands there. */
  static final class Sign {
    private final Key key;
    private final Word word;
    private int times;

    private Sign(Key key, Word word) {
      this.key = key;
      this.word = word;
    }

    /** The word where it stands first. */
    Word word() {
      return word;
    }

    /** What the word means in a language: a card, a suit's sign, a seat or a side. */
    Optional<?> in(CardLanguage language) {
      return key.in(language);
    }
  }

  private final Map<Key, Sign> signs = new LinkedHashMap<>();
  private final List<CardLanguage> hinted = new ArrayList<>(CardLanguages.all());
  private int unknown;
  private boolean canonical = true;

  private LanguageSigns() {}

  /** The signs of one deal. */
  static LanguageSigns of(List<Entry> deal) {
    var signs = new LanguageSigns();
    deal.forEach(signs::entry);
    return signs;
  }

  /** The signs of the deals whose language no tag tells; the tags of others hint at it. */
  static LanguageSigns ofUntagged(List<List<Entry>> deals) {
    var signs = new LanguageSigns();
    for (var deal : deals) {
      tagged(deal)
          .ifPresentOrElse(
              language -> signs.hint(List.of(language)), () -> deal.forEach(signs::entry));
    }
    return signs;
  }

  private static Optional<CardLanguage> tagged(List<Entry> deal) {
    for (var entry : deal) {
      if (entry instanceof Entry.Tag tag && tag.name().text().equalsIgnoreCase(Tags.LANGUAGE)) {
        return CardLanguages.named(tag.value().text());
      }
    }
    return Optional.empty();
  }

  /**
   * The languages that other things than letters speak for: words for seats, and the tags of other
   * deals. All languages where nothing does, none where they disagree.
   */
  List<CardLanguage> hinted() {
    return hinted;
  }

  /** Whether all this could have been written by the writer of records. */
  boolean isCanonical() {
    return canonical;
  }

  /** Whether there are words that no language knows. */
  boolean hasUnknown() {
    return unknown > 0;
  }

  /** How many of the words a language knows. */
  int known(CardLanguage language) {
    return signs.values().stream()
        .filter(sign -> sign.in(language).isPresent())
        .mapToInt(sign -> sign.times)
        .sum();
  }

  /** How many of the words some language knows. */
  int known() {
    return signs.values().stream().mapToInt(sign -> sign.times).sum();
  }

  /** The language, with letters read in the order of rank and suit that these cards keep. */
  CardLanguage inOrder(CardLanguage language) {
    return language.inOrderOf(
        signs.keySet().stream().filter(key -> key.kind() == Kind.CARD).map(Key::plain).toList());
  }

  /** The first word that means something else in another language. */
  Optional<Sign> firstDifference(CardLanguage one, CardLanguage other) {
    return signs.values().stream().filter(sign -> !sign.in(one).equals(sign.in(other))).findFirst();
  }

  private void entry(Entry entry) {
    switch (entry) {
      case Entry.Tag tag -> tag(tag);
      case Entry.Play play -> trick(play.words());
      case Entry.Unreadable _ -> {}
    }
  }

  private void tag(Entry.Tag tag) {
    var key = Tags.key(tag.name().text());
    hint(tag.name());
    if (OF_CARDS.contains(key)) {
      Layout.words(tag.value()).forEach(this::dealt);
    } else if (OF_SEATS.contains(key)) {
      Layout.words(tag.value()).forEach(this::seat);
    } else if (OF_SIDES.contains(key)) {
      sides(tag.value());
    } else if (key.equals(SUIT)) {
      suit(tag.value());
    }
  }

  private void trick(List<Word> words) {
    var cards = 0;
    if (!words.isEmpty() && isSeat(words.getFirst())) {
      seat(words.getFirst());
      cards = 1;
    }
    words.subList(cards, words.size()).forEach(this::card);
  }

  private static boolean isSeat(Word word) {
    return SeatWord.read(word.text(), CardLanguages.english()).isPresent()
        || SeatWord.isLetterOfSome(word.text());
  }

  /** A card of a hand may have the sign of a packet or of the discards before it. */
  private void dealt(Word word) {
    var text = word.text();
    var marked = text.startsWith("+") || text.startsWith("-") || text.startsWith("−");
    card(marked ? word.part(1, text.length()) : word);
  }

  private void card(Word word) {
    var text = word.text();
    if (!text.isEmpty() && !text.equals(CardsReader.UNKNOWN)) {
      canonical &=
          text.equals(Card.JOKER.name())
              || (text.length() == 2
                  && CANONICAL_RANKS.indexOf(text.charAt(0)) >= 0
                  && CANONICAL_SUITS.indexOf(text.charAt(1)) >= 0);
      add(new Key(Kind.CARD, CardWord.plain(text)), word);
    }
  }

  private void suit(Word word) {
    canonical &= word.text().length() == 1 && CANONICAL_SUITS.contains(word.text());
    add(new Key(Kind.SUIT, CardWord.plain(word.text())), word);
  }

  private void seat(Word word) {
    hint(word);
    if (SeatWord.isLetterOfSome(word.text())) {
      canonical = false;
      add(new Key(Kind.SEAT, word.text()), word);
    }
  }

  private void sides(Word value) {
    var text = value.text();
    var start = 0;
    for (var i = 0; i <= text.length(); i++) {
      if (i == text.length() || !Character.isLetter(text.charAt(i))) {
        if (i > start && i - start <= 2) {
          side(value.part(start, i));
        }
        start = i + 1;
      }
    }
  }

  private void side(Word word) {
    if (word.text().chars().mapToObj(Character::toString).anyMatch(SeatWord::isLetterOfSome)) {
      canonical = false;
      add(new Key(Kind.SIDE, word.text()), word);
    }
  }

  private void hint(Word word) {
    var languages = SeatWord.languagesOf(word.text());
    if (!languages.isEmpty() && !languages.contains(CardLanguages.english())) {
      hint(languages);
    }
  }

  private void hint(List<CardLanguage> languages) {
    canonical = false;
    hinted.retainAll(languages);
  }

  private void add(Key key, Word word) {
    var sign = signs.get(key);
    if (sign == null) {
      if (!key.isKnown()) {
        unknown++;
        return;
      }
      sign = new Sign(key, word);
      signs.put(key, sign);
    }
    sign.times++;
  }
}
