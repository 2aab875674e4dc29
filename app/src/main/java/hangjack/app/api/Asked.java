package hangjack.app.api;

import hangjack.app.answers.Json;
import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import io.javalin.http.Context;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A request whose language and parameters are known, and the way to answer it. */
final class Asked {
  private static final String LANGUAGE = "lang";
  private static final Pattern CHARSET = Pattern.compile("charset *= *\"?([^\";]+)\"?");

  private final Context context;

  private Asked(Context context) {
    this.context = context;
  }

  /**
   * A request that takes no parameters but {@code lang} and the given ones.
   *
   * @throws Refused for a parameter that is not known, or an unknown language
   */
  static Asked of(Context context, String... parameters) {
    var known = new ArrayList<>(List.of(parameters));
    known.add(LANGUAGE);
    for (var name : context.queryParamMap().keySet()) {
      if (!known.contains(name)) {
        throw Refused.because(400, "parameter", Map.of("name", name));
      }
    }
    return ofAny(context);
  }

  /**
   * A request that looks at its parameters itself.
   *
   * @throws Refused for an unknown language
   */
  static Asked ofAny(Context context) {
    var wish = Optional.ofNullable(context.queryParam(LANGUAGE));
    if (wish.isPresent() && Languages.named(wish.get()).isEmpty()) {
      throw Refused.because(400, "language", Map.of("id", wish.get()));
    }
    return new Asked(context);
  }

  /**
   * A request that looks at its parameters itself, and may name several languages: {@code
   * ?lang=fr,en}.
   *
   * @throws Refused for an unknown language
   */
  static Asked inLanguages(Context context) {
    for (var id : wishes(context)) {
      if (Languages.named(id).isEmpty()) {
        throw Refused.because(400, "language", Map.of("id", id));
      }
    }
    return new Asked(context);
  }

  /** The ids that {@code lang} names. */
  private static List<String> wishes(Context context) {
    return context.queryParams(LANGUAGE).stream()
        .flatMap(wish -> Stream.of(wish.split(",", -1)))
        .toList();
  }

  /**
   * The language of {@code ?lang=}, or the first of several, where it names one, else of the header
   * {@code Accept-Language}, else English.
   */
  static Language language(Context context) {
    return wishes(context).stream()
        .findFirst()
        .flatMap(Languages::named)
        .orElseGet(
            () ->
                Languages.preferred(
                    Optional.ofNullable(context.header("Accept-Language")).orElse("")));
  }

  Language language() {
    return language(context);
  }

  /** The languages asked for, each once; {@link #language()} where none is. */
  List<Language> languages() {
    var named =
        wishes(context).stream().flatMap(id -> Languages.named(id).stream()).distinct().toList();
    return named.isEmpty() ? List.of(language()) : named;
  }

  /** The server as the client has addressed it, such as {@code http://localhost:8080}. */
  String server() {
    return context.scheme() + "://" + Optional.ofNullable(context.host()).orElse("");
  }

  Optional<String> parameter(String name) {
    return Optional.ofNullable(context.queryParam(name));
  }

  /**
   * A parameter that is a whole number.
   *
   * @param otherwise what is meant where it is left out
   * @throws Refused where it is no number from the least to the most
   */
  long number(String name, long otherwise, long least, long most) {
    var text = parameter(name).orElseGet(() -> Long.toString(otherwise));
    return parsed(text)
        .filter(number -> least <= number && number <= most)
        .orElseThrow(() -> Refused.value(name, text, least + "…" + most));
  }

  private static Optional<Long> parsed(String text) {
    try {
      return Optional.of(Long.valueOf(text));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  /**
   * A parameter that is {@code true} or {@code false}; false where it is left out.
   *
   * @throws Refused where it is anything else
   */
  boolean yes(String name) {
    var text = parameter(name).orElse("false");
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw Refused.value(name, text, "true, false");
    };
  }

  /** The parameters that are neither the language nor one of the given names, in their order. */
  Map<String, List<String>> parametersBut(String... names) {
    var others = new LinkedHashMap<>(context.queryParamMap());
    others.keySet().removeAll(List.of(names));
    others.remove(LANGUAGE);
    return others;
  }

  String path(String name) {
    return context.pathParam(name);
  }

  /**
   * The body.
   *
   * @throws Refused where it is not of one of the given media types
   */
  byte[] body(List<String> mediaTypes) {
    if (!mediaTypes.contains(mediaType())) {
      throw Refused.because(415, "media-type", Map.of("types", String.join(", ", mediaTypes)));
    }
    return context.bodyAsBytes();
  }

  /** The media type of the body. */
  String mediaType() {
    return contentType().split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
  }

  /** Whether the client would rather have a media type than any other it names. */
  boolean wants(String mediaType) {
    return Optional.ofNullable(context.header("Accept")).orElse("").contains(mediaType);
  }

  /**
   * The encoding of the body, UTF-8 where nothing is said.
   *
   * @throws Refused for one that is not known here
   */
  Charset charset() {
    var named = CHARSET.matcher(contentType().toLowerCase(Locale.ROOT));
    if (!named.find()) {
      return StandardCharsets.UTF_8;
    }
    try {
      return Charset.forName(named.group(1).strip());
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw Refused.because(415, "charset", Map.of("name", named.group(1)));
    }
  }

  private String contentType() {
    // Not the server's own reading of the header, which fails for an unknown encoding.
    return Optional.ofNullable(context.header("Content-Type")).orElse("");
  }

  /** Answers with JSON in the language asked for. */
  void answer(Object answer) {
    context.result(Json.write(answer)).contentType("application/json;charset=utf-8");
    markLanguage();
  }

  /** Answers with a text of a media type. */
  void answer(String text, String mediaType) {
    context.result(text).contentType(mediaType + ";charset=utf-8");
    context.header("Vary", "Accept, Accept-Language");
  }

  /** Answers with a PDF in the languages asked for. */
  void answer(byte[] pdf, String fileName) {
    context.result(pdf).contentType("application/pdf");
    context.header("Content-Disposition", "inline; filename=\"" + fileName + "\"");
    markLanguage();
    var ids = languages().stream().map(Language::id).collect(Collectors.joining(", "));
    context.header("Content-Language", ids);
  }

  private void markLanguage() {
    context.header("Content-Language", language().id());
    context.header("Vary", "Accept-Language");
  }
}
