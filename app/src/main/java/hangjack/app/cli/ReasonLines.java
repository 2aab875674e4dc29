package hangjack.app.cli;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.review.Reason;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.ReasonWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reasons to read: a sentence each, and the lines of play that prove them, trick by trick. */
final class ReasonLines {
  private static final String NEXT_TRICK = "  ";

  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;
  private final ReasonWords words;

  ReasonLines(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = seats;
    this.words = ReasonWords.in(language, seats);
  }

  /**
   * The lines of the reasons of a decision; what several of them are proved by is told once.
   *
   * @param state the deal at the decision
   * @param seat whose decision it is
   */
  List<String> of(DealState state, Seat seat, List<Reason> reasons) {
    var lines = new ArrayList<String>();
    for (var i = 0; i < reasons.size(); i++) {
      var reason = reasons.get(i);
      lines.add(words.text(reason));
      if (i + 1 == reasons.size() || !areAlike(reason, reasons.get(i + 1))) {
        proof(lines, state, seat, reason);
      }
    }
    return lines;
  }

  private static boolean areAlike(Reason reason, Reason other) {
    return reason.line().equals(other.line())
        && reason.better().equals(other.better())
        && reason.hands().equals(other.hands());
  }

  private void proof(List<String> lines, DealState state, Seat seat, Reason reason) {
    words.otherHands(reason, seat).ifPresent(lines::add);
    reason
        .hands()
        .ifPresent(hands -> hands.forEach((holder, hand) -> hand(lines, state, holder, hand)));
    played(lines, state, reason.line());
    played(lines, state, reason.better());
  }

  private void hand(List<String> lines, DealState state, Seat holder, CardSet hand) {
    var shown = cards.shown(RecordWriter.sorted(hand, state.trumps()));
    lines.add(
        texts.text("command.review.hand", Map.of("seat", seats.seat(holder), "cards", shown)));
  }

  private void played(List<String> lines, DealState state, List<Card> line) {
    if (!line.isEmpty()) {
      lines.add(
          texts.text(
              "command.review.line",
              Map.of("card", cards.shown(line.getFirst()), "cards", tricks(state, line))));
    }
  }

  private String tricks(DealState state, List<Card> line) {
    var players = state.seating().seats().size();
    var onTable = state.current().map(trick -> trick.cards().size()).orElse(0);
    var tricks = new ArrayList<String>();
    var begin = 0;
    while (begin < line.size()) {
      var end = Math.min(line.size(), begin + players - (begin == 0 ? onTable : 0));
      tricks.add(cards.shown(line.subList(begin, end)));
      begin = end;
    }
    return String.join(NEXT_TRICK, tricks);
  }
}
