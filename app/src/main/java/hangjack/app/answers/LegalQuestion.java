package hangjack.app.answers;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which cards of a hand may be played to a trick?
 *
 * @param rules the rules of the table
 * @param trump the suit of trumps
 * @param hand the cards held
 * @param trick the cards played so far, the lead first; none for the leader
 */
public record LegalQuestion(RuleSet rules, Suit trump, List<Card> hand, List<Card> trick) {
  public LegalQuestion {
    hand = List.copyOf(hand);
    trick = List.copyOf(trick);
  }

  /**
   * The answer for programs.
   *
   * @param legal the cards that may be played, sorted as a hand
   * @param refused the rule that forbids each other card, by card
   */
  public record Answer(List<String> legal, Map<String, String> refused) {}

  /** Why this cannot happen at a table, as a sentence; empty where it can. */
  public Optional<String> objection(Texts texts) {
    var both = hand.stream().filter(trick::contains).findFirst();
    if (both.isPresent()) {
      var card = CardWords.in(texts.language()).shown(both.get());
      return Optional.of(texts.text("command.legal.held-and-played", Map.of("card", card)));
    }
    var strange =
        Stream.concat(hand.stream(), trick.stream())
            .filter(card -> !rules.pack().contains(card))
            .findFirst();
    if (strange.isPresent()) {
      var card = CardWords.in(texts.language()).shown(strange.get());
      return Optional.of(texts.text("faults.card-not-in-deck", Map.of("card", card)));
    }
    if (trick.size() >= rules.players()) {
      return Optional.of(
          texts.text("command.legal.trick-complete", Map.of("players", rules.players())));
    }
    return Optional.empty();
  }

  /** The cards that may be played, sorted as a hand. */
  public List<Card> legal() {
    return sorted(Following.allowed(rules, trump, CardSet.of(hand), trick));
  }

  /** The rule that forbids each other card, sorted as a hand. */
  public Map<Card, Refusal> refused() {
    var refused = new LinkedHashMap<Card, Refusal>();
    for (var card : sorted(CardSet.of(hand))) {
      Following.refusal(rules, trump, CardSet.of(hand), trick, card)
          .ifPresent(refusal -> refused.put(card, refusal));
    }
    return refused;
  }

  /** The answer for programs. */
  public Answer answer() {
    var codes = new LinkedHashMap<String, String>();
    refused().forEach((card, refusal) -> codes.put(card.name(), refusal.publicName()));
    return new Answer(legal().stream().map(Card::name).toList(), codes);
  }

  private List<Card> sorted(CardSet cards) {
    return RecordWriter.sorted(cards, Optional.of(rules.trumps(trump)));
  }
}
