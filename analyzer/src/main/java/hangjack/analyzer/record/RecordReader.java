package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.match.DealerRotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads records: one deal or the deals of a match. Nothing is half taken. */
public final class RecordReader {
  /** The longest text that is read, in UTF-16 units. */
  public static final int MOST_CHARACTERS = 256 * 1024;

  /** The most deals that are read from one text. */
  public static final int MOST_DEALS = 500;

  private static final Set<String> OPENING_TAGS = Set.of("rules", "deal", "dealer");

  /**
   * What a text says.
   *
   * @param deals the deals; none where there is a fault
   * @param faults everything that is wrong, in the order of the text
   */
  public record Reading(List<DealRecord> deals, List<Fault> faults) {
    public Reading {
      deals = List.copyOf(deals);
      faults = List.copyOf(faults);
    }
  }

  private RecordReader() {}

  /** Reads a text of one deal or more, in either form. */
  public static Reading read(String text) {
    if (JsonRecordReader.isJson(text)) {
      return readJson(text);
    }
    if (text.length() > MOST_CHARACTERS) {
      return tooLarge("size", MOST_CHARACTERS / 1024);
    }
    var parts = deals(Layout.of(text));
    if (parts.size() > MOST_DEALS) {
      return tooLarge("deals", MOST_DEALS);
    }
    return parts.isEmpty()
        ? read(parts, CardLanguages.english(), new FaultList())
        : LanguageFinder.read(parts, language -> read(parts, language, new FaultList()));
  }

  /** Reads the JSON form of one deal or more; its letters are English. */
  public static Reading readJson(String text) {
    if (text.length() > MOST_CHARACTERS) {
      return tooLarge("size", MOST_CHARACTERS / 1024);
    }
    var faults = new FaultList();
    var parts = JsonRecordReader.deals(text, faults);
    return parts.size() > MOST_DEALS
        ? tooLarge("deals", MOST_DEALS)
        : read(parts, CardLanguages.english(), faults);
  }

  private static Reading read(List<List<Entry>> parts, CardLanguage language, FaultList faults) {
    if (parts.isEmpty() && faults.size() == 0) {
      faults.add(FaultCode.SYNTAX, "empty", new Place(1, 1, 0));
    }
    var deals = new ArrayList<DealRecord>();
    Optional<DealRecord> previous = Optional.empty();
    for (var part : parts) {
      var deal = new DealReader(part, previous, language, faults).read();
      deal.ifPresent(deals::add);
      previous = deal;
    }
    return new Reading(faults.size() == 0 ? deals : List.of(), faults.sorted());
  }

  /** Who deals after a deal, whatever the score. */
  static Seat nextDealer(DealRecord deal) {
    return DealerRotation.after(Replay.of(deal, deal.rules().startingScore()).end());
  }

  static Reading tooLarge(String kind, int limit) {
    var faults = new FaultList();
    faults.add(FaultCode.TOO_LARGE, kind, new Place(1, 1, 0), "limit", limit);
    return new Reading(List.of(), faults.sorted());
  }

  /** A blank line before one of the opening tags opens the next deal, once a deal has begun. */
  private static List<List<Entry>> deals(List<Entry> entries) {
    var deals = new ArrayList<List<Entry>>();
    var current = new ArrayList<Entry>();
    for (var entry : entries) {
      if (entry instanceof Entry.Tag tag && tag.afterBlank() && opens(tag, current)) {
        deals.add(current);
        current = new ArrayList<>();
      }
      current.add(entry);
    }
    if (!current.isEmpty()) {
      deals.add(current);
    }
    return deals;
  }

  private static boolean opens(Entry.Tag tag, List<Entry> current) {
    var name = lower(tag.name());
    return OPENING_TAGS.contains(name)
        && current.stream()
            .anyMatch(
                entry ->
                    entry instanceof Entry.Play
                        || (entry instanceof Entry.Tag earlier
                            && lower(earlier.name()).equals(name)));
  }

  static String lower(Word word) {
    return word.text().toLowerCase(Locale.ROOT);
  }
}
