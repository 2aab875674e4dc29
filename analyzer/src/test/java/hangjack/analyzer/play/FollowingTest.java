package hangjack.analyzer.play;

import static hangjack.analyzer.fixtures.Deals.rules;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Suit;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios of the rules, section 9.2, and C02 and D04; hearts are trumps. */
class FollowingTest {
  private static final String FOT_FREE = "; permissive-trumping=yes; must-trump-when-void=no";
  private static final String FOT_MUST = "; permissive-trumping=yes; must-trump-when-void=yes";
  private static final String STRICT_FREE = "; permissive-trumping=no; must-trump-when-void=no";
  private static final String STRICT_MUST = "; permissive-trumping=no; must-trump-when-void=yes";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "L01, 9s 3s 7h 2h Kd, Qs, 9s 3s 7h 2h, 9s 3s 7h 2h, 9s 3s, 9s 3s",
    "L02, 7h 2h Kd 5c, Qs, 7h 2h Kd 5c, 7h 2h, 7h 2h Kd 5c, 7h 2h",
    "L03, 9s 3s 7h 2h Kd, 4h, 7h 2h, 7h 2h, 7h 2h, 7h 2h",
    "L04, 9s Kd, 4h, 9s Kd, 9s Kd, 9s Kd, 9s Kd",
    "L05, Kd 5c, Qs, Kd 5c, Kd 5c, Kd 5c, Kd 5c",
  })
  void theFourPoliciesAllowTheCardsOfTheScenario(
      String id,
      String hand,
      String trick,
      String fotFree,
      String fotMust,
      String strictFree,
      String strictMust) {
    assertEquals(CardSet.named(fotFree), allowed(FOT_FREE, hand, trick), id);
    assertEquals(CardSet.named(fotMust), allowed(FOT_MUST, hand, trick), id);
    assertEquals(CardSet.named(strictFree), allowed(STRICT_FREE, hand, trick), id);
    assertEquals(CardSet.named(strictMust), allowed(STRICT_MUST, hand, trick), id);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"L06, 9s 2h, Qs 7h, 9s", "L08, 2h 3h, Qs 7h, 2h 3h"})
  void undertrumpingIsForbiddenUnlessNothingElseIsLeft(
      String id, String hand, String trick, String expected) {
    for (var policy : new String[] {FOT_FREE, FOT_MUST, STRICT_FREE, STRICT_MUST}) {
      assertEquals(
          CardSet.named(expected), allowed(policy + "; no-undertrump=yes", hand, trick), id);
    }
  }

  @Test
  void l10AJokerAnswersATrumpLead() {
    for (var policy : new String[] {FOT_FREE, FOT_MUST, STRICT_FREE, STRICT_MUST}) {
      assertEquals(CardSet.named("Jo"), joker(policy, "Jo As Kd", "4h"));
    }
  }

  @Test
  void aJokerLedIsATrumpLed() {
    assertEquals(CardSet.named("7h"), joker(STRICT_FREE, "7h As Kd", "Jo"));
    assertEquals(CardSet.named("As Kd"), joker(STRICT_MUST, "As Kd", "Jo"));
  }

  @Test
  void aJokerTrumpsAndIsGoneUnderLikeAnyTrump() {
    assertEquals(CardSet.named("As Jo"), joker(FOT_FREE, "As Jo Kd", "4s"));
    assertEquals(CardSet.named("Jo"), joker(FOT_MUST, "Jo Kd", "4s"));
    assertEquals(CardSet.named("As"), joker(STRICT_FREE, "As Jo Kd", "4s"));
    var noUndertrump = FOT_FREE + "; no-undertrump=yes";
    assertEquals(CardSet.named("9s"), joker(noUndertrump, "9s Jo", "Qs 2h"));
    assertEquals(CardSet.named("9s 2h"), joker(noUndertrump, "9s 2h", "Qs Jo"));
    var highest = noUndertrump + "; joker-rank=highest";
    assertEquals(CardSet.named("9s Jo"), joker(highest, "9s Jo", "Qs 2h"));
    assertEquals(CardSet.named("9s"), joker(highest, "9s Ah", "Qs Jo"));
  }

  @Test
  void l13InSevenUpWith32CardsAVoidPlayerMustTrump() {
    assertEquals(CardSet.named("7h"), preset("seven-up-32", "7h Kd 8c", "Qs"));
  }

  @Test
  void c02InCaliforniaJackAVoidPlayerMustTrump() {
    assertEquals(CardSet.named("3h"), preset("california-jack", "3h Kd 5c", "Qs"));
  }

  @Test
  void d04InDonAVoidPlayerIsFreeAndTrumpingInsteadOfFollowingIsARevoke() {
    assertEquals(CardSet.named("3h Kd 5c"), preset("nine-card-don", "3h Kd 5c", "Qs"));
    assertEquals(CardSet.named("4s"), preset("nine-card-don", "4s 3h Kd 5c", "Qs"));
    assertEquals(
        Optional.of(Refusal.MUST_FOLLOW),
        Following.refusal(
            rules("nine-card-don"),
            Suit.HEARTS,
            CardSet.named("4s 3h"),
            Card.list("Qs"),
            Card.of(Rank.THREE, Suit.HEARTS)));
  }

  @Test
  void aHigherTrumpIsNoUndertrump() {
    var hand = "9s 2h Kh";
    assertEquals(CardSet.named("9s Kh"), allowed("; no-undertrump=yes", hand, "Qs 7h"));
    assertEquals(CardSet.named("9s 2h Kh"), allowed("; no-undertrump=no", hand, "Qs 7h"));
    assertEquals(CardSet.named("2h Kh"), allowed("; no-undertrump=yes", hand, "4h 7h"));
  }

  @Test
  void theLeaderMayPlayAnyCard() {
    assertEquals(CardSet.named("9s 2h Kd"), allowed(STRICT_MUST, "9s 2h Kd", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "MUST_FOLLOW_OR_TRUMP, yes, no, 9s 7h Kd, Qs, Kd",
    "MUST_FOLLOW, no, no, 9s 7h Kd, Qs, 7h",
    "MUST_TRUMP, yes, yes, 7h Kd, Qs, Kd",
    "MUST_FOLLOW_TRUMP, yes, no, 7h Kd, 4h, Kd",
    "NOT_HELD, yes, no, 7h Kd, 4h, Kc",
  })
  void aRefusalNamesTheRuleThatWasBroken(
      Refusal expected, String permissive, String must, String hand, String trick, String card) {
    var policy = "; permissive-trumping=" + permissive + "; must-trump-when-void=" + must;
    assertEquals(Optional.of(expected), refusal(policy, hand, trick, card));
  }

  @Test
  void aRefusedUndertrumpIsNamed() {
    assertEquals(
        Optional.of(Refusal.NO_UNDERTRUMP), refusal("; no-undertrump=yes", "9s 2h", "Qs 7h", "2h"));
    assertEquals(Optional.empty(), refusal("; no-undertrump=yes", "9s 2h", "Qs 7h", "9s"));
  }

  private static CardSet preset(String id, String hand, String trick) {
    return Following.allowed(rules(id), Suit.HEARTS, CardSet.named(hand), Card.list(trick));
  }

  private static CardSet joker(String policy, String hand, String trick) {
    return preset("pitch-with-joker" + policy, hand, trick);
  }

  private static CardSet allowed(String policy, String hand, String trick) {
    return Following.allowed(
        rules("trinidad" + policy), Suit.HEARTS, CardSet.named(hand), Card.list(trick));
  }

  private static Optional<Refusal> refusal(String policy, String hand, String trick, String card) {
    return Following.refusal(
        rules("trinidad" + policy),
        Suit.HEARTS,
        CardSet.named(hand),
        Card.list(trick),
        Card.named(card).orElseThrow());
  }
}
