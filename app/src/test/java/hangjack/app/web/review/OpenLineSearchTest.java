package hangjack.app.web.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.fixtures.Reviews;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.review.Decision;
import hangjack.analyzer.search.OpenLine;
import hangjack.app.search.SearchDesk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class OpenLineSearchTest {
  /** East is to play, and 19 cards are left. */
  private static final Decision DECISION = Reviews.hungJack().deals().getFirst().decisions().get(6);

  private static final Action.Play PLAY = (Action.Play) DECISION.chosen();

  private final SearchDesk desk =
      new SearchDesk(new SearchDesk.Bounds(1, 0, Duration.ofMillis(1), Duration.ofMinutes(1)));
  private final BlockingQueue<Runnable> page = new LinkedBlockingQueue<>();
  private final List<List<Card>> told = new ArrayList<>();

  @AfterEach
  void close() {
    desk.close();
  }

  private Runnable begin(SearchDesk where) {
    return new OpenLineSearch(page::add, where).begin(DECISION.state(), PLAY, told::add);
  }

  private void pageCatchesUp() throws InterruptedException {
    Optional.ofNullable(page.poll(30, TimeUnit.SECONDS)).orElseThrow().run();
  }

  @Test
  void aLineIsPlayedToTheEndOfTheDeal() throws InterruptedException {
    begin(desk);
    assertEquals(List.of(), told);
    pageCatchesUp();
    var best =
        OpenLine.of(DECISION.state(), PLAY).stream()
            .map(action -> ((Action.Play) action).card())
            .toList();
    assertEquals(List.of(best), told);
    assertEquals(19, best.size());
  }

  @Test
  void nobodyIsToldOfALineThatIsNoLongerWanted() throws InterruptedException {
    begin(desk).run();
    pageCatchesUp();
    assertEquals(List.of(), told);
  }

  @Test
  void aSearchThatTakesTooLongFindsNothing() throws InterruptedException {
    try (var hasty =
        new SearchDesk(new SearchDesk.Bounds(1, 0, Duration.ofMillis(1), Duration.ZERO))) {
      begin(hasty);
      pageCatchesUp();
    }
    assertEquals(List.of(List.of()), told);
  }
}
