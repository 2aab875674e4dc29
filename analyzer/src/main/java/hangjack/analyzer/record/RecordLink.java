package hangjack.analyzer.record;

import hangjack.analyzer.record.RecordReader.Reading;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Records as short texts that fit into a link and need no server to remember them: the canonical
 * text without what the play shows anyway, packed.
 */
public final class RecordLink {
  private static final Pattern LEADERS = Pattern.compile("(?m)^[0-9]+\\. [NESW] ");
  private static final Pattern DISCARDS =
      Pattern.compile("(?m)^(\\[(?:North|East|South|West) \"[^\"\n]*?) - [^\"\n]*");
  private static final Pattern HANDS = Pattern.compile("(?m)^\\[(?:North|East|South|West) \".*\n");

  private RecordLink() {}

  /**
   * Packs deals.
   *
   * @return letters, digits, hyphens and underscores only; at most 300 for a usual deal of four
   *     players
   */
  public static String write(List<DealRecord> deals) {
    var shortest = deals.stream().map(RecordLink::shortest).collect(Collectors.joining("\n"));
    return PackedText.pack(tells(shortest, deals) ? shortest : RecordWriter.write(deals));
  }

  /**
   * Reads deals back, exactly as they were written.
   *
   * @return a fault where the text is no such link, or one that was damaged
   */
  public static Reading read(String link) {
    if (link.length() > RecordReader.MOST_CHARACTERS) {
      return RecordReader.tooLarge("size", RecordReader.MOST_CHARACTERS / 1024);
    }
    return PackedText.unpack(link.strip(), RecordReader.MOST_CHARACTERS + 1)
        .map(RecordReader::read)
        .orElseGet(() -> damaged(link));
  }

  /** The text of a deal without leaders, discards and hands, as far as it still tells the deal. */
  private static String shortest(DealRecord deal) {
    var whole = RecordWriter.write(deal);
    var noLeaders = LEADERS.matcher(whole).replaceAll("");
    var noDiscards = DISCARDS.matcher(noLeaders).replaceAll("$1");
    var noHands = HANDS.matcher(noDiscards).replaceAll("");
    return Stream.of(noHands, noDiscards, noLeaders)
        .filter(text -> tells(text, List.of(deal)))
        .findFirst()
        .orElse(whole);
  }

  private static boolean tells(String text, List<DealRecord> deals) {
    return RecordReader.read(text).deals().equals(deals);
  }

  private static Reading damaged(String link) {
    var faults = new FaultList();
    faults.add(FaultCode.SYNTAX, "link", new Place(1, 1, link.length()), "text", link);
    return new Reading(List.of(), faults.sorted());
  }
}
