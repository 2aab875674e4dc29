package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Refusal;
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
   * @param trump the trump suit
   */
  public String card(Refusal refusal, Card card, List<Card> trick, Suit trump) {
    var arguments = new HashMap<String, String>();
    arguments.put("card", cards.shown(card));
    arguments.put("trump", cards.suitShown(trump));
    trick.stream().findFirst().ifPresent(led -> arguments.put("led", cards.suitShown(led.suit())));
    CardSet.of(trick).highest(trump).ifPresent(best -> arguments.put("best", cards.shown(best)));
    return text(refusal, arguments);
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
