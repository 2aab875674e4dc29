package hangjack.app.web;

/** Arrow keys as readers mean them: where a language runs right to left, the left one leads on. */
public final class ArrowKeys {
  /**
   * What a key event tells: the key pressed, with the two sideways arrows exchanged where the
   * language runs right to left.
   */
  public static final String PRESSED =
      """
      (getComputedStyle(element).direction === 'rtl'
        && {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'}[event.key] || event.key)
      """
          .strip();

  private ArrowKeys() {}
}
