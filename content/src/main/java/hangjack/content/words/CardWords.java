package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Cards as a language shows and names them. */
public final class CardWords {
  private static final char LEFT_TO_RIGHT = '\u2066';
  private static final char END = '\u2069';

  private final Texts texts;

  private CardWords(Texts texts) {
    this.texts = texts;
  }

  /** The words for cards in a language. */
  public static CardWords in(Language language) {
    return new CardWords(Texts.in(language));
  }

  /**
   * The card as it is printed in a line: {@code J♥}, in French {@code V♥}; a joker is {@code Jo} in
   * every language. Where the language runs from right to left the card is kept the other way round
   * by marks that do not show.
   */
  public String shown(Card card) {
    var plain = card.isJoker() ? card.name() : letter(card.rank()) + card.suit().sign();
    return switch (texts.language().direction()) {
      case LTR -> plain;
      case RTL -> LEFT_TO_RIGHT + plain + END;
    };
  }

  /** Cards side by side, in the order given: {@code K♥ 10♥ 4♣}. */
  public String shown(Collection<Card> cards) {
    return cards.stream().map(this::shown).collect(Collectors.joining(" "));
  }

  /** Cards to choose from, in the order given: {@code K♥, 10♥ or 4♣}. */
  public String either(Collection<Card> cards) {
    return Lists.either(cards.stream().map(this::shown).toList(), texts);
  }

  /** The full name, as a screen reader says it: {@code jack of hearts}. */
  public String name(Card card) {
    return named(card, "name");
  }

  /** The name with its article: {@code the jack of hearts}. */
  public String definite(Card card) {
    return named(card, "definite");
  }

  /** The name with its indefinite article: {@code a jack of hearts}. */
  public String indefinite(Card card) {
    return named(card, "indefinite");
  }

  /** The letter or number printed on the card: {@code J}, in French {@code V}. */
  public String letter(Rank rank) {
    return switch (rank) {
      case ACE, KING, QUEEN, JACK, TEN -> texts.text("terms.letter." + key(rank));
      case NINE, EIGHT, SEVEN, SIX, FIVE, FOUR, THREE, TWO -> Character.toString(rank.letter());
    };
  }

  /** The name of a rank: {@code jack}. */
  public String rank(Rank rank) {
    return texts.text("terms.rank", Map.of("rank", key(rank)));
  }

  /** The name of a suit: {@code hearts}. */
  public String suit(Suit suit) {
    return texts.text("terms.suit", Map.of("suit", key(suit)));
  }

  /** The name of a suit with its sign: {@code hearts ♥}. */
  public String suitShown(Suit suit) {
    return texts.text("terms.suit.shown", Map.of("suit", key(suit)));
  }

  static String key(Rank rank) {
    return rank.name().toLowerCase(Locale.ROOT);
  }

  static String key(Suit suit) {
    return suit.name().toLowerCase(Locale.ROOT);
  }

  private String named(Card card, String form) {
    return card.isJoker()
        ? texts.text("terms.card.joker." + form)
        : texts.text(
            "terms.card." + form, Map.of("rank", key(card.rank()), "suit", key(card.suit())));
  }
}
