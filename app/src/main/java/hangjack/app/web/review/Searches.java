package hangjack.app.web.review;

import com.vaadin.flow.server.VaadinService;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.app.search.SearchDesk;
import java.time.Duration;

/**
 * Where the reviews and lines that readers ask for are worked out. Lines have a desk of their own,
 * since who tries a card does not wait for the reviews of others.
 *
 * @param reviews for whole reviews
 * @param lines for the play of one deal to its end
 * @param settings how thorough a review is
 */
public record Searches(SearchDesk reviews, SearchDesk lines, ReviewSettings settings)
    implements AutoCloseable {
  /** Fewer worlds than usual, for a machine that is slow or a test that is in a hurry. */
  private static final String WORLDS = "hangjack.review.worlds";

  private static final int WAITING = 8;
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final Duration LONGEST_REVIEW = Duration.ofMinutes(3);
  private static final Duration LONGEST_LINE = Duration.ofSeconds(10);

  /** As many threads as this machine can use. */
  public static Searches ofThisMachine() {
    var usual = ReviewSettings.DEFAULT;
    var processors = Runtime.getRuntime().availableProcessors();
    return new Searches(
        new SearchDesk(new SearchDesk.Bounds(processors, WAITING, PATIENCE, LONGEST_REVIEW)),
        new SearchDesk(new SearchDesk.Bounds(processors, WAITING, PATIENCE, LONGEST_LINE)),
        new ReviewSettings(
            Integer.getInteger(WORLDS, usual.worlds()), usual.seed(), usual.exhaustive()));
  }

  /** Those of the server that answers the reader. */
  static Searches current() {
    return VaadinService.getCurrent().getContext().getAttribute(Searches.class);
  }

  @Override
  public void close() {
    reviews.close();
    lines.close();
  }
}
