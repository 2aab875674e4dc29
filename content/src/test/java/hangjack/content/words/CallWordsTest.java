package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.rules.HouseRules;
import hangjack.content.texts.Languages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said aloud at the table. */
class CallWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | all | Change the trump, 3 more cards each",
        "en | elder-and-dealer | Change the trump, 3 more cards each for the elder hand and the"
            + " dealer",
        "de | all | Trumpf wechseln, noch 3 Karten für jeden",
        "de | elder-and-dealer | Trumpf wechseln, noch je 3 Karten für Vorhand und Geber"
      })
  void whoRunsTheCardsSaysWhoGetsThem(String language, String recipients, String said) {
    var rules =
        HouseRules.read("all-fours; players=3; run-recipients=" + recipients).rules().orElseThrow();
    var deal = Deal.shuffled(1, rules, Seat.SOUTH);
    var state = DealEngine.begin(rules, Seat.SOUTH, rules.startingScore(), deal);
    var words = CallWords.in(Languages.named(language).orElseThrow());
    assertEquals(said, words.said(state, new Action.Run(Seat.SOUTH)));
  }
}
