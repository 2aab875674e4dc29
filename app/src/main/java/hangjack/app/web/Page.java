package hangjack.app.web;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Push;
import com.vaadin.flow.server.AppShellSettings;
import com.vaadin.flow.shared.ui.Transport;
import com.vaadin.flow.theme.aura.Aura;

/** The page that every view lives in. */
@Push(transport = Transport.WEBSOCKET_XHR)
@StyleSheet(Aura.STYLESHEET)
@StyleSheet("styles/fonts.css")
@StyleSheet("styles/colours.css")
@StyleSheet("styles/screens.css")
@StyleSheet("styles/cards.css")
@StyleSheet("styles/rules.css")
@StyleSheet("styles/calls.css")
@StyleSheet("styles/analyze.css")
@StyleSheet("styles/review.css")
@StyleSheet("styles/learn.css")
@StyleSheet("styles/home.css")
public final class Page implements AppShellConfigurator {
  @Override
  public void configurePage(AppShellSettings settings) {
    settings.setViewport("width=device-width, initial-scale=1");
    settings.addLink("icon", "icon.svg");
  }
}
