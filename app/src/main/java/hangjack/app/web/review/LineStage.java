package hangjack.app.web.review;

import com.vaadin.flow.component.Focusable;

/** Where lines are shown. */
interface LineStage {
  /**
   * Shows a line from its first card.
   *
   * @param origin what the reader pressed for it, and is led back to after it
   */
  void show(Line line, Focusable<?> origin);
}
