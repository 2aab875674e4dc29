package hangjack.content.words;

import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.play.Ending;
import hangjack.analyzer.rules.AllPass;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The score by side, the table's own count, and who has won. */
public final class ScoreWords {
  private final Texts texts;
  private final SeatWords seats;

  private ScoreWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.seats = seats;
  }

  /** The words for scores in a language; players are named by their seats. */
  public static ScoreWords in(Language language) {
    return new ScoreWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static ScoreWords in(Language language, SeatWords seats) {
    return new ScoreWords(language, seats);
  }

  /** Points by side: {@code North–South 6 and East–West 0}. */
  public String scores(Scores scores) {
    var items =
        scores.points().entrySet().stream()
            .map(
                entry ->
                    texts.text(
                        "points.scores.item",
                        Map.of(
                            "side", seats.side(entry.getKey()),
                            "points", number(entry.getValue()))))
            .toList();
    return Lists.all(items, texts);
  }

  /**
   * Whether the table counted a deal as the rules do.
   *
   * @param claimed what the table scored for it
   * @param made what the rules give
   */
  public String claim(Scores claimed, Scores made) {
    return claimed.equals(made)
        ? texts.text("points.claim.agrees")
        : texts.text(
            "points.claim.differs", Map.of("claimed", scores(claimed), "made", scores(made)));
  }

  /** A number of points or chips; below zero with a minus sign, not a hyphen. */
  public String number(int points) {
    return texts.text("points.number", Map.of("points", points)).replace('-', '−');
  }

  /**
   * Who has won the match.
   *
   * @param rules the rules, which say whether points or chips are counted
   * @param side the winner
   * @param score what the winner's score shows
   * @param on what decided it; empty where it was no point of the winner, but another's set-back
   */
  public String winner(RuleSet rules, Side side, int score, Optional<AwardKind> on) {
    if (on.equals(Optional.of(AwardKind.SMUDGE))) {
      return texts.text("points.winner.smudge", Map.of("side", seats.side(side)));
    }
    var key = on.isPresent() ? "points.winner" : "points.winner.no-point";
    var arguments = new HashMap<String, Object>();
    arguments.put("side", seats.side(side));
    on.ifPresent(kind -> arguments.put("award", texts.text("terms.award." + kind.publicName())));
    return switch (rules.scoreStyle()) {
      case UP -> {
        arguments.put("points", score);
        yield texts.text(key, arguments);
      }
      case CHIPS_DOWN -> {
        arguments.put("points", number(score));
        yield texts.text(key + ".chips", arguments);
      }
    };
  }

  /** That a point of the deal came too late. */
  public String notCounted() {
    return texts.text("points.not-counted");
  }

  /** How a deal ended; empty where all its cards were played, as usual. */
  public Optional<String> ending(RuleSet rules, Ending ending) {
    return switch (ending) {
      case PLAYED_OUT -> Optional.empty();
      case EXHAUSTED -> Optional.of(texts.text("points.ending.exhausted"));
      case PASSED_OUT ->
          Optional.of(
              texts.text(
                  rules.allPass() == AllPass.REDEAL
                      ? "points.ending.passed-out.redeal"
                      : "points.ending.passed-out.next"));
      case WON_AT_ONCE -> Optional.of(texts.text("points.ending.won-at-once"));
    };
  }
}
