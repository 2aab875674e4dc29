package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.rules.HouseRules;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes the JSON form of records; what is not given is left out. */
public final class JsonRecordWriter {
  private static final Set<String> OWN_MEMBERS = Set.of("Event", "Date", "Site", "Note");

  private final JsonGenerator json;

  private JsonRecordWriter(JsonGenerator json) {
    this.json = json;
  }

  /** The JSON of some deals, on one line. */
  public static String write(List<DealRecord> deals) {
    var text = new StringWriter();
    try (var json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
      var writer = new JsonRecordWriter(json);
      json.writeStartObject();
      json.writeName("deals");
      json.writeStartArray();
      deals.forEach(writer::deal);
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.toString();
  }

  private void deal(DealRecord deal) {
    json.writeStartObject();
    object("rules", () -> rules(deal));
    json.writeNumberProperty("players", deal.rules().players());
    text("dealer", "" + deal.dealer().letter());
    deal.score().ifPresent(score -> scores("score", score));
    if (!deal.hands().isEmpty()) {
      object("hands", () -> deal.hands().forEach((s, hand) -> hand("" + s.letter(), hand, deal)));
    }
    if (!deal.names().isEmpty()) {
      object("names", () -> deal.names().forEach((seat, name) -> text("" + seat.letter(), name)));
    }
    cards("turnUps", known(deal.turnUps()));
    if (!deal.calls().isEmpty()) {
      array(
          "calls",
          () -> deal.calls().forEach(call -> call("" + call.seat().letter(), call.word())));
    }
    deal.trump().ifPresent(suit -> text("trump", "" + suit.letter()));
    cards("stock", known(deal.stock()));
    deal.claim().ifPresent(claim -> scores("claim", claim));
    if (deal.penaltiesClaimed()) {
      text("penalties", "claimed");
    }
    if (!deal.tricks().isEmpty()) {
      array("tricks", () -> deal.tricks().forEach(this::trick));
    }
    remarks(deal.remarks());
    json.writeEndObject();
  }

  private void rules(DealRecord deal) {
    text("id", deal.rules().id());
    object(
        "overrides",
        () ->
            HouseRules.overrides(deal.rules())
                .forEach(
                    (name, value) -> {
                      if (!name.equals("players")) {
                        text(name, value);
                      }
                    }));
  }

  private void hand(String seat, HandRecord hand, DealRecord deal) {
    object(
        seat,
        () -> {
          cards("dealt", given(hand.dealt(), deal));
          if (!hand.packets().isEmpty()) {
            array("packets", () -> hand.packets().forEach(packet -> list(given(packet, deal))));
          }
          if (!hand.discarded().isEmpty()) {
            cards("discarded", given(hand.discarded(), deal));
          }
        });
  }

  private void remarks(Map<String, String> remarks) {
    remarks.forEach(
        (name, value) -> {
          if (OWN_MEMBERS.contains(name)) {
            text(name.toLowerCase(Locale.ROOT), value);
          }
        });
    if (!OWN_MEMBERS.containsAll(remarks.keySet())) {
      object(
          "tags",
          () ->
              remarks.forEach(
                  (name, value) -> {
                    if (!OWN_MEMBERS.contains(name)) {
                      text(name, value);
                    }
                  }));
    }
  }

  private void call(String seat, String call) {
    json.writeStartObject();
    text("seat", seat);
    text("call", call);
    json.writeEndObject();
  }

  private void trick(TrickRecord trick) {
    json.writeStartObject();
    text("leader", "" + trick.leader().letter());
    json.writeName("cards");
    list(trick.cards());
    json.writeEndObject();
  }

  private static List<Optional<Card>> given(GivenCards cards, DealRecord deal) {
    return RecordWriter.inOrder(cards, deal.trumps());
  }

  private void cards(String name, List<Optional<Card>> cards) {
    if (!cards.isEmpty()) {
      json.writeName(name);
      list(cards);
    }
  }

  private void list(List<Optional<Card>> cards) {
    json.writeStartArray();
    for (var card : cards) {
      json.writeString(card.map(Card::name).orElse(CardsReader.UNKNOWN));
    }
    json.writeEndArray();
  }

  private static List<Optional<Card>> known(List<Card> cards) {
    return cards.stream().map(Optional::of).toList();
  }

  private void scores(String name, Scores scores) {
    object(
        name, () -> scores.points().forEach((side, p) -> json.writeNumberProperty(side.name(), p)));
  }

  private void text(String name, String value) {
    json.writeStringProperty(name, value);
  }

  private void object(String name, Runnable members) {
    json.writeName(name);
    json.writeStartObject();
    members.run();
    json.writeEndObject();
  }

  private void array(String name, Runnable items) {
    json.writeName(name);
    json.writeStartArray();
    items.run();
    json.writeEndArray();
  }
}
