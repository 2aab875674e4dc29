package hangjack.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** A value of a JSON text with the place where it stands. */
sealed interface JsonNode {
  int line();

  int column();

  /** A text, a number or a truth value, as it is written. */
  record Scalar(Word word) implements JsonNode {
    @Override
    public int line() {
      return word.place().line();
    }

    @Override
    public int column() {
      return word.place().column();
    }
  }

  /** A list. */
  record Items(int line, int column, List<JsonNode> items) implements JsonNode {}

  /** An object. */
  record Members(int line, int column, List<Member> members) implements JsonNode {}

  /** Nothing: {@code null}. */
  record Nothing(int line, int column) implements JsonNode {}

  /** A member of an object. */
  record Member(Word name, JsonNode value) {}

  /** Reads the value at which a parser stands. */
  static JsonNode read(JsonParser parser) {
    var at = parser.currentTokenLocation();
    var token = parser.currentToken();
    if (token == JsonToken.START_OBJECT) {
      var members = new ArrayList<Member>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        var name = word(parser);
        parser.nextToken();
        members.add(new Member(name, read(parser)));
      }
      return new Members(at.getLineNr(), at.getColumnNr(), members);
    }
    if (token == JsonToken.START_ARRAY) {
      var items = new ArrayList<JsonNode>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        items.add(read(parser));
      }
      return new Items(at.getLineNr(), at.getColumnNr(), items);
    }
    return token == JsonToken.VALUE_NULL || token == null
        ? new Nothing(at.getLineNr(), at.getColumnNr())
        : new Scalar(word(parser));
  }

  /** The place of a fault in the form of the text. */
  static Place place(TokenStreamLocation at) {
    return new Place(Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()), 0);
  }

  /** The name or the value at which a parser stands; a text begins after its quote. */
  private static Word word(JsonParser parser) {
    var at = parser.currentTokenLocation();
    var quoted =
        parser.currentToken() == JsonToken.VALUE_STRING
            || parser.currentToken() == JsonToken.PROPERTY_NAME;
    return new Word(parser.getString(), at.getLineNr(), at.getColumnNr() + (quoted ? 1 : 0));
  }
}
