package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.rules.Trumps;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Why an action is refused, said to the player who tries it. */
public final class RefusalWords {
  private final Texts texts;
  private final CardWords cards;

  private RefusalWords(Language language) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
  }

  /** The words for refusals in a language. */
  public static RefusalWords in(Language language) {
    return new RefusalWords(language);
  }

  /**
   * Why a card may not be played.
   *
   * @param refusal the reason
   * @param card the card
   * @param trick the cards already in the trick, in order; a refusal that speaks of the suit led
   *     needs at least one
   * @param trumps the trumps of the deal
   */
  public String card(Refusal refusal, Card card, List<Card> trick, Trumps trumps) {
    var arguments = new HashMap<String, String>();
    arguments.put("card", cards.shown(card));
    arguments.put("trump", cards.suitShown(trumps.suit()));
    trick.stream()
        .findFirst()
        .ifPresent(led -> arguments.put("led", cards.suitShown(suitLed(led, trumps))));
    trick.stream()
        .filter(trumps::contains)
        .reduce((best, other) -> trumps.isHigher(other, best) ? other : best)
        .ifPresent(best -> arguments.put("best", cards.shown(best)));
    return text(refusal, arguments);
  }

  private static Suit suitLed(Card led, Trumps trumps) {
    return trumps.contains(led) ? trumps.suit() : led.suit();
  }

  /**
   * Why a call or a discard is refused.
   *
   * @throws IllegalStateException for a refusal that speaks of a card
   */
  public String call(Refusal refusal) {
    return text(refusal, Map.of());
  }

  private String text(Refusal refusal, Map<String, String> arguments) {
    return texts.text("plays.refusal." + refusal.publicName(), arguments);
  }
}
