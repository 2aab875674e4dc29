package hangjack.analyzer.record;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.rules.BegRule;
import hangjack.analyzer.rules.DealerSteal;
import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads what was said, in its order: {@code E beg, S give} or {@code E pass, S 2, W 3, N take}. */
final class CallsReader {
  private static final String NUMBER = "[1-9][0-9]?";

  private final Optional<Word> value;
  private final CardLanguage language;
  private final RuleSet rules;
  private final Seat dealer;
  private final FaultList faults;

  CallsReader(Tags tags, RuleSet rules, Seat dealer, FaultList faults) {
    this.value = tags.value(Tags.CALLS);
    this.language = tags.language();
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
      var seat = SeatWord.read(words.get(i).text(), language);
      if (seat.isEmpty()) {
        faults.seat(words.get(i));
        return calls;
      }
      var word = i + 1 < words.size() ? words.get(i + 1) : words.get(i);
      var call = call(seat.get(), i + 1 < words.size() ? RecordReader.lower(word) : "");
      if (call.isEmpty()) {
        faults.add(
            FaultCode.CALL_UNKNOWN, "", word.place(), "text", word.text(), "allowed", allowed());
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

  private Optional<Action.Call> call(Seat seat, String word) {
    if (rules.auction()) {
      return switch (word) {
        case "pass", "passes", "passed", "no" -> Optional.of(new Action.Pass(seat));
        case "take", "takes", "took", "steal", "steals" -> Optional.of(new Action.Take(seat));
        default ->
            word.matches(NUMBER)
                ? Optional.of(new Action.Bid(seat, Integer.parseInt(word)))
                : Optional.empty();
      };
    }
    return rules.beg() == BegRule.NONE ? Optional.empty() : begCall(seat, word);
  }

  private Optional<Action.Call> begCall(Seat seat, String word) {
    return switch (word) {
      case "stand", "stands", "stood" -> Optional.of(new Action.Stand(seat));
      case "beg", "begs", "begged" -> Optional.of(new Action.Beg(seat));
      case "give", "gives", "gave" -> answered(new Action.Give(seat));
      case "run", "runs", "ran" -> answered(new Action.Run(seat));
      default -> Optional.empty();
    };
  }

  /** The dealer's answer, where the rules ask the dealer. */
  private Optional<Action.Call> answered(Action.Call call) {
    return rules.beg() == BegRule.FULL ? Optional.of(call) : Optional.empty();
  }

  /** The words of the calls that these rules have. */
  private List<String> allowed() {
    if (rules.auction()) {
      var words = new ArrayList<String>(List.of("pass"));
      IntStream.rangeClosed(rules.minBid(), rules.maxBid()).forEach(bid -> words.add("" + bid));
      if (rules.dealerSteal() != DealerSteal.NEVER) {
        words.add("take");
      }
      return words;
    }
    return switch (rules.beg()) {
      case NONE -> List.of();
      case STAND_OR_PASS -> List.of("stand", "beg");
      case FULL -> List.of("stand", "beg", "give", "run");
    };
  }

  private boolean isInOrder(Action.Call call, List<Action.Call> before) {
    var elder = rules.seating().elder(dealer);
    return switch (call) {
      case Action.Stand _, Action.Beg _ -> before.isEmpty() && call.seat() == elder;
      case Action.Give _, Action.Run _ ->
          call.seat() == dealer && before.size() == 1 && before.getFirst() instanceof Action.Beg;
      case Action.Bid _, Action.Pass _ -> isAfter(call, before);
      case Action.Take _ ->
          call.seat() == dealer
              && isAfter(call, before)
              && before.stream().anyMatch(Action.Bid.class::isInstance);
    };
  }

  /** Players may be left out who passed; nobody speaks twice. */
  private boolean isAfter(Action.Call call, List<Action.Call> before) {
    var order = rules.seating().from(rules.seating().elder(dealer));
    return order.contains(call.seat())
        && before.stream()
            .allMatch(earlier -> order.indexOf(earlier.seat()) < order.indexOf(call.seat()));
  }
}
