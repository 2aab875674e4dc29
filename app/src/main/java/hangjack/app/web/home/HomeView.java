package hangjack.app.web.home;

import com.vaadin.flow.router.Route;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;

/** The first page. */
@Route(value = "", layout = MainLayout.class)
public final class HomeView extends Screen {
  /** The page, with its first question open. */
  public HomeView() {
    super("screens.place.home");
    add(heading());
  }
}
