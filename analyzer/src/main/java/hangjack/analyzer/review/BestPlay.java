package hangjack.analyzer.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import java.util.List;

/**
 * How the deal would have gone from the first lead with all cards seen and everybody playing best.
 *
 * @param line the tricks, each in the order of play
 * @param score the points of the deal by side
 */
public record BestPlay(List<List<Card>> line, Scores score) {
  public BestPlay {
    line = line.stream().map(List::copyOf).toList();
  }
}
