package hangjack.analyzer.search;

/** Differences between two ways to play the same deals. */
final class Paired {
  private static final double NORMAL_95 = 1.959964;

  private int many;
  private double sum;
  private double squares;

  void add(double difference) {
    many++;
    sum += difference;
    squares += difference * difference;
  }

  double mean() {
    return sum / many;
  }

  /** Half the width of the 95 % interval of the mean; of two or more. */
  double halfWidth() {
    var variance = (squares - sum * sum / many) / (many - 1);
    return NORMAL_95 * Math.sqrt(Math.max(0, variance) / many);
  }
}
