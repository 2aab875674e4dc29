package hangjack.app.cli;

import hangjack.app.answers.LessonAnswer;
import hangjack.app.answers.LessonsAnswer;
import hangjack.lessons.Finding;
import hangjack.lessons.Lesson;
import hangjack.lessons.LessonCheck;
import hangjack.lessons.Lessons;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the lessons, shows one, or proves them against the engine. */
@Command(name = "lessons", mixinStandardHelpOptions = true)
final class LessonsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Parameters(index = "0", arity = "0..1", paramLabel = "ID")
  private Optional<String> id = Optional.empty();

  @Option(names = "--check")
  private boolean check;

  /**
   * What the check says, for programs.
   *
   * @param lessons the lessons checked
   * @param findings what is wrong with them
   */
  private record Checked(List<String> lessons, List<Found> findings) {}

  /**
   * Something wrong with a lesson.
   *
   * @param lesson the lesson's id
   * @param step the step's id
   * @param code what is wrong
   * @param detail what it is about
   */
  private record Found(String lesson, Optional<String> step, String code, String detail) {}

  @Override
  public Integer call() {
    var lesson = id.map(this::named);
    if (check) {
      return checked(lesson.map(List::of).orElseGet(Lessons::all));
    }
    return lesson.map(this::shown).orElseGet(this::listed);
  }

  private Lesson named(String id) {
    return Lessons.named(id)
        .orElseThrow(
            () -> {
              var allowed =
                  Lessons.all().stream().map(Lesson::id).collect(Collectors.joining(", "));
              return new ParameterException(
                  spec.commandLine(),
                  answers
                      .texts()
                      .text("command.refused.lesson", Map.of("id", id, "allowed", allowed)));
            });
  }

  private int listed() {
    var all = LessonsAnswer.all(answers.language());
    if (answers.asJson()) {
      return answers.json(all);
    }
    var table = new TextTable();
    all.lessons().forEach(lesson -> table.row(lesson.id(), lesson.title()));
    return answers.lines(table.lines());
  }

  private int shown(Lesson lesson) {
    var answer = LessonAnswer.of(lesson, answers.language());
    if (answers.asJson()) {
      return answers.json(answer);
    }
    var lines = new ArrayList<>(List.of(answer.title(), answer.text(), ""));
    for (var i = 0; i < answer.steps().size(); i++) {
      lines.add(i + 1 + ". " + answer.steps().get(i).text());
    }
    return answers.lines(lines);
  }

  private int checked(List<Lesson> lessons) {
    var findings = LessonCheck.of(lessons);
    if (answers.asJson()) {
      answers.json(
          new Checked(
              lessons.stream().map(Lesson::id).toList(),
              findings.stream().map(LessonsCommand::found).toList()));
    } else if (findings.isEmpty()) {
      answers.lines(
          List.of(answers.texts().text("command.lessons.proved", Map.of("count", lessons.size()))));
    }
    var err = spec.commandLine().getErr();
    findings.forEach(finding -> err.println(line(finding)));
    return findings.isEmpty() ? ExitCode.OK : 1;
  }

  private static Found found(Finding finding) {
    return new Found(
        finding.lesson(), finding.step(), finding.code().publicName(), finding.detail());
  }

  /** A finding is for authors of lessons: the names in their files, in no language. */
  private static String line(Finding finding) {
    var step = finding.step().map(id -> "/" + id).orElse("");
    return finding.lesson() + step + ": " + finding.code().publicName() + ": " + finding.detail();
  }
}
