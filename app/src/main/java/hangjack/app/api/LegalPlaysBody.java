package hangjack.app.api;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.record.ValuesReader;
import hangjack.analyzer.rules.RuleSet;
import hangjack.app.answers.LegalQuestion;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads the question of {@code POST /legal-plays}. It is read token by token, so that a fault names
 * its place in the text that was sent.
 */
final class LegalPlaysBody {
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
  private static final Set<String> NEEDED = new LinkedHashSet<>(List.of("rules", "trump", "hand"));

  private final ValuesReader values = new ValuesReader();
  private final Set<String> missing = new LinkedHashSet<>(NEEDED);
  private Optional<RuleSet> rules = Optional.empty();
  private Optional<Suit> trump = Optional.empty();
  private final List<Card> hand = new ArrayList<>();
  private final List<Card> trick = new ArrayList<>();

  private LegalPlaysBody() {}

  /**
   * The question in a body.
   *
   * @throws Refused where it is malformed, has an unknown member or lacks one (400), or where a
   *     value has a fault (422)
   */
  static LegalQuestion read(byte[] body) {
    var reader = new LegalPlaysBody();
    try (var parser = JSON.createParser(ObjectReadContext.empty(), text(body))) {
      reader.read(parser);
    } catch (JacksonException malformed) {
      var location = malformed.getLocation();
      throw location == null
          ? Refused.because(400, "json", Map.of())
          : Refused.because(
              400,
              "json.place",
              Map.of("line", location.getLineNr(), "column", location.getColumnNr()));
    }
    return reader.question();
  }

  private static String text(byte[] body) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException notText) {
      throw Refused.because(400, "json", Map.of());
    }
  }

  private void read(JsonParser parser) {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      throw Refused.because(400, "json", Map.of());
    }
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      var name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "rules" -> rules = values.rules(string(parser, name), line(parser), column(parser));
        case "trump" -> trump = values.suit(string(parser, name), line(parser), column(parser));
        case "hand" -> cards(parser, name, hand);
        case "trick" -> cards(parser, name, trick);
        default -> throw Refused.because(400, "member", Map.of("name", name));
      }
      missing.remove(name);
    }
    if (parser.nextToken() != null) {
      throw Refused.because(400, "json", Map.of());
    }
  }

  private void cards(JsonParser parser, String name, List<Card> cards) {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      throw Refused.because(400, "member.cards", Map.of("name", name));
    }
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.currentToken() != JsonToken.VALUE_STRING) {
        throw Refused.because(400, "member.cards", Map.of("name", name));
      }
      cards.addAll(values.cards(parser.getString(), line(parser), column(parser)));
    }
  }

  private static String string(JsonParser parser, String name) {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      throw Refused.because(400, "member.text", Map.of("name", name));
    }
    return parser.getString();
  }

  private static int line(JsonParser parser) {
    return parser.currentTokenLocation().getLineNr();
  }

  /** Where the text of a string begins, after its quote. */
  private static int column(JsonParser parser) {
    return parser.currentTokenLocation().getColumnNr() + 1;
  }

  private LegalQuestion question() {
    if (!missing.isEmpty()) {
      throw Refused.because(400, "member.missing", Map.of("name", missing.iterator().next()));
    }
    if (!values.faults().isEmpty()) {
      throw Refused.faults(422, values.faults());
    }
    return new LegalQuestion(rules.orElseThrow(), trump.orElseThrow(), hand, trick);
  }
}
