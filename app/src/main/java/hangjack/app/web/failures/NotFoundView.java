package hangjack.app.web.failures;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import jakarta.servlet.http.HttpServletResponse;

/** Shown where an address leads nowhere. */
@ParentLayout(MainLayout.class)
public final class NotFoundView extends Screen implements HasErrorParameter<NotFoundException> {
  /** Says so, and leads home. */
  public NotFoundView() {
    super("screens.not-found.title");
    var home = new Anchor("", texts().text("screens.not-found.home"));
    home.addClassName("main-action");
    add(heading(), new Paragraph(texts().text("screens.not-found.what")), home);
  }

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<NotFoundException> parameter) {
    return HttpServletResponse.SC_NOT_FOUND;
  }
}
