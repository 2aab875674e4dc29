package hangjack.content.words;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.score.PitcherResult;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Map;
import java.util.Optional;

/** What became of a bid, and what is paid when the match is over. */
public final class ContractWords {
  private final Texts texts;
  private final SeatWords seats;

  private ContractWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.seats = seats;
  }

  /** The words for contracts in a language; players are named by their seats. */
  public static ContractWords in(Language language) {
    return new ContractWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static ContractWords in(Language language, SeatWords seats) {
    return new ContractWords(language, seats);
  }

  /** What became of a contract; empty for an elder hand that pitched unasked and owed nothing. */
  public Optional<String> result(PitcherResult result) {
    if (result.bid() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        result.setBack()
            ? setBack(result.side(), result.bid(), result.made())
            : made(result.side(), result.bid(), result.made()));
  }

  /**
   * That a side made what its pitcher had bid, or was excused from it.
   *
   * @param side the pitcher's side
   * @param bid the points that were owed
   * @param made the points that were made
   */
  public String made(Side side, int bid, int made) {
    return texts.text("points.contract.made", contract(side, bid, made));
  }

  /** That a side made fewer points than its pitcher had bid, and is set back. */
  public String setBack(Side side, int bid, int made) {
    return texts.text("points.contract.set-back", contract(side, bid, made));
  }

  /** That a side wins the match by a smudge. */
  public String smudge(Side side) {
    return texts.text("points.smudge.won", Map.of("side", seats.side(side)));
  }

  /**
   * What a player receives when the match is over.
   *
   * @param stakes how many stakes; below zero for one who pays
   */
  public String payoff(Seat seat, int stakes) {
    return texts.text(
        "points.payoff",
        Map.of(
            "seat", seats.seat(seat),
            "points", Math.abs(stakes),
            "way", stakes < 0 ? "pays" : "receives"));
  }

  private Map<String, Object> contract(Side side, int bid, int made) {
    return Map.of("side", seats.side(side), "bid", bid, "made", made);
  }
}
