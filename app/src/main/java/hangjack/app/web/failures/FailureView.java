package hangjack.app.web.failures;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import jakarta.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Shown where a view could not be opened; what went wrong is in the log only. */
@ParentLayout(MainLayout.class)
public final class FailureView extends Screen implements HasErrorParameter<Exception> {
  private static final Logger LOG = LoggerFactory.getLogger(FailureView.class);

  /** Says so, and leads home. */
  public FailureView() {
    super("screens.failure.title");
    var home = new Anchor("", texts().text("screens.not-found.home"));
    home.addClassName("main-action");
    add(heading(), new Paragraph(texts().text("screens.failure.what")), home);
  }

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<Exception> parameter) {
    LOG.error("{} could not be opened", event.getLocation().getPath(), parameter.getException());
    return HttpServletResponse.SC_INTERNAL_SERVER_ERROR;
  }
}
