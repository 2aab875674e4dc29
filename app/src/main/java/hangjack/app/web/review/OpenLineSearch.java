package hangjack.app.web.review;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.search.OpenLine;
import hangjack.analyzer.search.Watch;
import hangjack.app.search.SearchDesk;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets the solver find lines, apart from the page. */
final class OpenLineSearch implements LineSearch {
  private static final Logger LOG = LoggerFactory.getLogger(OpenLineSearch.class);

  private final Executor page;
  private final SearchDesk desk;

  /**
   * A search.
   *
   * @param page does something with the page at hand, soon
   */
  OpenLineSearch(Executor page, SearchDesk desk) {
    this.page = page;
    this.desk = desk;
  }

  @Override
  public Runnable begin(DealState state, Action.Play first, Consumer<List<Card>> found) {
    var wanted = new Wanted();
    Thread.ofVirtual()
        .name("line")
        .start(
            () -> {
              var cards = line(state, first, wanted);
              page.execute(
                  () -> {
                    if (!wanted.stopped()) {
                      found.accept(cards);
                    }
                  });
            });
    return wanted::end;
  }

  private List<Card> line(DealState state, Action.Play first, Watch wanted) {
    try {
      return desk.work((_, watch) -> played(state, first, watch), wanted);
    } catch (SearchDesk.Busy busy) {
      return List.of();
    } catch (RuntimeException failure) {
      LOG.error("a line failed", failure);
      return List.of();
    }
  }

  /** The cards to the end of the deal; none where the watch stopped it between two of them. */
  private static List<Card> played(DealState state, Action.Play first, Watch watch) {
    var cards = new ArrayList<>(List.of(first.card()));
    var now = DealEngine.enforce(state, first);
    while (now.toAct().isPresent()) {
      if (watch.stopped()) {
        return List.of();
      }
      var best = OpenLine.best(now);
      cards.add(((Action.Play) best).card());
      now = DealEngine.enforce(now, best);
    }
    return cards;
  }

  /** Stops a search that nobody wants any more. */
  private static final class Wanted implements Watch {
    private volatile boolean ended;

    void end() {
      ended = true;
    }

    @Override
    public void progressed(int done, int of) {}

    @Override
    public boolean stopped() {
      return ended;
    }
  }
}
