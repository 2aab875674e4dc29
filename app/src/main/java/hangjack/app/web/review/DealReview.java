package hangjack.app.web.review;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Phase;
import hangjack.analyzer.review.BestPlay;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.app.web.ArrowKeys;
import hangjack.content.texts.Language;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The review of one deal: the table, which steps from decision to decision by keys and taps, and
 * what the review says of each. A line of play may take the table for a while.
 */
public final class DealReview extends Section {
  /** Keys that step; those of cards in a hand move among the cards. */
  private static final String STEPPING =
      """
      ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'].includes(event.key)
        && !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
        && (event.key === 'Escape' || !event.target.closest('.hand'))
        && (event.preventDefault(), true)
      """;

  /** Steps past any end. */
  private static final int FAR = 10_000;

  private final List<Decision> decisions;
  private final ReviewTexts words;
  private final LineSearch search;
  private final DealTable table;
  private final DecisionList list;
  private final Div panel = new Div();
  private IntConsumer stepped = _ -> {};
  private int shown = 1;
  private int turns;
  private Optional<Playing> playing = Optional.empty();

  /**
   * A line on the table.
   *
   * @param card which of its cards is shown, from 1
   */
  private record Playing(Line line, int card, Focusable<?> origin) {}

  /**
   * A review at its first decision.
   *
   * @param deal a deal with at least one decision looked at
   */
  public DealReview(ReviewedDeal deal, Language language) {
    this(deal, language, new OpenLineSearch(OpenTab.current(), Searches.current().lines()));
  }

  DealReview(ReviewedDeal deal, Language language, LineSearch search) {
    this.decisions = deal.decisions();
    this.search = search;
    var record = deal.scored().record();
    words = ReviewTexts.in(language, record.names());
    table =
        new DealTable(
            decisions.getFirst().state(),
            deal.scored().replay().uncertain(),
            record.names(),
            words,
            this::step,
            this::leaveLine);
    list =
        new DecisionList(
            decisions,
            words,
            number -> {
              show(number);
              table.reveal();
            });
    addClassName("deal-review");
    getElement().setAttribute("aria-label", words.text("title"));
    getElement().setAttribute("tabindex", "-1");
    var keys = new Paragraph(words.text("keys"));
    keys.addClassNames("soft", "keys");
    var columns = new Div(new Div(table, keys), panel);
    columns.addClassName("deal-columns");
    var players = new Div(new PlayersTable(deal.players(), words));
    deal.best().ifPresent(best -> players.add(bestPlay(best)));
    players.add(figures());
    players.addClassName("review-summary");
    var more = new Div(list, players);
    more.addClassName("deal-columns");
    add(new H3(words.text("title")));
    deal.stoppedAt().ifPresent(number -> add(new Paragraph(words.review().stopped(number))));
    add(columns, more);
    listenToKeys();
    show(1);
  }

  private Section bestPlay(BestPlay best) {
    var block = new Section(new Paragraph(words.review().best(best)));
    block.addClassName("best-play");
    var cards = best.line().stream().<Card>flatMap(List::stream).toList();
    var first =
        decisions.stream()
            .map(Decision::state)
            .filter(state -> state.phase() == Phase.PLAYING)
            .findFirst();
    var moments = first.map(state -> Line.steps(state, cards)).orElse(List.of());
    if (!moments.isEmpty()) {
      var line = new Line(words.text("line.best"), Optional.empty(), moments);
      var button = new NativeButton(words.text("line.best.play"));
      button.addClassName("quiet-action");
      button.addClickListener(_ -> showLine(line, button));
      block.add(button);
    }
    return block;
  }

  private NativeDetails figures() {
    var meanings =
        new Div(
            new Paragraph(words.review().valueLegend()),
            new Paragraph(words.review().worldLegend()));
    return new NativeDetails(words.text("figures"), meanings);
  }

  private void listenToKeys() {
    getElement()
        .addEventListener(
            "keydown",
            event -> {
              switch (event.getEventData().get(ArrowKeys.PRESSED).asString()) {
                case "ArrowLeft" -> step(-1);
                case "ArrowRight" -> step(1);
                case "Home" -> step(-FAR);
                case "End" -> step(FAR);
                default -> leaveLine();
              }
            })
        .addEventData(ArrowKeys.PRESSED)
        .setFilter(STEPPING);
  }

  /** Tells of the number of each decision that is shown from now on, from 1. */
  public void onStep(IntConsumer listener) {
    stepped = listener;
  }

  /** Goes on by some decisions, or by some cards of a line; an end is not passed. */
  private void step(int by) {
    playing.ifPresentOrElse(line -> showCard(line, line.card() + by), () -> show(shown + by));
  }

  /** Shows a decision, from 1; a number past an end shows that end. */
  public void show(int number) {
    playing = Optional.empty();
    shown = Math.clamp(number, 1, decisions.size());
    var decision = decisions.get(shown - 1);
    panel.removeAll();
    panel.add(new DecisionPanel(decision, words, stage(), search));
    showDecision();
    list.setCurrent(shown);
    stepped.accept(shown);
    LostFocus.leadTo(this);
  }

  /** Where a decision shows lines as long as it is shown itself; a line may be long in coming. */
  private LineStage stage() {
    var now = ++turns;
    return (line, origin) -> {
      if (now == turns) {
        showLine(line, origin);
      }
    };
  }

  /** Shows the first decision of a trick, from 1. */
  public void showTrick(int trick) {
    decisions.stream()
        .filter(decision -> decision.trick().orElse(0) == trick)
        .findFirst()
        .ifPresent(
            decision -> {
              show(decision.number());
              table.reveal();
            });
  }

  /** The trick that is shown, from 1; 0 before the first. */
  public int trick() {
    return decisions.get(shown - 1).trick().orElse(0);
  }

  private void showDecision() {
    var decision = decisions.get(shown - 1);
    table.showDecision(Moment.of(decision), shown, decisions.size());
    table.tell(
        words.text(
            "told",
            Map.of(
                "number", shown,
                "count", decisions.size(),
                "seat", words.seats().seat(decision.seat()),
                "chosen", words.chosen(decision),
                "verdict", words.verdict(decision))));
  }

  private void showLine(Line line, Focusable<?> origin) {
    showCard(new Playing(line, 1, origin), 1);
    table.takeFocus();
  }

  private void showCard(Playing line, int card) {
    var at = Math.clamp(card, 1, line.line().moments().size());
    playing = Optional.of(new Playing(line.line(), at, line.origin()));
    table.showLine(line.line(), at);
    var moment = line.line().moments().get(at - 1);
    var play = (Action.Play) moment.done();
    var told =
        Map.of(
            "number", at,
            "count", line.line().moments().size(),
            "seat", words.seats().seat(play.seat()),
            "card", words.cards().shown(play.card()));
    table.tell(
        moment
            .winner()
            .map(
                winner -> {
                  var won = new HashMap<String, Object>(told);
                  won.put("winner", words.seats().seat(winner));
                  return words.text("line.won", won);
                })
            .orElseGet(() -> words.text("line.told", told)));
  }

  private void leaveLine() {
    playing.ifPresent(
        line -> {
          playing = Optional.empty();
          showDecision();
          line.origin().focus();
        });
  }

  /** Leads the reader here where the focus would else be lost. */
  public void takeFocusIfLost() {
    LostFocus.leadIntoSightOf(this);
  }
}
