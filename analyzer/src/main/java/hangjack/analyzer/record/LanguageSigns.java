package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of some deals that tell their language: cards, suits, and letters of seats that not
 * every language has, in the order of the text.
 */
final class LanguageSigns {
  private static final Set<String> OF_CARDS =
      Stream.concat(Stream.of(Seat.values()).map(Tags::hand), Stream.of(Tags.TURN_UP, "Stock"))
          .map(name -> name.toLowerCase(Locale.ROOT))
          .collect(Collectors.toUnmodifiableSet());
  private static final Set<String> OF_SEATS = Set.of("dealer", "calls");
  private static final Set<String> OF_SIDES = Set.of("score", "claim");
  private static final String SUIT = "trump";

  /** What a word is there for. */
  private enum Kind {
    CARD,
    SUIT,
    SEAT,
    SIDE
  }

  /** A word and the form in which languages know it. */
  record Sign(Word word, Kind kind, String plain) {
    /** What the word means in a language: a card, a suit's sign, a seat or a side. */
    Optional<?> in(CardLanguage language) {
      return switch (kind) {
        case CARD -> language.card(plain);
        case SUIT -> language.suit(plain).map(suit -> "" + suit.sign());
        case SEAT -> SeatWord.read(plain, language);
        case SIDE -> SeatWord.side(plain, language);
      };
    }

    /** Whether the word is what the writer of records writes. */
    boolean isCanonical() {
      var text = word.text();
      return switch (kind) {
        case CARD -> Card.named(text).filter(card -> card.name().equals(text)).isPresent();
        case SUIT -> Stream.of(Suit.values()).anyMatch(suit -> text.equals("" + suit.letter()));
        case SEAT, SIDE -> false;
      };
    }
  }

  private final List<Sign> signs = new ArrayList<>();
  private final List<CardLanguage> hinted = new ArrayList<>(CardLanguages.all());

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
              language -> signs.hinted.retainAll(List.of(language)),
              () -> deal.forEach(signs::entry));
    }
    return signs;
  }

  private static Optional<CardLanguage> tagged(List<Entry> deal) {
    return deal.stream()
        .filter(Entry.Tag.class::isInstance)
        .map(Entry.Tag.class::cast)
        .filter(tag -> tag.name().text().equalsIgnoreCase(Tags.LANGUAGE))
        .findFirst()
        .flatMap(tag -> CardLanguages.named(tag.value().text()));
  }

  List<Sign> all() {
    return signs;
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
    return hinted.size() == CardLanguages.all().size()
        && signs.stream().allMatch(Sign::isCanonical);
  }

  /** How many of the words a language has. */
  int known(CardLanguage language) {
    return Math.toIntExact(signs.stream().filter(sign -> sign.in(language).isPresent()).count());
  }

  /** The language, with letters read in the order of rank and suit that these cards keep. */
  CardLanguage inOrder(CardLanguage language) {
    return language.inOrderOf(
        signs.stream().filter(sign -> sign.kind() == Kind.CARD).map(Sign::plain).toList());
  }

  /** The first word that means something else in another language. */
  Optional<Sign> firstDifference(CardLanguage one, CardLanguage other) {
    return signs.stream().filter(sign -> !sign.in(one).equals(sign.in(other))).findFirst();
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
      add(Kind.SUIT, tag.value());
    }
  }

  private void trick(List<Word> words) {
    var cards = 0;
    if (!words.isEmpty() && isSeat(words.getFirst())) {
      seat(words.getFirst());
      cards = 1;
    }
    words.subList(cards, words.size()).forEach(word -> add(Kind.CARD, word));
  }

  private static boolean isSeat(Word word) {
    return SeatWord.read(word.text(), CardLanguages.english()).isPresent()
        || SeatWord.isLetterOfSome(word.text());
  }

  /** A card of a hand may have the sign of a packet or of the discards before it. */
  private void dealt(Word word) {
    var text = word.text();
    var marked = text.startsWith("+") || text.startsWith("-") || text.startsWith("−");
    add(Kind.CARD, marked ? word.part(1, text.length()) : word);
  }

  private void seat(Word word) {
    hint(word);
    if (SeatWord.isLetterOfSome(word.text())) {
      signs.add(new Sign(word, Kind.SEAT, word.text()));
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
      signs.add(new Sign(word, Kind.SIDE, word.text()));
    }
  }

  private void hint(Word word) {
    var languages = SeatWord.languagesOf(word.text());
    if (!languages.isEmpty() && !languages.contains(CardLanguages.english())) {
      hinted.retainAll(languages);
    }
  }

  private void add(Kind kind, Word word) {
    var plain = CardWord.plain(word.text());
    if (!word.text().isEmpty() && !word.text().equals("?")) {
      signs.add(new Sign(word, kind, plain));
    }
  }
}
