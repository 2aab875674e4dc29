package hangjack.analyzer.search;

/** Who looks on while something long is worked out: is told how far it is, and may stop it. */
public interface Watch {
  /** Nobody looks on. */
  Watch NOBODY =
      new Watch() {
        @Override
        public void progressed(int done, int of) {}

        @Override
        public boolean stopped() {
          return false;
        }
      };

  /**
   * Told after each step, from any thread, never backwards.
   *
   * @param done steps done
   * @param of steps in all
   */
  void progressed(int done, int of);

  /** Whether the work is to end as soon as it can; asked often, from any thread. */
  boolean stopped();
}
