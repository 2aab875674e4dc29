package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.rules.Choice;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.lessons.LessonFault.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the values that stand in lesson files; what cannot be read is empty and has a fault. */
final class FieldReader {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private FieldReader() {}

  /** Whether a text is made as ids are: lower-case words with hyphens. */
  static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  static Optional<String> id(YamlPart part) {
    return known(part, Code.BAD_ID, text -> isId(text) ? Optional.of(text) : Optional.empty());
  }

  static Optional<RuleSet> rules(YamlPart part) {
    return known(part, Code.UNKNOWN_RULES, text -> HouseRules.read(text).rules());
  }

  static Optional<Seat> seat(YamlPart part) {
    return known(part, Code.UNKNOWN_SEAT, FieldReader::seat);
  }

  static Optional<Seat> seat(String text) {
    return text.length() == 1 ? Seat.ofLetter(text.charAt(0)) : Optional.empty();
  }

  static Optional<Side> side(YamlPart part) {
    return known(part, Code.UNKNOWN_VALUE, Side::named);
  }

  static Optional<Integer> count(YamlPart part) {
    return known(
        part,
        Code.UNKNOWN_VALUE,
        text -> text.matches("-?\\d{1,3}") ? Optional.of(Integer.valueOf(text)) : Optional.empty());
  }

  static <T extends Enum<T> & Choice> Optional<T> choice(YamlPart part, Class<T> type) {
    return known(
        part,
        Code.UNKNOWN_VALUE,
        text ->
            Stream.of(type.getEnumConstants())
                .filter(constant -> constant.publicName().equals(text))
                .findFirst());
  }

  static Optional<Card> card(YamlPart part) {
    return known(part, Code.UNKNOWN_CARD, Card::named);
  }

  /** Cards between spaces, in their order; those that are none are left out, with a fault. */
  static List<Card> cards(YamlPart part) {
    var cards = new ArrayList<Card>();
    SPACES
        .splitAsStream(part.value().orElse(""))
        .filter(name -> !name.isEmpty())
        .forEach(
            name ->
                Card.named(name)
                    .ifPresentOrElse(cards::add, () -> part.fault(Code.UNKNOWN_CARD, name)));
    return List.copyOf(cards);
  }

  private static <T> Optional<T> known(
      YamlPart part, Code code, Function<String, Optional<T>> read) {
    var text = part.value();
    var value = text.flatMap(read);
    if (text.isPresent() && value.isEmpty()) {
      part.fault(code, text.get());
    }
    return value;
  }
}
