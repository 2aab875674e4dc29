package hangjack.lessons;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.SeatWords;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Something a lesson says, without a language. Every such text may also name any card by its
 * canonical name, as in {@code {Kh}}.
 *
 * @param key the key of the text
 * @param arguments cards, sets of cards, suits, seats, sides and numbers by name
 */
public record LessonText(String key, Map<String, Object> arguments) {
  /** Stands before a card's name where the names are looked for, and in no text. */
  private static final String MARK = "\u0001";

  public LessonText {
    arguments = Map.copyOf(arguments);
  }

  /**
   * The sentence in a language.
   *
   * @throws IllegalStateException where the language lacks the text, or the text names something
   *     that is not there
   */
  public String in(Language language) {
    var cards = CardWords.in(language);
    return text(language, cards::shown);
  }

  /**
   * The cards that the text of a language names by their canonical names.
   *
   * @throws IllegalStateException as {@link #in}
   */
  CardSet cardsNamed(Language language) {
    var text = text(language, card -> MARK + card.name());
    return CardSet.of(
        Pack.cards().stream().filter(card -> text.contains(MARK + card.name())).toList());
  }

  private String text(Language language, Function<Card, String> named) {
    var cards = CardWords.in(language);
    var seats = SeatWords.in(language);
    var words = new HashMap<String, Object>();
    Pack.cards().forEach(card -> words.put(card.name(), named.apply(card)));
    arguments.forEach(
        (name, value) ->
            words.put(
                name,
                switch (value) {
                  case Card card -> cards.shown(card);
                  case CardSet some -> cards.shown(fromTheTop(some));
                  case Suit suit -> cards.suit(suit);
                  case Seat seat -> seats.seat(seat);
                  case Side side -> seats.side(side);
                  default -> value;
                }));
    return Texts.in(language).text(key, words);
  }

  private static List<Card> fromTheTop(CardSet cards) {
    return cards.stream()
        .sorted(Comparator.comparing(Card::rank).reversed().thenComparing(Card::suit))
        .toList();
  }
}
