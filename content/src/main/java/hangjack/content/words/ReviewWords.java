package hangjack.content.words;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.BestPlay;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.review.FairValues;
import hangjack.analyzer.review.Luck;
import hangjack.analyzer.review.PlayerSummary;
import hangjack.analyzer.review.Verdict;
import hangjack.analyzer.search.OpenValues;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a review says of each decision and each player. A decision is told by what its player could
 * see; what all cards together show stands apart from that.
 */
public final class ReviewWords {
  private final Texts texts;
  private final SeatWords seats;
  private final ChoiceWords choices;
  private final FigureWords figures;
  private final MethodWords methods;
  private final ScoreWords scores;

  private ReviewWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.seats = seats;
    this.choices = ChoiceWords.in(language);
    this.figures = FigureWords.in(language);
    this.methods = MethodWords.in(language);
    this.scores = ScoreWords.in(language, seats);
  }

  /** The words for reviews in a language; players are named by their seats. */
  public static ReviewWords in(Language language) {
    return new ReviewWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static ReviewWords in(Language language, SeatWords seats) {
    return new ReviewWords(language, seats);
  }

  /** The word for a verdict: {@code mistake}. */
  public String verdict(Verdict verdict) {
    return texts.text("verdicts.verdict." + key(verdict));
  }

  /**
   * What a decision cost, for a column: what nothing beats has lost nothing, and there is no
   * interval to tell.
   */
  public String loss(Decision decision, FairValues.Loss loss) {
    return decision.verdict() == Verdict.BEST || figures.isNothing(loss.ci95())
        ? figures.aligned(loss.points())
        : figures.interval(loss.points(), loss.ci95());
  }

  /** The word for a kind of luck: {@code unlucky}. */
  public String luck(Luck luck) {
    return texts.text("verdicts.luck." + key(luck));
  }

  /** What a verdict rests on; empty where the choice was not valued. */
  public Optional<String> decision(Decision decision) {
    if (decision.forced()) {
      return Optional.of(texts.text("verdicts.decision.forced", arguments(decision)));
    }
    return decision
        .fair()
        .filter(fair -> fair.values().containsKey(decision.chosen()))
        .flatMap(fair -> BestChoice.of(fair).map(best -> valued(decision, fair, best)));
  }

  private String valued(Decision decision, FairValues fair, Action best) {
    var arguments = arguments(decision);
    arguments.put("best", choices.shown(decision.state(), best));
    arguments.put("loss", figures.points(fair.loss().points()));
    arguments.put("method", methods.method(fair, half(decision, fair)));
    worth(arguments, "chosen", fair, decision.chosen());
    worth(arguments, "best", fair, best);
    var key =
        "verdicts.decision." + (decision.verdict().blames() ? "blamed" : key(decision.verdict()));
    return texts.text(fair.loss().win().isPresent() ? key + ".match" : key, arguments);
  }

  /** The interval of the difference that is told; of the value where no other is told. */
  private static double half(Decision decision, FairValues fair) {
    var chosen = fair.values().get(decision.chosen());
    return decision.verdict() == Verdict.BEST && chosen != null
        ? chosen.ci95()
        : fair.loss().ci95();
  }

  private void worth(Map<String, Object> arguments, String name, FairValues fair, Action choice) {
    Optional.ofNullable(fair.values().get(choice))
        .ifPresent(
            value -> {
              figure(arguments, name, value.points());
              value.win().ifPresent(win -> arguments.put(name + "Win", figures.percent(win)));
            });
  }

  /** What the choice was worth with all cards seen; empty where that is not known. */
  public Optional<String> open(Decision decision) {
    return decision.open().flatMap(open -> open(decision, open));
  }

  private Optional<String> open(Decision decision, OpenValues open) {
    return Optional.ofNullable(open.values().get(decision.chosen()))
        .map(
            chosen -> {
              var arguments = seen(decision, open);
              if (!open.exact()) {
                arguments.put("low", figures.number(chosen.low()));
                arguments.put("high", figures.points(chosen.high()));
                return texts.text("verdicts.open.bounded", arguments);
              }
              var best = open.best().contains(decision.chosen());
              return texts.text(best ? "verdicts.open.best" : "verdicts.open.other", arguments);
            });
  }

  /** How unseen cards treated a decision; empty where they did neither good nor harm. */
  public Optional<String> luckOf(Decision decision) {
    return decision
        .open()
        .filter(_ -> decision.luck() != Luck.NONE)
        .map(open -> texts.text("verdicts.lucky." + key(decision.luck()), seen(decision, open)));
  }

  private Map<String, Object> seen(Decision decision, OpenValues open) {
    var arguments = arguments(decision);
    open.best().stream()
        .findFirst()
        .ifPresent(
            best -> {
              arguments.put("best", choices.shown(decision.state(), best));
              bound(arguments, "best", open, best);
            });
    bound(arguments, "chosen", open, decision.chosen());
    return arguments;
  }

  private void bound(Map<String, Object> arguments, String name, OpenValues open, Action choice) {
    Optional.ofNullable(open.values().get(choice))
        .ifPresent(range -> figure(arguments, name, range.high()));
  }

  /** The figure with its unit, and alone for where the unit has been named before. */
  private void figure(Map<String, Object> arguments, String name, double points) {
    arguments.put(name + "Points", figures.points(points));
    arguments.put(name + "Value", figures.number(points));
  }

  private Map<String, Object> arguments(Decision decision) {
    var arguments = new HashMap<String, Object>();
    arguments.put("seat", seats.seat(decision.seat()));
    arguments.put("chosen", choices.shown(decision.state(), decision.chosen()));
    return arguments;
  }

  /** How well a player decided, and how the cards treated the player. */
  public String player(Seat seat, PlayerSummary summary) {
    var key =
        summary.decisions() == summary.forced() ? "verdicts.player.forced-only" : "verdicts.player";
    return texts.text(
        key,
        Map.of(
            "seat", seats.seat(seat),
            "decisions", summary.decisions(),
            "forced", summary.forced(),
            "rate", figures.points(summary.errorRate()),
            "half", figures.number(summary.ci95()),
            "accuracy", summary.accuracy(),
            "luck", figures.points(summary.luck())));
  }

  /** What the deal would have been with all cards seen and everybody playing best. */
  public String best(BestPlay best) {
    return texts.text("verdicts.best-play", Map.of("scores", scores.scores(best.score())));
  }

  /**
   * That a review was stopped.
   *
   * @param number the first decision that was not looked at
   */
  public String stopped(int number) {
    return texts.text("verdicts.stopped", Map.of("number", number));
  }

  /** What a value is. */
  public String valueLegend() {
    return texts.text("verdicts.legend.value");
  }

  /** What a world is. */
  public String worldLegend() {
    return texts.text("verdicts.legend.world");
  }

  private static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
