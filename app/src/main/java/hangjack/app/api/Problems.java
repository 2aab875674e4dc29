package hangjack.app.api;

import hangjack.content.texts.Language;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.LinkedHashMap;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Errors as {@code application/problem+json} (RFC 9457), in the language asked for. */
final class Problems {
  static final String MEDIA_TYPE = "application/problem+json";

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private Problems() {}

  static void register(RoutesConfig routes) {
    routes.exception(
        HttpResponseException.class,
        (refused, context) -> {
          refused.getDetails().forEach(context::attribute);
          answer(context, refused.getStatus());
        });
    routes.exception(
        Exception.class,
        (failure, context) -> {
          LOG.error("{} {} failed", context.method(), context.path(), failure);
          answer(context, 500);
        });
  }

  private static void answer(Context context, int status) {
    var texts = Texts.in(language(context));
    var key = "command.problem." + status;
    var problem = new LinkedHashMap<String, Object>();
    problem.put("type", "about:blank");
    problem.put("title", texts.text(texts.has(key) ? key : "command.problem.500"));
    problem.put("status", status);
    context.status(status);
    context.json(problem);
    context.contentType(MEDIA_TYPE);
    context.header("Content-Language", texts.language().id());
  }

  /** The language of {@code ?lang=}, else of the header {@code Accept-Language}, else English. */
  static Language language(Context context) {
    return Optional.ofNullable(context.queryParam("lang"))
        .flatMap(Languages::named)
        .orElseGet(
            () ->
                Languages.preferred(
                    Optional.ofNullable(context.header("Accept-Language")).orElse("")));
  }
}
