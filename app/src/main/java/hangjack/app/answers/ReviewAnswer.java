package hangjack.app.answers;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.review.BestPlay;
import hangjack.analyzer.review.PlayerSummary;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.content.texts.Language;
import hangjack.content.words.ReasonWords;
import hangjack.content.words.SeatWords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reviewed deals as the record's specification, section 3, names the members.
 *
 * @param deals the deals in order
 * @param match where the match stands after them
 */
public record ReviewAnswer(List<Deal> deals, ScoreAnswer.Match match) {
  public ReviewAnswer {
    deals = List.copyOf(deals);
  }

  /**
   * One deal.
   *
   * @param scored the members that a scored deal has
   * @param decisions every decision, in order
   * @param players how well each player decided, by seat
   * @param best the best play with all cards seen; absent where it is not known exactly
   * @param stopped that the review was stopped, else absent
   */
  public record Deal(
      @JsonUnwrapped ScoreAnswer.Deal scored,
      List<Decision> decisions,
      Map<String, Player> players,
      Optional<Best> best,
      Optional<Stopped> stopped) {}

  /**
   * One decision.
   *
   * @param number from 1
   * @param kind {@code call}, {@code discard} or {@code play}
   * @param seat whose it was
   * @param trick in which trick, from 1; only for a play
   * @param chosen the choice made
   * @param forced whether there was no other
   * @param open the values with all cards seen, where they are known
   * @param fair the values on what the seat could know, where there was a choice
   * @param verdict what the review says of it
   * @param luck how unseen cards treated it
   * @param reasons why it was wrong
   */
  public record Decision(
      int number,
      String kind,
      String seat,
      OptionalInt trick,
      String chosen,
      boolean forced,
      Optional<ValuesAnswer.Open> open,
      Optional<ValuesAnswer.Fair> fair,
      String verdict,
      String luck,
      List<ReasonAnswer> reasons) {}

  /**
   * How well a player decided.
   *
   * @param decisions how many decisions there were
   * @param forced how many of them were forced
   * @param errorRate the mean loss of the others, in points
   * @param ci95 half the width of its interval, in points
   * @param accuracy 100 for no error
   * @param luck points made beyond what chance leads to expect
   */
  public record Player(
      int decisions,
      int forced,
      BigDecimal errorRate,
      BigDecimal ci95,
      int accuracy,
      BigDecimal luck) {}

  /**
   * The best play.
   *
   * @param line the tricks
   * @param score the points of the deal by side
   */
  public record Best(List<List<String>> line, Map<String, Integer> score) {}

  /**
   * Where a review was stopped.
   *
   * @param at the number of the first decision that was not looked at
   */
  public record Stopped(int at) {}

  /** A review, told in a language. */
  public static ReviewAnswer of(Review review, Language language) {
    var scored = ScoreAnswer.of(review.scored(), language);
    var deals = new ArrayList<Deal>();
    for (var i = 0; i < review.deals().size(); i++) {
      deals.add(deal(review.deals().get(i), scored.deals().get(i), language));
    }
    return new ReviewAnswer(deals, scored.match());
  }

  private static Deal deal(ReviewedDeal deal, ScoreAnswer.Deal scored, Language language) {
    var names = deal.scored().record().names();
    var reasons = ReasonWords.in(language, SeatWords.in(language, names));
    var players = new LinkedHashMap<String, Player>();
    deal.players().forEach((seat, summary) -> players.put("" + seat.letter(), player(summary)));
    return new Deal(
        scored,
        deal.decisions().stream().map(decision -> decision(decision, reasons)).toList(),
        players,
        deal.best().map(ReviewAnswer::best),
        deal.stoppedAt().isPresent()
            ? Optional.of(new Stopped(deal.stoppedAt().getAsInt()))
            : Optional.empty());
  }

  private static Decision decision(hangjack.analyzer.review.Decision decision, ReasonWords words) {
    var values = new ValuesAnswer(decision.state());
    return new Decision(
        decision.number(),
        decision.kind().name().toLowerCase(Locale.ROOT),
        "" + decision.seat().letter(),
        decision.trick(),
        values.key(decision.chosen()),
        decision.forced(),
        decision.open().map(values::open),
        decision.fair().map(values::fair),
        name(decision.verdict()),
        name(decision.luck()),
        decision.reasons().stream()
            .map(reason -> ReasonAnswer.of(decision.state(), reason, words))
            .toList());
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Player player(PlayerSummary summary) {
    return new Player(
        summary.decisions(),
        summary.forced(),
        ValuesAnswer.rounded(summary.errorRate()),
        ValuesAnswer.rounded(summary.ci95()),
        summary.accuracy(),
        ValuesAnswer.rounded(summary.luck()));
  }

  private static Best best(BestPlay best) {
    return new Best(
        best.line().stream().map(trick -> trick.stream().map(Card::name).toList()).toList(),
        ScoreAnswer.bySide(best.score()));
  }
}
