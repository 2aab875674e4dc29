package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Answer;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSets;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TappingCardsTest {
  private static final DealState LED = LessonFiles.deal(LessonFiles.underWay());
  private static final DealState OVER = LessonFiles.deal(LessonFiles.finished());

  @ParameterizedTest
  @CsvSource({
    "all-fours, As, 7h 2h 9s 3s",
    "all-fours; permissive-trumping=no, As, 9s 3s",
    "all-fours, Qh, 7h 2h",
    "trinidad; players=2, Qh, 7h 2h",
    "all-fours, 8c, 7h 2h 5c"
  })
  void whatMayBePlayedIsWhatTheTableOfTheSpecificationSays(
      String rules, String lead, String cards) {
    assertEquals(
        CardSet.named(cards), TappingCards.accepted(CardQuestion.ALL_LEGAL, led(rules, lead)));
  }

  @Test
  void onlyTrumpsTakeAnAce() {
    assertEquals(CardSet.named("7h 2h"), TappingCards.accepted(CardQuestion.TAKES_TRICK, LED));
  }

  @ParameterizedTest
  @CsvSource({"HIGH, Kh", "LOW, 4h", "JACK, Jh"})
  void aPointsCardIsThatOfTheScoreSheet(CardQuestion asks, String card) {
    assertEquals(CardSet.named(card), TappingCards.accepted(asks, OVER));
  }

  @ParameterizedTest
  @CsvSource({
    "'', NOTHING_CHOSEN",
    "7h 2h 9s 3s Kd, MUST_FOLLOW_OR_TRUMP",
    "7h 2h 9s 3s 8c, NOT_HELD",
    "9s 3s 2h, TRUMPS_MISSING",
    "7h 2h 3s, SUIT_LED_MISSING"
  })
  void aWrongSetOfLegalCardsHasItsReason(String cards, ReplyCode code) {
    assertEquals(List.of(code), codes(CardQuestion.ALL_LEGAL, LED, cards));
  }

  @Test
  void oneReasonForOneKindOfMistakeAndTheFirstCardIsNamed() {
    var remarks = TappingCards.faults(CardQuestion.ALL_LEGAL, LED, CardSet.named("7h Kd 5c"));
    assertEquals(1, remarks.size());
    assertEquals(Card.list("Kd").getFirst(), remarks.getFirst().arguments().get("card"));
    assertEquals(Suit.SPADES, remarks.getFirst().arguments().get("led"));
    assertEquals(Suit.HEARTS, remarks.getFirst().arguments().get("trump"));
  }

  @Test
  void whoMustTrumpIsToldSo() {
    var deal = LessonRun.at(shipped(), "no-spades-left").orElseThrow().table();
    assertEquals(List.of(ReplyCode.MUST_TRUMP), codes(CardQuestion.ALL_LEGAL, deal, "7h 2h Kd"));
  }

  @Test
  void whoMustFollowTrumpIsToldSo() {
    var deal = LessonRun.at(shipped(), "trumps-are-led").orElseThrow().table();
    assertEquals(
        List.of(ReplyCode.MUST_FOLLOW_TRUMP), codes(CardQuestion.ALL_LEGAL, deal, "7h 2h 9s"));
  }

  @Test
  void whoMayPlayAnythingIsToldOfTheCardsLeftOut() {
    var deal = LessonRun.at(shipped(), "no-spades-left-in-trinidad").orElseThrow().table();
    assertEquals(
        List.of(ReplyCode.OTHERS_MISSING), codes(CardQuestion.ALL_LEGAL, deal, "7h 2h Kd"));
    assertEquals(List.of(ReplyCode.TRUMPS_MISSING), codes(CardQuestion.ALL_LEGAL, deal, "Kd 5c"));
  }

  @ParameterizedTest
  @CsvSource({
    "TAKES_TRICK, '', ONE_CARD_WANTED",
    "TAKES_TRICK, 7h 2h, ONE_CARD_WANTED",
    "TAKES_TRICK, 9s, DOES_NOT_TAKE",
    "TAKES_TRICK, Kd, MUST_FOLLOW_OR_TRUMP"
  })
  void aCardThatDoesNotTakeTheTrickHasItsReason(CardQuestion asks, String cards, ReplyCode code) {
    assertEquals(List.of(code), codes(asks, LED, cards));
  }

  @ParameterizedTest
  @CsvSource({
    "HIGH, Kh 4h, ONE_CARD_WANTED",
    "HIGH, Ac, NOT_A_TRUMP",
    "HIGH, Jh, HIGHER_IN_PLAY",
    "HIGH, 2h, TURN_UP_NOT_IN_PLAY",
    "HIGH, Ah, NOT_IN_PLAY",
    "LOW, 2h, TURN_UP_NOT_IN_PLAY",
    "LOW, 3c, NOT_A_TRUMP",
    "LOW, Kh, LOWER_IN_PLAY",
    "JACK, Kh, NOT_A_JACK",
    "JACK, Ad, NOT_A_TRUMP"
  })
  void aCardThatDoesNotScoreHasItsReason(CardQuestion asks, String cards, ReplyCode code) {
    assertEquals(List.of(code), codes(asks, OVER, cards));
  }

  @Test
  void theJackOfAPlainSuitIsCalledThat() {
    var jacks =
        LessonFiles.FINISHED
            .replace("Jh Ac Ad Qs 9s 6s", "Jh Jc Ad Qs 9s 6s")
            .replace("[Ac 4h", "[Jc 4h");
    assertEquals(
        List.of(ReplyCode.JACK_OF_PLAIN_SUIT),
        codes(CardQuestion.JACK, LessonFiles.deal(LessonFiles.lesson("jacks", jacks)), "Jc"));
  }

  @Test
  void aQuestionFitsOnlyWhereItCanBeAnswered() {
    assertTrue(TappingCards.fits(CardQuestion.ALL_LEGAL, LED, Seat.SOUTH));
    assertFalse(TappingCards.fits(CardQuestion.ALL_LEGAL, LED, Seat.NORTH));
    assertFalse(TappingCards.fits(CardQuestion.ALL_LEGAL, OVER, Seat.SOUTH));
    assertFalse(TappingCards.fits(CardQuestion.HIGH, LED, Seat.SOUTH));
    assertTrue(TappingCards.fits(CardQuestion.JACK, OVER, Seat.SOUTH));
    var noJack = LessonRun.at(Lessons.all().getFirst(), "second-deal").orElseThrow().table();
    assertFalse(TappingCards.fits(CardQuestion.JACK, noJack, Seat.SOUTH));
  }

  /** In any moment of any deal: right is only the whole set that the rules of following allow. */
  @Property(tries = 300)
  void everySetOfCardsButTheAllowedOneHasAReply(@ForAll long seed) {
    var deal = someMoment(seed);
    var seat = deal.toAct().orElseThrow();
    var trick = deal.current().orElseThrow().cards();
    var allowed =
        deal.trump()
            .map(trump -> Following.allowed(deal.rules(), trump, deal.hand(seat), trick))
            .orElse(deal.hand(seat));
    for (var cards : subsets(deal.hand(seat))) {
      var right = TappingCards.faults(CardQuestion.ALL_LEGAL, deal, cards).isEmpty();
      assertEquals(cards.equals(allowed), right, cards.toString());
    }
  }

  /** A moment of the play, reached from a seed by random calls and cards. */
  private static DealState someMoment(long seed) {
    var random = new SplittableRandom(seed);
    // every set of the hand is tried, so that a hand of thirteen would take too long
    var games = RuleSets.presets().stream().filter(rules -> rules.handSize() < 10).toList();
    var rules = games.get(random.nextInt(games.size()));
    var deal = Deal.shuffled(seed, rules, Seat.SOUTH);
    var state = DealEngine.begin(rules, Seat.SOUTH, rules.startingScore(), deal);
    while (state.phase() != Phase.PLAYING) {
      state =
          accepted(
              state,
              state.phase() == Phase.ELDER_CALL
                  ? new Action.Stand(state.elder())
                  : DealEngine.legalActions(state).getLast());
    }
    for (var plays = random.nextInt(rules.players() * rules.handSize()); plays > 0; plays--) {
      var actions = DealEngine.legalActions(state);
      state = accepted(state, actions.get(random.nextInt(actions.size())));
    }
    assertEquals(Optional.<Ending>empty(), state.ending());
    return state;
  }

  private static DealState accepted(DealState state, Action action) {
    return switch (DealEngine.apply(state, action)) {
      case Answer.Accepted(var next) -> next;
      case Answer.Refused(var refusal) -> throw new AssertionError(action + " " + refusal);
    };
  }

  private static List<CardSet> subsets(CardSet hand) {
    var cards = hand.toList();
    return IntStream.range(0, 1 << cards.size())
        .mapToObj(
            bits ->
                CardSet.of(
                    cards.stream().filter(c -> (bits >> cards.indexOf(c) & 1) == 1).toList()))
        .toList();
  }

  private static DealState led(String rules, String lead) {
    var position = (DealtPosition) LessonFiles.underWay().positions().values().iterator().next();
    var other =
        new DealtPosition(
            HouseRules.read(rules).rules().orElseThrow(),
            position.dealer(),
            position.hands(),
            position.turnUp(),
            position.calls(),
            List.of(Card.list(lead)));
    return ((Position.Reached.There) other.reach()).deal();
  }

  private static Lesson shipped() {
    return Lessons.named("follow-or-trump").orElseThrow();
  }

  private static List<ReplyCode> codes(CardQuestion asks, DealState deal, String cards) {
    return TappingCards.faults(asks, deal, CardSet.named(cards)).stream()
        .map(Remark::code)
        .toList();
  }
}
