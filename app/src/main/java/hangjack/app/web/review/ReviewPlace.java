package hangjack.app.web.review;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a reader is in a review, as an address tells it: {@code 7}, and with several deals {@code
 * 2.7}.
 *
 * @param deal the deal, from 1
 * @param decision the decision of that deal, from 1
 */
public record ReviewPlace(int deal, int decision) {
  /** Where every review begins. */
  public static final ReviewPlace START = new ReviewPlace(1, 1);

  private static final Pattern WRITTEN = Pattern.compile("(?:([1-9]\\d{0,3})\\.)?([1-9]\\d{0,3})");

  /** Reads a place; empty for anything else. */
  public static Optional<ReviewPlace> read(String text) {
    var match = WRITTEN.matcher(text);
    if (!match.matches()) {
      return Optional.empty();
    }
    var deal = Optional.ofNullable(match.group(1)).map(Integer::parseInt).orElse(1);
    return Optional.of(new ReviewPlace(deal, Integer.parseInt(match.group(2))));
  }

  /**
   * The place as {@link #read} reads it.
   *
   * @param deals how many deals there are
   */
  public String written(int deals) {
    return deals == 1 ? Integer.toString(decision) : deal + "." + decision;
  }
}
