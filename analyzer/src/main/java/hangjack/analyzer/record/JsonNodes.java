package hangjack.analyzer.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Takes JSON values for what they should be; another kind of value is a fault. */
final class JsonNodes {
  /** What would be more than one card, or begin another part of a hand. */
  private static final Pattern NO_CARD =
      Pattern.compile("\\s*|[+\\-−].*|.*[\\s,].*", Pattern.DOTALL);

  private final FaultList faults;

  JsonNodes(FaultList faults) {
    this.faults = faults;
  }

  /** An object; one without members where it is something else. */
  JsonNode.Members members(JsonNode node) {
    return switch (node) {
      case JsonNode.Members members -> members;
      case JsonNode.Nothing nothing ->
          new JsonNode.Members(nothing.line(), nothing.column(), List.of());
      case JsonNode.Scalar _, JsonNode.Items _ -> {
        wrongKind(node);
        yield new JsonNode.Members(node.line(), node.column(), List.of());
      }
    };
  }

  /** The items of a list. */
  List<JsonNode> items(JsonNode node) {
    return switch (node) {
      case JsonNode.Items items -> items.items();
      case JsonNode.Nothing _ -> List.of();
      case JsonNode.Scalar _, JsonNode.Members _ -> {
        wrongKind(node);
        yield List.of();
      }
    };
  }

  /** A text or a number. */
  Optional<Word> text(JsonNode node) {
    return switch (node) {
      case JsonNode.Scalar scalar -> Optional.of(scalar.word());
      case JsonNode.Nothing _ -> Optional.empty();
      case JsonNode.Items _, JsonNode.Members _ -> {
        wrongKind(node);
        yield Optional.empty();
      }
    };
  }

  /** A list of cards, each a text. */
  List<Word> cards(JsonNode node) {
    var cards = new ArrayList<Word>();
    for (var item : items(node)) {
      text(item)
          .ifPresent(
              word -> {
                if (NO_CARD.matcher(word.text()).matches()) {
                  faults.add(FaultCode.SYNTAX, "card", word.place(), "text", word.text());
                } else {
                  cards.add(word);
                }
              });
    }
    return cards;
  }

  /** An object of numbers, as {@code NS 9}. */
  List<Word> pairs(JsonNode node) {
    return pairs(node, " ");
  }

  /** An object of single values, each with its name before it. */
  List<Word> pairs(JsonNode node, String separator) {
    var pairs = new ArrayList<Word>();
    for (var member : members(node).members()) {
      text(member.value())
          .ifPresent(value -> pairs.add(Word.joined(List.of(member.name(), value), separator)));
    }
    return pairs;
  }

  private void wrongKind(JsonNode node) {
    faults.add(
        FaultCode.SYNTAX, "json", new Place(node.line(), node.column(), 1), "text", shown(node));
  }

  private static String shown(JsonNode node) {
    return switch (node) {
      case JsonNode.Scalar scalar -> scalar.word().text();
      case JsonNode.Items _ -> "[…]";
      case JsonNode.Members _ -> "{…}";
      case JsonNode.Nothing _ -> "null";
    };
  }
}
