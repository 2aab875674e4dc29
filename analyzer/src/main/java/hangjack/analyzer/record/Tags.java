package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The tags of one deal by name. */
final class Tags {
  static final String RULES = "Rules";
  static final String PLAYERS = "Players";
  static final String DEALER = "Dealer";
  static final String SCORE = "Score";
  static final String TURN_UP = "TurnUp";
  static final String CALLS = "Calls";
  static final String TRUMP = "Trump";
  static final String STOCK = "Stock";
  static final String CLAIM = "Claim";
  static final String PENALTIES = "Penalties";
  static final String LANGUAGE = "Language";

  private static final List<String> WITH_A_MEANING =
      List.of(RULES, PLAYERS, DEALER, SCORE, TURN_UP, CALLS, TRUMP, STOCK, CLAIM, PENALTIES);

  /** Free tags in the order of writing; other unknown ones follow them. */
  private static final List<String> FREE = List.of("Event", "Date", "Site", "Note");

  /** Tags that only help to read. */
  private static final List<String> READING_ONLY = List.of("deal", "language");

  private final Map<String, Entry.Tag> byName = new LinkedHashMap<>();
  private final CardLanguage language;

  /**
   * Collects the tags of a deal.
   *
   * @param found the language of the text; that of the deal's own tag goes before it
   */
  Tags(List<Entry> entries, CardLanguage found, FaultList faults) {
    for (var entry : entries) {
      if (entry instanceof Entry.Tag tag) {
        var earlier = byName.putIfAbsent(key(tag.name().text()), tag);
        if (earlier != null) {
          faults.add(FaultCode.SYNTAX, "tag-twice", tag.name().place(), "tag", tag.name().text());
        }
      }
    }
    language = language(entries, faults).orElse(found);
  }

  /** The language that the deal's own tag names; another text there is a fault. */
  private Optional<CardLanguage> language(List<Entry> entries, FaultList faults) {
    var value = value(LANGUAGE);
    var named = value.flatMap(word -> CardLanguages.named(word.text()));
    if (value.isPresent() && named.isEmpty()) {
      faults.unknownLanguage(value.get());
    }
    return named.map(known -> LanguageSigns.of(entries).inOrder(known));
  }

  /** The language of the deal's letters. */
  CardLanguage language() {
    return language;
  }

  /** The name under which a tag is known; a seat's word in any language stands for its hand. */
  static String key(String name) {
    return SeatWord.word(name).map(Tags::hand).orElse(name).toLowerCase(Locale.ROOT);
  }

  /** The value of a tag; empty where the tag is not there or says nothing. */
  Optional<Word> value(String name) {
    return Optional.ofNullable(byName.get(name.toLowerCase(Locale.ROOT)))
        .map(Entry.Tag::value)
        .filter(value -> !value.text().isBlank());
  }

  /** The place of a tag that stands there. */
  Place place(String name) {
    var tag = byName.get(name.toLowerCase(Locale.ROOT));
    return tag == null ? new Place(1, 1, 0) : tag.name().place();
  }

  /** The value of a tag that holds any text, with its escaped quotes and backslashes resolved. */
  Optional<String> text(String name) {
    return value(name).map(value -> unescaped(value.text()));
  }

  /** The free and the unknown tags with their values, in the order of writing. */
  Map<String, String> remarks() {
    var remarks = new LinkedHashMap<String, String>();
    for (var name : FREE) {
      text(name).ifPresent(text -> remarks.put(name, text));
    }
    for (var entry : byName.entrySet()) {
      if (!isKnown(entry.getKey()) && !entry.getValue().value().text().isBlank()) {
        remarks.put(entry.getValue().name().text(), unescaped(entry.getValue().value().text()));
      }
    }
    return remarks;
  }

  private static String unescaped(String text) {
    var plain = new StringBuilder(text.length());
    for (var i = 0; i < text.length(); i++) {
      var escapes = text.charAt(i) == '\\' && i + 1 < text.length();
      if (escapes && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\')) {
        i++;
      }
      plain.append(text.charAt(i));
    }
    return plain.toString();
  }

  private static boolean isKnown(String name) {
    if (READING_ONLY.contains(name)) {
      return true;
    }
    for (var seat : Seat.values()) {
      if (name.equalsIgnoreCase(hand(seat)) || name.equalsIgnoreCase(personName(seat))) {
        return true;
      }
    }
    return WITH_A_MEANING.stream().anyMatch(name::equalsIgnoreCase)
        || FREE.stream().anyMatch(name::equalsIgnoreCase);
  }

  /** The tag of a seat's cards: {@code North}. */
  static String hand(Seat seat) {
    return seat.name().charAt(0) + seat.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** The tag of a person's name: {@code NorthName}. */
  static String personName(Seat seat) {
    return hand(seat) + "Name";
  }
}
