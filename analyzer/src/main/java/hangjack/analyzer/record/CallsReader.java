package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what was said, in its order: {@code E beg, S give}. */
final class CallsReader {
  private final Optional<Word> value;
  private final RuleSet rules;
  private final Seat dealer;
  private final FaultList faults;

  CallsReader(Tags tags, RuleSet rules, Seat dealer, FaultList faults) {
    this.value = tags.value(Tags.CALLS);
    this.rules = rules;
    this.dealer = dealer;
    this.faults = faults;
  }

  List<Action.Call> read() {
    var calls = new ArrayList<Action.Call>();
    if (value.isEmpty()) {
      return calls;
    }
    var words = Layout.words(value.get());
    for (var i = 0; i < words.size(); i += 2) {
      var seat = SeatWord.read(words.get(i).text());
      if (seat.isEmpty()) {
        faults.add(FaultCode.SYNTAX, "seat", words.get(i).place(), "text", words.get(i).text());
        return calls;
      }
      var word = i + 1 < words.size() ? words.get(i + 1) : words.get(i);
      var call = call(seat.get(), i + 1 < words.size() ? RecordReader.lower(word) : "");
      if (call.isEmpty()) {
        faults.add(FaultCode.CALL_UNKNOWN, "", word.place(), "text", word.text());
        return calls;
      }
      if (!isInOrder(call.get(), calls)) {
        faults.add(
            FaultCode.CALL_OUT_OF_ORDER,
            "",
            word.place(),
            "call",
            call.get().word(),
            "seat",
            seat.get());
        return calls;
      }
      calls.add(call.get());
    }
    return calls;
  }

  private static Optional<Action.Call> call(Seat seat, String word) {
    return switch (word) {
      case "stand", "stands" -> Optional.of(new Action.Stand(seat));
      case "beg", "begs" -> Optional.of(new Action.Beg(seat));
      case "give", "gives" -> Optional.of(new Action.Give(seat));
      case "run", "runs" -> Optional.of(new Action.Run(seat));
      default -> Optional.empty();
    };
  }

  private boolean isInOrder(Action.Call call, List<Action.Call> before) {
    var elder = rules.seating().elder(dealer);
    return switch (call) {
      case Action.Stand _, Action.Beg _ ->
          before.isEmpty() && call.seat() == elder && rules.beg() != BegRule.NONE;
      case Action.Give _, Action.Run _ ->
          rules.beg() == BegRule.FULL
              && call.seat() == dealer
              && before.size() == 1
              && before.getFirst() instanceof Action.Beg;
    };
  }
}
