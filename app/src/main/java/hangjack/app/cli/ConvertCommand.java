package hangjack.app.cli;

import hangjack.app.answers.ConversionAnswer;
import hangjack.app.answers.ConversionAnswer.Form;
import hangjack.app.answers.RecordInput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a record in its canonical form. */
@Command(name = "convert", mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Parameters(index = "0", paramLabel = "FILE")
  private String file = "";

  @Option(names = "--to", paramLabel = "FORM", defaultValue = "afn")
  private String to = "";

  @Override
  public Integer call() {
    var form =
        Form.named(to).orElseThrow(() -> GivenValues.wrong(spec, "--to", to, answers.texts()));
    var reading = RecordInput.read(GivenFile.read(spec, file, answers.texts()));
    if (!reading.faults().isEmpty()) {
      return answers.faults(reading.faults());
    }
    return answers.asJson()
        ? answers.json(ConversionAnswer.of(reading.deals(), form))
        : answers.lines(form.write(reading.deals()).lines().toList());
  }
}
