package hangjack.app.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import hangjack.analyzer.review.Advice;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.content.texts.Language;
import hangjack.content.words.AdviceWords;
import hangjack.content.words.ReasonWords;
import hangjack.content.words.SeatWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What to do where a record stops.
 *
 * @param decision what is to be decided; null where there is no advice
 * @param text why there is none; absent where there is
 */
public record AdviceAnswer(
    @JsonInclude(JsonInclude.Include.ALWAYS) Optional<Decision> decision, Optional<String> text) {

  /**
   * A decision that is still to be made.
   *
   * @param kind {@code call}, {@code discard} or {@code play}
   * @param seat whose it is
   * @param trick in which trick, from 1; only for a play
   * @param open the values with all cards seen, where the record tells them all
   * @param fair the values on what the seat can know
   * @param best the choices that no other is known to beat
   * @param reasons why the best choice is better than the next one
   */
  public record Decision(
      String kind,
      String seat,
      OptionalInt trick,
      Optional<ValuesAnswer.Open> open,
      ValuesAnswer.Fair fair,
      List<String> best,
      List<ReasonAnswer> reasons) {}

  /**
   * Advice, told in a language.
   *
   * @param deal the deal that stops
   * @param advice what was found; empty where nothing was
   * @param stopped whether it was not found in time
   */
  public static AdviceAnswer of(
      ScoredDeal deal, Optional<Advice> advice, boolean stopped, Language language) {
    var seats = SeatWords.in(language, deal.record().names());
    var reasons = ReasonWords.in(language, seats);
    Optional<String> none =
        advice.isPresent()
            ? Optional.empty()
            : Optional.of(AdviceWords.in(language, seats).none(deal.end(), stopped));
    return new AdviceAnswer(advice.map(given -> decision(given, reasons)), none);
  }

  private static Decision decision(Advice advice, ReasonWords words) {
    var values = new ValuesAnswer(advice.state());
    return new Decision(
        advice.kind().name().toLowerCase(Locale.ROOT),
        "" + advice.seat().letter(),
        advice.trick(),
        advice.open().map(values::open),
        values.fairWithoutLoss(advice.fair()),
        values.keys(advice.fair().best()),
        advice.reasons().stream()
            .map(reason -> ReasonAnswer.of(advice.state(), reason, words))
            .toList());
  }
}
