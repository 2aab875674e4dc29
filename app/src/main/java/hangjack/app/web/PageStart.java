package hangjack.app.web;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.notification.Notification;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NavigationTrigger;
import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.ErrorEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.SystemMessages;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What happens before a view is shown: language and colours, and how failures are told. */
public final class PageStart implements VaadinServiceInitListener {
  private static final Logger LOG = LoggerFactory.getLogger(PageStart.class);

  @Override
  public void serviceInit(ServiceInitEvent start) {
    var service = start.getSource();
    service.setSystemMessagesProvider(request -> systemMessages());
    service.addSessionInitListener(
        session -> {
          session.getSession().setLocale(Reader.languageOf(session.getRequest()).locale());
          session.getSession().setErrorHandler(PageStart::tellOfFailure);
        });
    service.addUIInitListener(opened -> prepare(opened.getUI()));
    start.addIndexHtmlRequestListener(PageStart::writePage);
    start.addIndexHtmlRequestListener(page -> markNotFound(page, service));
  }

  /** A session that ran out starts anew without a question; the view is rebuilt by its address. */
  private static SystemMessages systemMessages() {
    var messages = new CustomizedSystemMessages();
    messages.setSessionExpiredNotificationEnabled(false);
    return messages;
  }

  private static void prepare(UI ui) {
    ui.addBeforeEnterListener(PageStart::takeLanguageOfAddress);
    ui.getReconnectDialogConfiguration()
        .setDialogText(Reader.texts().text("screens.connection.lost"));
  }

  /** An address may name its language, {@code ?lang=fr}: so a link is read as it was meant. */
  private static void takeLanguageOfAddress(BeforeEnterEvent event) {
    if (event.getTrigger() == NavigationTrigger.REFRESH_ROUTE) {
      // the reader has just chosen another
      return;
    }
    event
        .getLocation()
        .getQueryParameters()
        .getSingleParameter("lang")
        .flatMap(Languages::named)
        .filter(language -> !language.equals(Reader.language()))
        .ifPresent(language -> Reader.choose(event.getUI(), language));
  }

  private static void writePage(IndexHtmlResponse response) {
    var request = response.getVaadinRequest();
    var language = Reader.languageOf(request);
    var html = response.getDocument().child(0);
    html.attr("lang", language.locale().toLanguageTag());
    html.attr("dir", language.direction().publicName());
    html.attr("style", "color-scheme: " + Reader.coloursOf(request).scheme().getValue());
    response
        .getDocument()
        .head()
        .appendElement("meta")
        .attr("name", "description")
        .attr("content", Texts.in(language).text("screens.page.description"));
  }

  /** Vaadin finds out only later that an address leads nowhere; programs want to know it now. */
  private static void markNotFound(IndexHtmlResponse response, VaadinService service) {
    var path = Optional.ofNullable(response.getVaadinRequest().getPathInfo()).orElse("/");
    var routes = RouteConfiguration.forRegistry(service.getRouter().getRegistry());
    if (routes.getRoute(path.substring(1)).isEmpty()) {
      response.getVaadinResponse().setStatus(HttpServletResponse.SC_NOT_FOUND);
    }
  }

  private static void tellOfFailure(ErrorEvent event) {
    LOG.error("a view failed", event.getThrowable());
    if (UI.getCurrent() != null && VaadinSession.getCurrent() != null) {
      Notification.show(Reader.texts().text("screens.failure.notice"));
    }
  }
}
