package hangjack.app.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.MatchState;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.texts.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Scored deals as the record's specification, section 3, names the members.
 *
 * @param deals the deals in order
 * @param match where the match stands after them
 */
public record ScoreAnswer(List<Deal> deals, Match match) {
  public ScoreAnswer {
    deals = List.copyOf(deals);
  }

  /**
   * One deal.
   *
   * @param rules the rules of the table
   * @param record its canonical text
   * @param violations what the rules forbid
   * @param tricks the play
   * @param points every point made, in the order of counting
   * @param pips the count for Game by side, the cards behind it, and those nobody won
   * @param score before the deal, in it and after it
   */
  public record Deal(
      Rules rules,
      String record,
      List<Violation> violations,
      List<Trick> tricks,
      List<Point> points,
      Map<String, Object> pips,
      Score score) {}

  /**
   * The rules of a table.
   *
   * @param id the preset's id
   * @param overrides what differs from it, by parameter
   */
  public record Rules(String id, Map<String, String> overrides) {}

  /**
   * Something the rules forbid.
   *
   * @param kind {@code play}, {@code call} or {@code discard}
   * @param trick in which trick, from 1; only for a play
   * @param seat whose it was
   * @param card the card played; only for a play
   * @param code the rule broken
   * @param allowed the cards that might have been played; only for a play
   * @param penalty what it costs at this table; only for a play
   * @param text the same for a reader
   */
  public record Violation(
      String kind,
      OptionalInt trick,
      String seat,
      Optional<String> card,
      String code,
      Optional<List<String>> allowed,
      Optional<Penalty> penalty,
      String text) {}

  /**
   * A penalty.
   *
   * @param kind {@code none}, {@code points} or {@code match}
   * @param side whose score it changes, where it is one side
   * @param sides whose score it changes, where they are several
   * @param points how many points each gains, less than 0 where it is the offender who is set back
   * @param cannotScore the awards that the offender's side loses
   */
  public record Penalty(
      String kind,
      Optional<String> side,
      Optional<List<String>> sides,
      int points,
      List<String> cannotScore) {}

  /**
   * A trick.
   *
   * @param number from 1
   * @param leader who led
   * @param cards in playing order
   * @param winner who won it; absent where the record stops in it
   * @param pips what its cards count for Game; absent where the record stops in it
   */
  public record Trick(
      int number, String leader, List<String> cards, Optional<String> winner, OptionalInt pips) {}

  /**
   * A point, or several for one thing.
   *
   * @param kind what for
   * @param side who scores
   * @param points how many
   * @param counted whether they were entered: not when a side had gone out before
   * @param card the card that earned them
   * @param seat whose card it was
   * @param trick the trick that holds the card
   * @param text the evidence for a reader
   */
  public record Point(
      String kind,
      String side,
      int points,
      boolean counted,
      Optional<String> card,
      Optional<String> seat,
      OptionalInt trick,
      String text) {}

  /**
   * The score of a deal, by side.
   *
   * @param before the score before it
   * @param deal what was counted in it
   * @param after the score after it
   * @param winner who has won the match; null while nobody has
   * @param countedOutOn what the winner's last point was for; null while nobody has won
   * @param claim what the table claimed
   */
  public record Score(
      Map<String, Integer> before,
      Map<String, Integer> deal,
      Map<String, Integer> after,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<String> winner,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<String> countedOutOn,
      Optional<Claim> claim) {}

  /**
   * What the table scored for the deal.
   *
   * @param given by side
   * @param agrees whether that is what was counted
   * @param text the same for a reader
   */
  public record Claim(Map<String, Integer> given, boolean agrees, String text) {}

  /**
   * The match after the last deal.
   *
   * @param score by side
   * @param winner who has won it; null while nobody has
   * @param matchesWon how many matches each side has won
   * @param payoff what each seat receives or pays; null before the match is won, and where the
   *     rules know no payoff
   * @param setBacks how often each seat was set back in the match that was won; null like the
   *     payoff
   */
  public record Match(
      Map<String, Integer> score,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<String> winner,
      Map<String, Integer> matchesWon,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<Map<String, Integer>> payoff,
      @JsonInclude(JsonInclude.Include.ALWAYS) Optional<Map<String, Integer>> setBacks) {}

  /** Scored deals, told in a language. */
  public static ScoreAnswer of(ScoredMatch match, Language language) {
    var deals = match.deals().stream().map(deal -> ScoredDealAnswer.of(deal, language)).toList();
    return new ScoreAnswer(
        deals, standing(match.match(), match.deals().getLast().record().rules()));
  }

  private static Match standing(MatchState match, RuleSet rules) {
    var payoff = match.payoff(rules);
    var setBacks = new LinkedHashMap<String, Integer>();
    payoff
        .keySet()
        .forEach(seat -> setBacks.put("" + seat.letter(), match.setBacks().getOrDefault(seat, 0)));
    return new Match(
        bySide(match.score()),
        match.winner().map(Side::name),
        bySide(match.matchesWon()),
        payoff.isEmpty() ? Optional.empty() : Optional.of(bySeat(payoff)),
        payoff.isEmpty() ? Optional.empty() : Optional.of(setBacks));
  }

  private static Map<String, Integer> bySeat(Map<Seat, Integer> numbers) {
    var named = new LinkedHashMap<String, Integer>();
    numbers.forEach((seat, number) -> named.put("" + seat.letter(), number));
    return named;
  }

  static Map<String, Integer> bySide(Scores scores) {
    var points = new LinkedHashMap<String, Integer>();
    scores.points().forEach((side, count) -> points.put(side.name(), count));
    return points;
  }
}
