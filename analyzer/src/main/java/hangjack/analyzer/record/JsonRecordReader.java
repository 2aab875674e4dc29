package hangjack.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * The JSON form of a record, made into the same tags and tricks that its text is made of, so that
 * one reader judges both.
 */
final class JsonRecordReader {
  private static final Map<String, String> TEXT_TAGS =
      Map.of(
          "dealer",
          Tags.DEALER,
          "players",
          Tags.PLAYERS,
          "trump",
          Tags.TRUMP,
          "penalties",
          Tags.PENALTIES,
          "event",
          "Event",
          "date",
          "Date",
          "site",
          "Site",
          "note",
          "Note");

  private final FaultList faults;
  private final JsonNodes nodes;

  private JsonRecordReader(FaultList faults) {
    this.faults = faults;
    this.nodes = new JsonNodes(faults);
  }

  /** The lines of each deal; fewer where the JSON is malformed, which is a fault. */
  static List<List<Entry>> deals(String text, FaultList faults) {
    var reader = new JsonRecordReader(faults);
    var deals = new ArrayList<List<Entry>>();
    try (var parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
      var root = reader.root(parser);
      for (var member : root.members()) {
        if (member.name().text().equals("deals")) {
          reader.nodes.items(member.value()).forEach(deal -> deals.add(reader.deal(deal)));
        } else {
          reader.unknown(member);
        }
      }
    } catch (StreamReadException e) {
      faults.add(FaultCode.SYNTAX, "json", JsonNode.place(e.getLocation()), "text", "");
    }
    return deals;
  }

  private JsonNode.Members root(JsonParser parser) {
    parser.nextToken();
    var root = JsonNode.read(parser);
    var after = parser.nextToken();
    if (after != null) {
      faults.add(
          FaultCode.SYNTAX,
          "json",
          JsonNode.place(parser.currentTokenLocation()),
          "text",
          parser.getString());
    }
    return nodes.members(root);
  }

  private List<Entry> deal(JsonNode node) {
    var entries = new ArrayList<Entry>();
    for (var member : nodes.members(node).members()) {
      var name = member.name();
      var value = member.value();
      switch (name.text()) {
        case "rules" -> rules(name, value, entries);
        case "score" -> tag(entries, Tags.SCORE, name, joined(nodes.pairs(value), ", "));
        case "claim" -> tag(entries, Tags.CLAIM, name, joined(nodes.pairs(value), ", "));
        case "hands" -> hands(value, entries);
        case "names" -> names(value, entries);
        case "turnUps" -> tag(entries, Tags.TURN_UP, name, joined(nodes.cards(value), " "));
        case "stock" -> tag(entries, Tags.STOCK, name, joined(nodes.cards(value), " "));
        case "calls" -> tag(entries, Tags.CALLS, name, joined(calls(value), ", "));
        case "tricks" -> tricks(value, entries);
        case "tags" -> {
          for (var tag : nodes.members(value).members()) {
            tag(entries, tag.name().text(), tag.name(), escaped(nodes.text(tag.value())));
          }
        }
        default -> {
          var tag = TEXT_TAGS.get(name.text());
          if (tag == null) {
            unknown(member);
          } else {
            tag(entries, tag, name, escaped(nodes.text(value)));
          }
        }
      }
    }
    if (entries.isEmpty()) {
      entries.add(new Entry.Unreadable(new Word("{}", node.line(), node.column())));
    }
    return entries;
  }

  private void rules(Word name, JsonNode value, List<Entry> entries) {
    var parts = new ArrayList<Word>();
    for (var member : nodes.members(value).members()) {
      switch (member.name().text()) {
        case "id" -> nodes.text(member.value()).ifPresent(parts::addFirst);
        case "overrides" -> parts.addAll(nodes.pairs(member.value(), "="));
        default -> unknown(member);
      }
    }
    tag(entries, Tags.RULES, name, joined(parts, "; "));
  }

  private void hands(JsonNode value, List<Entry> entries) {
    for (var seat : nodes.members(value).members()) {
      var groups = new ArrayList<Word>();
      Optional<Word> discarded = Optional.empty();
      for (var member : nodes.members(seat.value()).members()) {
        switch (member.name().text()) {
          case "dealt" -> groups.addFirst(group(nodes.cards(member.value()), member.name()));
          case "packets" -> {
            for (var packet : nodes.items(member.value())) {
              groups.add(group(nodes.cards(packet), member.name()));
            }
          }
          case "discarded" -> discarded = joined(nodes.cards(member.value()), " ");
          default -> unknown(member);
        }
      }
      if (!groups.isEmpty()) {
        var hand = Word.joined(groups, " + ");
        var whole = discarded.map(thrown -> Word.joined(List.of(hand, thrown), " - ")).orElse(hand);
        seatTag(seat, "").ifPresent(tag -> tag(entries, tag, seat.name(), Optional.of(whole)));
      }
    }
  }

  private void names(JsonNode value, List<Entry> entries) {
    for (var seat : nodes.members(value).members()) {
      var person = escaped(nodes.text(seat.value()));
      seatTag(seat, "Name").ifPresent(tag -> tag(entries, tag, seat.name(), person));
    }
  }

  private Optional<String> seatTag(JsonNode.Member member, String suffix) {
    var seat = SeatWord.read(member.name().text(), CardLanguages.english());
    if (seat.isEmpty()) {
      unknown(member);
    }
    return seat.map(known -> Tags.hand(known) + suffix);
  }

  private List<Word> calls(JsonNode value) {
    var calls = new ArrayList<Word>();
    for (var call : nodes.items(value)) {
      var words = new ArrayList<Word>();
      for (var member : nodes.members(call).members()) {
        switch (member.name().text()) {
          case "seat" -> nodes.text(member.value()).ifPresent(words::addFirst);
          case "call" -> nodes.text(member.value()).ifPresent(words::addLast);
          default -> unknown(member);
        }
      }
      joined(words, " ").ifPresent(calls::add);
    }
    return calls;
  }

  private void tricks(JsonNode value, List<Entry> entries) {
    for (var trick : nodes.items(value)) {
      var words = new ArrayList<Word>();
      for (var member : nodes.members(trick).members()) {
        switch (member.name().text()) {
          case "leader" -> nodes.text(member.value()).ifPresent(words::addFirst);
          case "cards" -> words.addAll(nodes.cards(member.value()));
          default -> unknown(member);
        }
      }
      entries.add(new Entry.Play(new Word("", trick.line(), trick.column()), words));
    }
  }

  /** The cards of a hand or of a packet; one that is empty stands where its name stands. */
  private static Word group(List<Word> cards, Word name) {
    return cards.isEmpty() ? name.part(0, 0) : Word.joined(cards, " ");
  }

  private static Optional<Word> joined(List<Word> words, String separator) {
    return words.isEmpty() ? Optional.empty() : Optional.of(Word.joined(words, separator));
  }

  /** A text as the value of a tag, on one line and with what would end it made harmless. */
  private static Optional<Word> escaped(Optional<Word> text) {
    return text.map(
        word ->
            new Word(
                word.text()
                    .replaceAll("[\\p{Cntrl}\u2028\u2029]+", " ")
                    .replace("\\", "\\\\")
                    .replace("\"", "\\\"")
                    .strip(),
                word.source(),
                word.start()));
  }

  private static void tag(List<Entry> entries, String tag, Word name, Optional<Word> value) {
    value.ifPresent(
        word ->
            entries.add(new Entry.Tag(new Word(tag, name.source(), name.start()), word, false)));
  }

  private void unknown(JsonNode.Member member) {
    faults.add(FaultCode.SYNTAX, "member", member.name().place(), "text", member.name().text());
  }

  /** Whether a text is the JSON form: an object that begins with its deals. */
  static boolean isJson(String text) {
    var start = 0;
    while (start < text.length() && isSpace(text.charAt(start))) {
      start++;
    }
    if (start >= text.length() || text.charAt(start) != '{') {
      return false;
    }
    start++;
    while (start < text.length() && isSpace(text.charAt(start))) {
      start++;
    }
    return text.startsWith("\"deals\"", start);
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || c == '\ufeff';
  }
}
