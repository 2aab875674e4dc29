package hangjack.analyzer.review;

import hangjack.analyzer.search.Watch;

/** The steps of a whole review, which may be done several at a time. */
final class Steps {
  private final Watch watch;
  private final int of;
  private int done;

  Steps(Watch watch, int of) {
    this.watch = watch;
    this.of = of;
  }

  /** One step more is done. */
  synchronized void stepped() {
    done++;
    watch.progressed(done, of);
  }

  boolean stopped() {
    return watch.stopped();
  }
}
