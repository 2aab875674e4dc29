package hangjack.app.api;

import hangjack.analyzer.record.Fault;
import hangjack.app.answers.FaultAnswer;
import hangjack.app.answers.Json;
import hangjack.content.texts.Texts;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Errors as {@code application/problem+json} (RFC 9457), in the language asked for. */
final class Problems {
  static final String MEDIA_TYPE = "application/problem+json";

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  /**
   * What a client is told.
   *
   * @param type always {@code about:blank}: the status says what kind of problem it is
   * @param title the same for a reader
   * @param status the HTTP status
   * @param detail what is wrong with this request
   * @param faults where it is wrong
   */
  private record Problem(
      String type,
      String title,
      int status,
      Optional<String> detail,
      Optional<List<FaultAnswer>> faults) {}

  private Problems() {}

  static void register(RoutesConfig routes) {
    routes.exception(
        HttpResponseException.class,
        (refused, context) -> {
          refused.getDetails().forEach(context::attribute);
          answer(context, refused.getStatus());
        });
    routes.exception(Refused.class, (refused, context) -> answer(context, refused));
    routes.exception(
        Exception.class,
        (failure, context) -> {
          LOG.error("{} {} failed", context.method(), context.path(), failure);
          answer(context, 500);
        });
  }

  private static void answer(Context context, Refused refused) {
    var detail = refused.reason(texts(context));
    answer(context, refused.status(), Optional.of(detail), refused.faults());
  }

  private static void answer(Context context, int status) {
    answer(context, status, Optional.empty(), List.of());
  }

  private static void answer(
      Context context, int status, Optional<String> detail, List<Fault> faults) {
    var texts = texts(context);
    var key = "command.problem." + status;
    var title = texts.text(texts.has(key) ? key : "command.problem.500");
    var told = FaultAnswer.list(faults, texts.language());
    var problem =
        new Problem(
            "about:blank",
            title,
            status,
            detail,
            Optional.of(told).filter(list -> !list.isEmpty()));
    context.status(status);
    context.result(Json.write(problem));
    context.contentType(MEDIA_TYPE + ";charset=utf-8");
    context.header("Content-Language", texts.language().id());
  }

  private static Texts texts(Context context) {
    return Texts.in(Asked.language(context));
  }
}
