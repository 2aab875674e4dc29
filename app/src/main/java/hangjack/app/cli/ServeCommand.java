package hangjack.app.cli;

import hangjack.app.server.ServerSettings;
import hangjack.app.server.WebServer;
import hangjack.app.store.Store;
import hangjack.app.store.UnusableFolder;
import hangjack.content.texts.Texts;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the web app and the API until the process is asked to end. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
  private static final int USUAL_PORT = 8080;
  private static final String BASE_URL = "--base-url";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--port", paramLabel = "PORT")
  private Optional<Integer> port = Optional.empty();

  @Option(names = "--rate-limit", paramLabel = "N", defaultValue = "600")
  private int requestsPerMinute;

  @Option(names = BASE_URL, paramLabel = "URL")
  private Optional<String> baseUrl = Optional.empty();

  @Option(names = "--data", paramLabel = "FOLDER", defaultValue = "data")
  private Path data = Path.of("data");

  @Mixin private LanguageChoice choice = new LanguageChoice();

  @Override
  public Integer call() throws InterruptedException {
    var texts = choice.texts();
    var settings =
        new ServerSettings(
            port.orElseGet(() -> portOutside(texts)),
            requestsPerMinute,
            GivenValues.site(spec, BASE_URL, baseUrl, texts));
    if (Boolean.getBoolean("hangjack.endsWithParent")) {
      ProcessHandle.current().parent().ifPresent(ServeCommand::endWith);
    }
    var server = WebServer.start(settings, store(texts));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> closeAndEnd(server)));
    var out = spec.commandLine().getOut();
    out.println(texts.text("command.serve.ready", Map.of("address", server.address())));
    out.flush();
    new CountDownLatch(1).await();
    return 0;
  }

  private Store store(Texts texts) {
    try {
      return Store.open(data);
    } catch (UnusableFolder unusable) {
      throw new ParameterException(
          spec.commandLine(),
          texts.text("command.serve.no-data", Map.of("folder", data.toAbsolutePath().toString())),
          unusable);
    }
  }

  /** The port of {@code mvn -Prun -Dport=}, else of the variable {@code PORT}, else the usual. */
  private int portOutside(Texts texts) {
    return Stream.of(
            Optional.ofNullable(System.getProperty("hangjack.port")),
            Optional.ofNullable(System.getenv("PORT")))
        .flatMap(Optional::stream)
        .filter(text -> !text.isBlank())
        .findFirst()
        .map(text -> portOf(text, texts))
        .orElse(USUAL_PORT);
  }

  private int portOf(String text, Texts texts) {
    try {
      return Integer.parseInt(text.strip());
    } catch (NumberFormatException unreadable) {
      throw new ParameterException(
          spec.commandLine(), texts.text("command.serve.no-port", Map.of("text", text)));
    }
  }

  private static void endWith(ProcessHandle parent) {
    Thread.ofVirtual()
        .start(
            () -> {
              parent.onExit().join();
              System.exit(0);
            });
  }

  private static void closeAndEnd(WebServer server) {
    server.close();
    // Ended by a signal, the process would give 143; being asked to end is no failure.
    Runtime.getRuntime().halt(0);
  }
}
