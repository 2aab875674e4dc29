package hangjack.analyzer.record;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads single values as records write them, where a question and not a record gives them. No card
 * may stand twice in what one reader reads.
 */
public final class ValuesReader {
  private final CardLanguage language;
  private final FaultList faults = new FaultList();
  private final Map<Card, Place> read = new HashMap<>();

  /** A reader of English letters. */
  public ValuesReader() {
    this("");
  }

  /**
   * A reader of the letters of a language.
   *
   * @param language the language's id; any text that is none stands for English
   */
  public ValuesReader(String language) {
    this.language = CardLanguages.named(language).orElse(CardLanguages.english());
  }

  /**
   * The rules that a text names, such as {@code trinidad; game-points=2}.
   *
   * @param line where the text stands, from 1
   * @param column where it begins, from 1
   * @return empty where there is a fault
   */
  public Optional<RuleSet> rules(String text, int line, int column) {
    var reading = HouseRules.read(text);
    reading.findings().forEach(finding -> faults.rules(finding, new Word(text, line, column)));
    return reading.rules();
  }

  /**
   * The suit of a letter or a sign.
   *
   * @param line where the text stands, from 1
   * @param column where it begins, from 1
   * @return empty where there is a fault
   */
  public Optional<Suit> suit(String text, int line, int column) {
    var suit = CardWord.readSuit(text, language);
    if (suit.isEmpty()) {
      faults.add(FaultCode.SYNTAX, "suit", new Word(text, line, column).place(), "text", text);
    }
    return suit;
  }

  /**
   * The cards of a text, in its order.
   *
   * @param line where the text stands, from 1
   * @param column where it begins, from 1
   */
  public List<Card> cards(String text, int line, int column) {
    var cards = new ArrayList<Card>();
    for (var word : Layout.words(new Word(text, line, column))) {
      var card = CardWord.read(word.text(), language);
      if (card.isEmpty()) {
        faults.add(FaultCode.SYNTAX, "card", word.place(), "text", word.text());
        continue;
      }
      var first = read.putIfAbsent(card.get(), word.place());
      if (first != null) {
        faults.cardTwice(card.get(), word.place(), first);
      }
      cards.add(card.get());
    }
    return cards;
  }

  /** What was wrong so far, in the order of the text. */
  public List<Fault> faults() {
    return faults.sorted();
  }
}
