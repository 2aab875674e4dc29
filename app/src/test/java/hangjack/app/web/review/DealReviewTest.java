package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.vaadin.flow.component.ClickEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.html.NativeButton;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.fixtures.RandomRecords;
import hangjack.analyzer.fixtures.Records;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.review.Verdict;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The review of made-up figures, looked at without a browser. */
final class DealReviewTest {
  private static final ReviewedDeal DEAL = Reviews.hungJack().deals().getFirst();

  /** Finds the cards that were really played. */
  private final LineSearch search =
      (state, first, found) -> {
        found.accept(rest(state, first));
        return () -> {};
      };

  private static List<Card> rest(DealState state, Action.Play first) {
    var cards = new ArrayList<>(List.of(first.card()));
    for (var card : state.hand(first.seat())) {
      if (!card.equals(first.card())) {
        cards.add(card);
      }
    }
    return cards;
  }

  private DealReview english(ReviewedDeal deal) {
    return new DealReview(deal, Languages.english(), search);
  }

  @Test
  void aStepIsToldInOneSentence() {
    var review = english(DEAL);
    assertEquals("Decision 1 of 25. North: standing, best choice.", told(review));
    review.show(4);
    assertEquals("Decision 4 of 25. South: 6♥, " + word(DEAL, 4) + ".", told(review));
  }

  private static String word(ReviewedDeal deal, int number) {
    var words = ReviewTexts.in(Languages.english(), java.util.Map.of());
    return words.verdict(deal.decisions().get(number - 1));
  }

  @Test
  void noStepLeadsPastAnEnd() {
    var review = english(DEAL);
    var shown = new ArrayList<Integer>();
    review.onStep(shown::add);
    review.show(0);
    review.show(99);
    click(button(review, "Next decision"));
    click(button(review, "Decision before"));
    assertEquals(List.of(1, 25, 25, 24), shown);
  }

  @Test
  void aTrickIsShownFromItsLead() {
    var review = english(DEAL);
    assertEquals(0, review.trick());
    review.showTrick(3);
    assertEquals(3, review.trick());
    assertTrue(told(review).startsWith("Decision 10 of 25. South: 9♦"), told(review));
  }

  @Test
  void theDecisionShownIsMarkedInTheList() {
    var review = english(DEAL);
    click(button(review, "East, 10♥: " + word(DEAL, 7)));
    assertTrue(told(review).startsWith("Decision 7 of 25."), told(review));
    assertEquals(
        List.of("East, 10♥: " + word(DEAL, 7)),
        buttons(review)
            .filter(button -> button.getElement().hasAttribute("aria-current"))
            .map(DealReviewTest::name)
            .toList());
  }

  @Test
  void anotherCardTakesTheTableUntilItIsLeft() {
    var review = english(DEAL);
    review.show(7);
    click(button(review, "seven of hearts"));
    assertEquals("Card 1 of 1 of the line: East plays 7♥.", told(review));
    assertTrue(text(review).contains("With all cards seen, "), text(review));
    assertTrue(text(review).contains("What follows 7♥"), text(review));
    click(button(review, "Back to the deal"));
    assertTrue(told(review).startsWith("Decision 7 of 25."), told(review));
  }

  @Test
  void whereTheSolverFindsNoLineThatIsSaid() {
    LineSearch none =
        (_, _, found) -> {
          found.accept(List.of());
          return () -> {};
        };
    var review = new DealReview(DEAL, Languages.english(), none);
    review.show(7);
    click(button(review, "seven of hearts"));
    assertTrue(text(review).contains("The line could not be found"), text(review));
    assertTrue(told(review).startsWith("Decision 7"), told(review));
  }

  @Test
  void aLineThatComesTooLateIsNotShown() {
    var late = new ArrayList<Consumer<List<Card>>>();
    LineSearch slow =
        (_, _, found) -> {
          late.add(found);
          return () -> {};
        };
    var review = new DealReview(DEAL, Languages.english(), slow);
    review.show(7);
    click(button(review, "seven of hearts"));
    assertTrue(text(review).contains("Looking how the deal goes on…"), text(review));
    review.show(8);
    late.getFirst().accept(Card.list("7h 8h"));
    assertTrue(told(review).startsWith("Decision 8"), told(review));
  }

  @Test
  void aDecisionWithoutValuesSaysThatAndNoMore() {
    var decision = VerdictSignTest.unvalued(DEAL.decisions().get(6), Verdict.TOO_CLOSE);
    var decisions = new ArrayList<>(DEAL.decisions());
    decisions.set(6, decision);
    var review =
        english(
            new ReviewedDeal(
                DEAL.scored(), decisions, DEAL.players(), Optional.empty(), OptionalInt.of(26)));
    review.show(7);
    assertEquals("Decision 7 of 25. East: 10♥, not valued.", told(review));
    assertTrue(text(review).contains("This choice was not valued"), text(review));
    assertTrue(text(review).contains("No other card can be tried"), text(review));
    assertTrue(text(review).contains("The review was stopped"), text(review));
    assertFalse(text(review).contains("too close to call."), text(review));
  }

  static Stream<Arguments> presetsAndLanguages() {
    return RuleSets.presets().stream()
        .flatMap(rules -> Languages.all().stream().map(language -> Arguments.of(rules, language)));
  }

  @ParameterizedTest
  @MethodSource("presetsAndLanguages")
  void everyDecisionOfEveryGameCanBeShown(RuleSet rules, Language language) {
    var seed = 1 + Languages.all().indexOf(language);
    var record = RecordWriter.write(List.of(RandomRecords.played(rules, seed)));
    var deal = Reviews.review(record).deals().getFirst();
    var review = new DealReview(deal, language, search);
    for (var number = 1; number <= deal.decisions().size(); number++) {
      review.show(number);
      assertFalse(told(review).isBlank());
    }
  }

  @Test
  void theFixtureIsTheDealThatIsTold() {
    assertEquals(Records.read(Records.HUNG_JACK).getFirst(), DEAL.scored().record());
  }

  private static Stream<Component> all(Component component) {
    return Stream.concat(
        Stream.of(component), component.getChildren().flatMap(DealReviewTest::all));
  }

  private static Stream<NativeButton> buttons(Component component) {
    return all(component).filter(NativeButton.class::isInstance).map(NativeButton.class::cast);
  }

  private static String name(NativeButton button) {
    return Optional.ofNullable(button.getElement().getAttribute("aria-label"))
        .orElseGet(button::getText);
  }

  private static NativeButton button(Component component, String name) {
    return buttons(component)
        .filter(button -> name(button).equals(name))
        .findFirst()
        .orElseThrow(
            () -> new AssertionError(buttons(component).map(DealReviewTest::name).toList()));
  }

  private static void click(NativeButton button) {
    ComponentUtil.fireEvent(button, new ClickEvent<>(button));
  }

  private static String text(Component component) {
    return component.getElement().getTextRecursively();
  }

  private static String told(DealReview review) {
    return all(review)
        .filter(part -> part.hasClassName("told"))
        .map(DealReviewTest::text)
        .findFirst()
        .orElseThrow();
  }
}
