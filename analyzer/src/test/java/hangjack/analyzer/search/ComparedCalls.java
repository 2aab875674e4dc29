package hangjack.analyzer.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The points of every call of a moment with a class of hands, on the same deals. */
final class ComparedCalls {
  private final List<String> calls;
  private final double[] sums;
  private final Paired[][] pairs;
  private final int[] made;
  private int met;
  private int deals;

  ComparedCalls(List<String> calls) {
    this.calls = List.copyOf(calls);
    this.sums = new double[calls.size()];
    this.made = new int[calls.size()];
    this.pairs = new Paired[calls.size()][calls.size()];
    for (var first = 0; first < pairs.length; first++) {
      for (var second = 0; second < pairs.length; second++) {
        pairs[first][second] = new Paired();
      }
    }
  }

  /**
   * Takes a deal.
   *
   * @param points what each call made in it, in the order of the calls
   */
  void add(List<String> made, int... points) {
    if (!made.equals(calls)) {
      throw new IllegalStateException(made + " are not " + calls);
    }
    deals++;
    for (var call = 0; call < sums.length; call++) {
      sums[call] += points[call];
      for (var other = 0; other < sums.length; other++) {
        pairs[call][other].add(points[call] - points[other]);
      }
    }
  }

  /** Meets such a hand once more, with which a club player makes a call; says how often before. */
  int meet(String call) {
    made[calls.indexOf(call)]++;
    return met++;
  }

  int deals() {
    return deals;
  }

  /**
   * How often such a hand was met, the number of deals, and the values, as {@link CallValueTable}
   * reads them.
   */
  String written() {
    var words = new ArrayList<String>();
    words.add(Integer.toString(met));
    words.add(Integer.toString(deals));
    for (var call = 0; call < sums.length; call++) {
      var ahead = pairs[call][bestOther(call)];
      words.add(
          String.format(
              Locale.ROOT,
              "%s:%.3f:%.3f:%.3f:%d",
              calls.get(call),
              sums[call] / deals,
              ahead.mean(),
              ahead.halfWidth(),
              made[call]));
    }
    return String.join(" ", words);
  }

  private int bestOther(int call) {
    var best = call == 0 ? 1 : 0;
    for (var other = 0; other < sums.length; other++) {
      if (other != call && sums[other] > sums[best]) {
        best = other;
      }
    }
    return best;
  }
}
