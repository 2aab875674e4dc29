package hangjack.app.web;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.HasDynamicTitle;
import hangjack.content.texts.Texts;
import java.util.Map;

/**
 * A view: a section with one main heading, in the reader's language. When the reader chooses
 * another language the view is made anew.
 */
public abstract class Screen extends Section implements HasDynamicTitle {
  private final Texts texts = Reader.texts();
  private String title;

  /**
   * Begins an empty view.
   *
   * @param titleKey the text that names the view, in the browser's tab and in {@link #heading()}
   */
  protected Screen(String titleKey) {
    title = texts.text(titleKey);
    addClassName("screen");
  }

  /** The texts of this view's language. */
  protected final Texts texts() {
    return texts;
  }

  /** Names the view by what its address leads to, such as one game of several. */
  protected final void title(String words) {
    title = words;
  }

  /** The view's main heading, to be added where the view wants it. */
  protected final H1 heading() {
    return heading(title);
  }

  /** A main heading of other words than the title. */
  protected static H1 heading(String words) {
    var heading = new H1(words);
    // Lets the frame move the focus here after a change of view.
    heading.getElement().setAttribute("tabindex", "-1");
    return heading;
  }

  @Override
  public final String getPageTitle() {
    return texts.text("screens.page.title", Map.of("screen", title));
  }
}
