package hangjack.app.server;

import com.vaadin.flow.function.DeploymentConfiguration;
import com.vaadin.flow.server.ServiceException;
import com.vaadin.flow.server.VaadinServlet;
import com.vaadin.flow.server.VaadinServletService;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/** Vaadin's servlet, with static files from the class path: the program has no web folder. */
final class PageServlet extends VaadinServlet {
  @Override
  protected VaadinServletService createServletService(DeploymentConfiguration configuration)
      throws ServiceException {
    var service =
        new VaadinServletService(this, configuration) {
          @Override
          public @Nullable URL getStaticResource(String path) {
            return getClassLoader().getResource("META-INF/resources" + path);
          }
        };
    service.init();
    return service;
  }
}
