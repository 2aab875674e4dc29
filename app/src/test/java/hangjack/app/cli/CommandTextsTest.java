package hangjack.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.texts.Languages;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CommandTextsTest {
  @Test
  void everyCommandOptionAndArgumentIsExplained() {
    for (var language : Languages.all()) {
      var program = CommandLines.program("--lang", language.id());
      commands(program)
          .forEach(
              command -> {
                var spec = command.getCommandSpec();
                var name = language.id() + " " + spec.qualifiedName();
                assertTrue(spec.usageMessage().header().length > 0, name);
                for (var argument : spec.args()) {
                  assertTrue(argument.description().length > 0, name + " " + argument);
                }
                var help = command.getUsageMessage();
                assertFalse(!language.id().equals("en") && help.contains("Show this help"), help);
              });
    }
  }

  private static Stream<CommandLine> commands(CommandLine program) {
    return Stream.concat(
        Stream.of(program), program.getSubcommands().values().stream().flatMap(c -> commands(c)));
  }
}
