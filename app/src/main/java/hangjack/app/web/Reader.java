package hangjack.app.web;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinSession;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import jakarta.servlet.http.Cookie;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The language and the colours of the person who reads. They are kept in two cookies of that
 * person's browser and nowhere else.
 */
public final class Reader {
  private static final String LANGUAGE_COOKIE = "language";
  private static final String COLOURS_COOKIE = "colours";

  private Reader() {}

  /** The language of the session that is being answered; English outside of any. */
  public static Language language() {
    return Optional.ofNullable(VaadinSession.getCurrent())
        .map(VaadinSession::getLocale)
        .map(Locale::toLanguageTag)
        .flatMap(Reader::languageOfTag)
        .orElseGet(Languages::english);
  }

  /** The texts in {@link #language()}. */
  public static Texts texts() {
    return Texts.in(language());
  }

  private static Optional<Language> languageOfTag(String tag) {
    return Languages.all().stream()
        .filter(language -> language.locale().toLanguageTag().equals(tag))
        .findFirst();
  }

  /** What the request's cookie says, else what its browser prefers. */
  static Language languageOf(VaadinRequest request) {
    return cookie(request, LANGUAGE_COOKIE)
        .flatMap(Languages::named)
        .orElseGet(() -> Languages.preferred(header(request, "Accept-Language")));
  }

  static Colours coloursOf(VaadinRequest request) {
    return cookie(request, COLOURS_COOKIE).flatMap(Colours::named).orElse(Colours.DEVICE);
  }

  /** From now on this language, in the view that is open and after a reload. */
  static void choose(UI ui, Language language) {
    ui.getSession().setLocale(language.locale());
    keep(ui, LANGUAGE_COOKIE, language.id());
    ui.getPage()
        .executeJs(
            "document.documentElement.lang = $0; document.documentElement.dir = $1",
            language.locale().toLanguageTag(),
            language.direction().publicName());
  }

  /** From now on these colours, on this page and after a reload. */
  static void choose(UI ui, Colours colours) {
    ui.getPage().setColorScheme(colours.scheme());
    keep(ui, COLOURS_COOKIE, colours.id());
  }

  private static void keep(UI ui, String cookie, String value) {
    ui.getPage()
        .executeJs(
            "document.cookie = $0 + '=' + $1 + '; path=/; max-age=31536000; samesite=lax'",
            cookie,
            value);
  }

  /** What the browser sent in a cookie. */
  public static Optional<String> cookie(VaadinRequest request, String name) {
    return Optional.ofNullable(request.getCookies()).stream()
        .flatMap(Stream::of)
        .filter(cookie -> cookie.getName().equals(name))
        .map(Cookie::getValue)
        .findFirst();
  }

  private static String header(VaadinRequest request, String name) {
    return Optional.ofNullable(request.getHeader(name)).orElse("");
  }
}
