package hangjack.app.web.review;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import java.util.concurrent.Executor;

/**
 * Does things with the page of a browser tab at hand, soon; nothing once the tab is closed.
 *
 * @param ui the tab
 */
record OpenTab(UI ui) implements Executor {
  /** The tab that is answered just now. */
  static OpenTab current() {
    return new OpenTab(UI.getCurrent());
  }

  @Override
  public void execute(Runnable task) {
    try {
      var _ = ui.access(task::run);
    } catch (UIDetachedException gone) {
      // The tab was closed meanwhile: there is nobody to tell.
      return;
    }
  }
}
