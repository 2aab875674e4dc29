package hangjack.content.texts;

import static hangjack.analyzer.fixtures.Deals.after;
import static hangjack.analyzer.fixtures.Deals.begin;
import static hangjack.analyzer.fixtures.Deals.rules;
import static hangjack.analyzer.fixtures.Deals.turningUp;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.match.CutForDeal;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Deal;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.AllPass;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.DrawStock;
import hangjack.analyzer.rules.FirstDealer;
import hangjack.analyzer.rules.HandAfterRun;
import hangjack.analyzer.rules.JokerRank;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.Pips;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.content.words.RuleText;
import hangjack.content.words.RuleWords;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The errors and gaps of the sources that this program was built from (rules 8): a test for each,
 * in their order, so that none comes back by way of a text or a preset.
 */
class KnownErrorsTest {
  private static final List<String> PITCH =
      List.of("auction-pitch", "pitch-with-joker", "setback", "pitch-smudge");
  private static final List<String> TRINIDAD = List.of("trinidad", "tobago", "trinidad-tournament");
  private static final int DEALS = 20_000;

  /** 1. Twenty-four dealt cards hold 36.9 pips on average, eighteen 27.7 and twelve 18.5. */
  @Test
  void theWholePackHasEightyPipsNotTheDealtCards() {
    var rules = rules("all-fours");
    assertEquals(80, Pips.of(rules, rules.pack()));
    var worthless = rules.pack().stream().filter(card -> Pips.of(rules, card) == 0).count();
    assertEquals(32, worthless);
    assertEquals(18.5, pipsDealt("all-fours"), 0.3);
    assertEquals(27.7, pipsDealt("all-fours; players=3"), 0.3);
    assertEquals(36.9, pipsDealt("all-fours; players=4"), 0.3);
    assertNobodySays("en", "\\b(80|eighty)\\b(?! ?%| to|,)");
  }

  /** 2. Given a turn-up that is no jack, two players hold it in 23.5 of 100 deals. */
  @Test
  void theJackOfTrumpsIsMoreOftenOutOfPlayThanIn() {
    assertEquals(23.5, jacksInPlay("all-fours"), 1);
    assertEquals(35.3, jacksInPlay("all-fours; players=3"), 1);
    assertEquals(47.1, jacksInPlay("all-fours; players=4"), 1);
    assertEquals(38.7, jacksInPlay("seven-up-32"), 1);
    assertTrue(prose("en", "all-fours").contains("Often the jack of trumps is not in play"));
    assertFalse(prose("en", "california-jack").contains("jack of trumps is not in play"));
    assertNobodySays("en", "jack[^.]* (is|are) always (in play|dealt)|always [^.]*jack");
  }

  /** 3. “One for his heels” belongs to Cribbage. */
  @Test
  void theTurnedJackIsNoHeels() {
    assertNobodySays("en", "\\bheels\\b|\\bhis nob");
    assertEquals("Turn-up", english("terms.award.turn-up"));
    assertEquals("Gift", english("terms.award.gift"));
  }

  /** 4. To stand keeps the trump, to beg asks for another; nobody “accepts” or “refuses”. */
  @Test
  void standingKeepsTheTrumpAndBeggingAsksForAnother() {
    assertEquals(
        "To stand: to keep the trump that was turned up.", english("rules.glossary.stand"));
    assertEquals("To beg: to ask for another trump.", english("rules.glossary.beg"));
    assertNobodySays("en", "\\b(accept|refus)(s|es|ed|ing)?\\b");
    var turned = begun("all-fours", "9h");
    var stood = after(turned, new Action.Stand(Seat.SOUTH));
    assertEquals(Optional.of(Suit.HEARTS), stood.trump());
    assertTrue(stood.trumpFixed());
    assertFalse(after(turned, new Action.Beg(Seat.SOUTH)).trumpFixed());
  }

  /** 5. Trinidad is played to fourteen; no Pitch is. */
  @Test
  void fourteenPointsWinInTrinidadAndInNoPitch() {
    TRINIDAD.forEach(id -> assertEquals(14, rules(id).target(), id));
    PITCH.forEach(id -> assertNotEquals(14, rules(id).target(), id));
    assertEquals(
        List.of(7, 10, 21, 7), PITCH.stream().map(id -> rules(id).target()).toList(), "in order");
    assertTrue(prose("en", "trinidad").contains("reach 14 points"));
    PITCH.forEach(id -> assertFalse(prose("en", id).matches("(?s).*(\\b14\\b|ournament).*"), id));
  }

  /** 6. An ace turned up is 1, a six 2, a jack 3; a hung jack is 3; play goes anticlockwise. */
  @Test
  void trinidadHasItsKickItsHangJackAndItsDirection() {
    var rules = rules("trinidad");
    assertEquals(
        List.of(1, 2, 3, 0),
        Card.list("Ad 6d Jd 2d").stream().map(card -> rules.turnUpPoints().of(card)).toList());
    assertEquals(3, rules.hangJackPoints());
    assertEquals(Direction.ANTICLOCKWISE, rules.direction());
    var text = prose("en", "trinidad");
    assertTrue(text.contains("1 point if it is an ace, 2 points if it is a six, and 3 points"));
    assertTrue(text.contains("hangs the Jack and scores 3 points"));
    assertTrue(text.contains("the turn always passes to the right"));
  }

  /**
   * 7. The ace of trumps cannot be captured, his jack beats a low lead, the beggar gets the gift.
   */
  @Test
  void noAdviceIsImpossibleOrTheWrongWayRound() {
    var hearts = rules("all-fours").trumps(Suit.HEARTS);
    var ace = Card.of(Rank.ACE, Suit.HEARTS);
    for (var card : rules("all-fours").pack()) {
      assertFalse(TrickWinner.beats(card, ace, hearts), card.name());
    }
    assertEquals(1, TrickWinner.place(Card.list("3h Jh"), hearts));
    var given =
        after(begun("all-fours", "9h"), new Action.Beg(Seat.SOUTH), new Action.Give(Seat.NORTH));
    assertEquals(
        List.of("GIFT S 1"),
        ScoreSheet.of(given).awards().stream()
            .map(award -> award.kind() + " " + award.side() + " " + award.points())
            .toList());
    assertNobodySays(
        "en", "(captur|catch|win|take)\\w* (the |his |their )?[^.]{0,20}\\bace of trumps");
    assertNobodySays("en", "begging (only )?costs (only )?(one|a point|1)");
  }

  /** 8. In Seven Up the dealer answers a beg; that the elder hand decides alone is a house rule. */
  @Test
  void theDealerAnswersABegInSevenUp() {
    for (var id : List.of("seven-up", "seven-up-32")) {
      assertEquals(BegRule.FULL, rules(id).beg());
      assertEquals(
          List.of(new Action.Give(Seat.NORTH), new Action.Run(Seat.NORTH)),
          DealEngine.legalActions(after(begun(id, "9h"), new Action.Beg(Seat.SOUTH))));
      assertTrue(prose("en", id).contains("If the elder hand begs, the dealer chooses"));
    }
    assertNobodySays("en", "stand or pass");
  }

  /** 9. The stock lies face up in the one and face down in the other. */
  @Test
  void californiaJackAndShastaSamAreTwoGames() {
    assertEquals(DrawStock.FACE_UP, rules("california-jack").drawStock());
    assertEquals(DrawStock.FACE_DOWN, rules("shasta-sam").drawStock());
    assertTrue(prose("en", "california-jack").contains("laid face up as the stock"));
    assertTrue(prose("en", "shasta-sam").contains("laid face down as the stock"));
  }

  /** 10. The joker is the lowest trump; only a house rule makes it the second-highest. */
  @Test
  void theJokerIsTheLowestTrump() {
    for (var preset : RuleSets.presets()) {
      assertTrue(!preset.hasJoker() || preset.jokerRank() == JokerRank.BELOW_TWO, preset.id());
    }
    var hearts = rules("pitch-with-joker").trumps(Suit.HEARTS);
    assertEquals(0, TrickWinner.place(Card.list("2h Jo As"), hearts));
    assertEquals(1, TrickWinner.place(Card.list("As Jo Ks"), hearts));
    assertTrue(prose("en", "pitch-with-joker").contains("The joker is the lowest trump of all."));
  }

  /** 11. Don is told by all its cards, Setback whole; what is not told is not named. */
  @Test
  void everyGameThatIsNamedIsDescribed() {
    assertEquals("A:4,K:3,Q:2,J:1,9:9,5:10/5:5", rules("nine-card-don").pegPoints().toString());
    assertEquals("A:4,K:3,Q:2,J:1,9:18,5:10/9:9,5:5", rules("irish-don").pegPoints().toString());
    assertTrue(
        prose("en", "nine-card-don")
            .contains("Points for trumps: ace 4, king 3, queen 2, jack 1, nine 9, and five 10."));
    assertTrue(prose("en", "setback").contains("The lowest bid is 2, the highest 4"));
    assertNobodySays("en", "cinch|pedro|high five|smear|euchre");
  }

  /** 12. With the turn-up and the gift a deal brings more than four points. */
  @Test
  void aDealMayBringMoreThanFourPoints() {
    var scored =
        Records.scored(
            """
            [Rules "trinidad"]
            [Dealer "E"]
            [TurnUp "6c"]
            [Calls "N beg, E give"]
            """,
            "2c Jc Qc 3c · Kd Td 8d Qd · 9s Js 7s 6s · 8s 3s 5s 4s · 6h Ah 4h Th · 9h Kh 2h 5h");
    // the kick 2 to East–West; the gift 1, High 1, Low 1, Hang Jack 3 and Game 1 to North–South
    var awards = scored.sheet().awards();
    assertEquals(2, points(awards, Side.EW));
    assertEquals(7, points(awards, Side.NS));
    assertNobodySays(
        "en",
        "(0|nought|zero|none) to (4|four) points|at most (4|four) points (in|per|a) (a )?deal");
  }

  /** 13. All Fives is another game. */
  @Test
  void allFivesIsNoNameOfAllFours() {
    assertEquals(Optional.empty(), RuleSets.named("all-fives"));
    assertNobodySays("en", "all fives");
  }

  /** 14. Each game says whose Low is, and in which order points count. */
  @Test
  void whoseLowIsAndTheOrderOfPointsAreSettled() {
    Stream.of("all-fours", "seven-up", "trinidad", "auction-pitch", "setback")
        .forEach(id -> assertEquals(LowCredit.DEALT, rules(id).lowCredit(), id));
    Stream.of("seven-up-32", "pitch-smudge", "california-jack", "shasta-sam")
        .forEach(id -> assertEquals(LowCredit.TAKER, rules(id).lowCredit(), id));
    assertTrue(prose("en", "all-fours").contains("the lowest trump in play, no matter who wins"));
    assertTrue(prose("en", "seven-up-32").contains("trump in play falls, no matter who held it"));
    assertTrue(
        prose("en", "all-fours")
            .contains("in this order: turn-up, gift, High, Low, Jack, and Game."));
  }

  /** 15. How many cards are played after a run, and what may follow a trump lead. */
  @Test
  void theHandAfterARunAndTheAnswerToATrumpLeadAreTold() {
    assertEquals(HandAfterRun.REDUCE_TO_SIX, rules("all-fours").handAfterRun());
    TRINIDAD.forEach(id -> assertEquals(HandAfterRun.KEEP, rules(id).handAfterRun(), id));
    assertTrue(prose("en", "trinidad").contains("All the cards are kept and played"));
    for (var preset : RuleSets.presets()) {
      assertEquals(
          CardSet.named("7h 2h"),
          Following.allowed(preset, Suit.HEARTS, CardSet.named("9s 3s 7h 2h Kd"), Card.list("4h")),
          preset.id());
      assertTrue(
          prose("en", preset.id())
              .contains("When a trump is led, everyone who holds a trump must play one"));
    }
  }

  /** 16. Portuguese has the words of the trade, and says what happens when all pass. */
  @Test
  void portugueseIsNoMachineTranslation() {
    assertNobodySays(
        "pt",
        "\\b(truques?|mancha|borrar|borrão|atrasad[oa]s?|lideranças?|liderar?)\\b"
            + "|\\b(o|um|cada|próximo|novo) acordo\\b");
    var text = prose("pt", "auction-pitch");
    assertTrue(text.contains("ganha a vaza"));
    assertTrue(text.contains("Se todos os outros passam, o carteador tem de dar um lance"));
    assertEquals(AllPass.DEALER_FORCED, rules("auction-pitch").allPass());
  }

  /** 17. Whether a player without the suit led must trump is each table's own rule, and told. */
  @Test
  void whatAVoidPlayerMayDoIsSettled() {
    Stream.of("all-fours", "seven-up-32", "california-jack", "shasta-sam")
        .forEach(id -> assertEquals("7h 2h", allowed(id), id));
    Stream.of("seven-up", "trinidad", "tobago", "auction-pitch", "setback", "pitch-smudge")
        .forEach(id -> assertEquals("7h 2h Kd 5c", allowed(id), id));
    for (var preset : RuleSets.presets()) {
      assertEquals(
          preset.mustTrumpWhenVoid(),
          prose("en", preset.id()).contains("A player who has none of the suit led must play"),
          preset.id());
    }
  }

  /** 18. The highest card cut deals. */
  @Test
  void theHighestCutDealsFirst() {
    for (var preset : RuleSets.presets()) {
      assertNotEquals(FirstDealer.LOW_CUT, preset.firstDealer(), preset.id());
      assertFalse(prose("en", preset.id()).contains("the lowest deals"), preset.id());
    }
    var cards = Card.list("Kd 3s");
    assertEquals(
        Optional.of(Seat.NORTH),
        CutForDeal.dealer(
            rules("all-fours"), Map.of(Seat.NORTH, cards.get(0), Seat.SOUTH, cards.get(1))));
  }

  private static double pipsDealt(String table) {
    var rules = rules(table);
    return shuffled(rules)
        .mapToInt(deal -> Pips.of(rules, deal.hands().all()))
        .average()
        .orElseThrow();
  }

  /** Of a hundred deals in which no jack is turned up, those with the jack of trumps in a hand. */
  private static double jacksInPlay(String table) {
    var rules = rules(table);
    var deals =
        shuffled(rules).filter(deal -> deal.stock().getFirst().rank() != Rank.JACK).toList();
    var with =
        deals.stream()
            .filter(
                deal ->
                    deal.hands().all().contains(Card.of(Rank.JACK, deal.stock().getFirst().suit())))
            .count();
    return 100.0 * with / deals.size();
  }

  private static Stream<Deal> shuffled(RuleSet rules) {
    return LongStream.range(0, DEALS).mapToObj(seed -> Deal.shuffled(seed, rules, Seat.NORTH));
  }

  /** The deal after its turn-up; North deals. */
  private static DealState begun(String table, String turnUp) {
    var rules = rules(table);
    return begin(rules, Seat.NORTH, turningUp(rules, Seat.NORTH, turnUp));
  }

  /** What a player without spades may play to a spade lead. */
  private static String allowed(String table) {
    var hand = CardSet.named("7h 2h Kd 5c");
    return Card.list("7h 2h Kd 5c").stream()
        .filter(
            card ->
                Following.allowed(rules(table), Suit.HEARTS, hand, Card.list("Qs")).contains(card))
        .map(Card::name)
        .collect(Collectors.joining(" "));
  }

  private static int points(List<Award> awards, Side side) {
    return awards.stream().filter(a -> a.side() == side).mapToInt(Award::points).sum();
  }

  private static String english(String key) {
    return Texts.in(Languages.english()).text(key);
  }

  private static String prose(String language, String table) {
    return RuleWords.in(Languages.named(language).orElseThrow())
        .prose(rules(table))
        .sections()
        .stream()
        .flatMap(section -> section.paragraphs().stream())
        .map(RuleText.Paragraph::text)
        .collect(Collectors.joining("\n"));
  }

  /**
   * No text of a language, or of a variant of it, makes a claim: rules, lessons, sheets, reasons.
   */
  private static void assertNobodySays(String language, String claim) {
    var pattern = Pattern.compile(claim, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    for (var spoken : Languages.all()) {
      if (spoken.id().equals(language) || spoken.variantOf().equals(Optional.of(language))) {
        var found = new TreeMap<>(LanguageFilesTest.texts(spoken));
        found.values().removeIf(text -> !pattern.matcher(text).find());
        assertEquals(Map.of(), found, claim);
      }
    }
  }
}
