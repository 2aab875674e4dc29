package hangjack.content.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExercisesTest {
  private static final int SEEDS = 1000;

  private static RuleSet rules(String text) {
    return HouseRules.read(text).rules().orElseThrow();
  }

  static List<String> tables() {
    var tables = new ArrayList<>(RuleSets.ids());
    tables.add("all-fours; players=3; permissive-trumping=no");
    tables.add("trinidad; game-points=2; low-to=taker; no-undertrump=yes; partnerships=no");
    tables.add("seven-up; count-out=whole-hand-deepest; game-tie=elder-of-tied; players=4");
    return tables;
  }

  /** The engine's answer in the form that the other path gives. */
  private static Object engine(Exercise exercise) {
    return switch (exercise) {
      case MayPlay asked -> asked.answer().stream().map(Card::name).sorted().toList();
      case WinsTrick asked -> asked.answer();
      case CountGame asked -> asked.answer();
      case CountPegs asked -> asked.answer();
      case Call asked -> asked.answer().call();
      case WhoScores asked -> {
        var scored = new EnumMap<AwardKind, Side>(AwardKind.class);
        asked.answer().forEach(award -> scored.put(award.kind(), award.side()));
        yield scored;
      }
      case GoesOut asked -> asked.answer();
    };
  }

  @Test
  void aThousandWorksheetsHaveTheAnswersThatTheirPrintedCardsGive() {
    var tables = tables();
    for (var seed = 0; seed < SEEDS; seed++) {
      var rules = rules(tables.get(seed % tables.size()));
      var level = Level.values()[seed / tables.size() % 3];
      for (var exercise : Exercises.of(rules, seed, level)) {
        var number = seed;
        assertEquals(
            ByHand.answer(exercise),
            engine(exercise),
            () -> number + " of " + HouseRules.write(rules) + ": " + exercise);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void noExerciseStandsTwiceOnASheetAndNoneIsTrivialAboveTheFirstLevel(String text) {
    for (var level : Level.values()) {
      for (var seed = 1; seed <= 3; seed++) {
        var exercises = Exercises.of(rules(text), seed, level);
        assertEquals(exercises.size(), new HashSet<>(exercises).size());
        for (var exercise : exercises) {
          assertTrue(exercise.level().compareTo(level) <= 0, exercise::toString);
          assertTrue(level == Level.FIRST || !exercise.isTrivial(), exercise::toString);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theSameSeedGivesTheSameExercises(String text) {
    var once = Exercises.of(rules(text), 7, Level.SECOND);
    var again = Exercises.of(rules(text), 7, Level.SECOND);
    assertEquals(shown(once), shown(again));
  }

  private static List<Object> shown(List<Exercise> exercises) {
    return exercises.stream()
        .map(
            exercise ->
                exercise instanceof WhoScores asked ? asked.deal().tricks() : (Object) exercise)
        .toList();
  }

  @Test
  void everyKindIsAskedAsOftenAsAWorksheetWantsIt() {
    assertEquals(
        Map.of(
            Kind.MAY_PLAY, 3L,
            Kind.WINS_TRICK, 2L,
            Kind.CALL, 2L,
            Kind.WHO_SCORES, 1L,
            Kind.COUNT_GAME, 1L,
            Kind.GOES_OUT, 1L),
        count("trinidad"));
    assertEquals(
        Set.of(Kind.MAY_PLAY, Kind.WINS_TRICK, Kind.COUNT_PEGS), count("irish-don").keySet());
  }

  private static Map<Kind, Long> count(String rules) {
    return Exercises.of(rules(rules), 1, Level.SECOND).stream()
        .collect(Collectors.groupingBy(Exercise::kind, Collectors.counting()));
  }

  @Test
  void callsAreAskedOnlyUnderTheRulesThatTheTableWasMadeWith() {
    assertFalse(count("trinidad; game-points=2").containsKey(Kind.CALL));
    for (var seed = 1; seed <= 20; seed++) {
      for (var exercise : Exercises.of(rules("seven-up"), seed, Level.THIRD)) {
        if (exercise instanceof Call call) {
          assertTrue(call.answer().ahead() > call.answer().halfWidth(), call::toString);
        }
      }
    }
  }

  @Test
  void whoCanFollowSuitOnlyNeedNotPlayATrump() {
    var asked =
        new MayPlay(
            rules("trinidad"), Suit.HEARTS, Card.list("Qs"), CardSet.named("9s 3s 7h 2h Kd"));
    assertEquals(CardSet.named("9s 3s 7h 2h"), asked.answer());
    var barred = Card.named("Kd").orElseThrow();
    assertEquals(Map.of(barred, Refusal.MUST_FOLLOW_OR_TRUMP), asked.refusals());
    // the two trumps are what “follow suit if you can” does not know
    assertEquals(Level.THIRD, asked.level());
  }

  @Test
  void aTrickIsHarderTheMoreHigherCardsLoseIt() {
    var rules = rules("trinidad");
    var plays =
        List.of(
            new CardPlayed(Seat.NORTH, Card.named("Qs").orElseThrow()),
            new CardPlayed(Seat.WEST, Card.named("Ad").orElseThrow()),
            new CardPlayed(Seat.SOUTH, Card.named("2h").orElseThrow()),
            new CardPlayed(Seat.EAST, Card.named("3s").orElseThrow()));
    var trumped = new WinsTrick(rules, Suit.HEARTS, plays);
    assertEquals(Seat.SOUTH, trumped.answer().seat());
    assertEquals(Level.THIRD, trumped.level());
    var plain = new WinsTrick(rules, Suit.CLUBS, plays);
    assertEquals(Seat.NORTH, plain.answer().seat());
    assertEquals(Level.SECOND, plain.level());
  }

  @Test
  void aHeapIsHarderTheMoreOfItsCardsCount() {
    var few = new CountGame(rules("trinidad"), Card.list("Th 9h 2c Ks"));
    assertEquals(13, few.answer());
    assertEquals(Level.FIRST, few.level());
    var many = new CountGame(rules("trinidad"), Card.list("Th Ah Kc Qs Js Td"));
    assertEquals(30, many.answer());
    assertEquals(Level.THIRD, many.level());
    var pegs = new CountPegs(rules("nine-card-don"), Suit.SPADES, Card.list("5s 9s 5d 9d Js"));
    assertEquals(25, pegs.answer());
    assertEquals(Level.SECOND, pegs.level());
  }

  @Test
  void aMatchThatOneSideAloneCanWinIsEasyAndOneThatTheDeeperLosesIsHard() {
    var kinds = EnumSet.noneOf(Level.class);
    for (var seed = 1; seed <= 6; seed++) {
      for (var level : Level.values()) {
        for (var exercise : Exercises.of(rules("trinidad"), seed, level)) {
          if (exercise instanceof GoesOut asked) {
            kinds.add(asked.level());
            assertEquals(level, asked.level());
            var winner = asked.answer();
            var total =
                asked.before().of(winner)
                    + asked.points(winner).stream().mapToInt(Award::points).sum();
            var other = winner == Side.NS ? Side.EW : Side.NS;
            var others =
                asked.before().of(other)
                    + asked.points(other).stream().mapToInt(Award::points).sum();
            assertEquals(level == Level.FIRST, others < 14);
            assertEquals(level == Level.THIRD, others >= total);
          }
        }
      }
    }
    assertEquals(EnumSet.allOf(Level.class), kinds);
  }

  @Test
  void aQuestionThatCannotBeAskedIsNoExercise() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new MayPlay(rules("trinidad"), Suit.CLUBS, List.of(), CardSet.named("9s")));
  }
}
