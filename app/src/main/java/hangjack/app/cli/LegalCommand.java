package hangjack.app.cli;

import hangjack.app.answers.LegalQuestion;
import hangjack.content.words.CardWords;
import hangjack.content.words.RefusalWords;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells which cards of a hand may be played, and why not each other. */
@Command(name = "legal", mixinStandardHelpOptions = true)
final class LegalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private Answers answers = new Answers();

  @Option(names = "--rules", paramLabel = "ID", required = true)
  private String rules = "";

  @Option(names = "--trump", paramLabel = "SUIT", required = true)
  private String trump = "";

  @Option(names = "--hand", paramLabel = "CARDS", required = true)
  private String hand = "";

  @Option(names = "--trick", paramLabel = "CARDS")
  private String trick = "";

  @Override
  public Integer call() {
    var question =
        new LegalQuestion(
            GivenValues.rules(spec, "--rules", rules, answers.language()),
            GivenValues.read(
                spec, "--trump", answers.language(), values -> values.suit(trump, 1, 1)),
            GivenValues.read(
                spec,
                "--hand",
                answers.language(),
                values -> Optional.of(values.cards(hand, 1, 1))),
            GivenValues.read(
                spec,
                "--trick",
                answers.language(),
                values -> Optional.of(values.cards(trick, 1, 1))));
    question
        .objection(answers.texts())
        .ifPresent(
            sentence -> {
              throw new ParameterException(spec.commandLine(), sentence);
            });
    return answers.asJson() ? answers.json(question.answer()) : told(question);
  }

  private int told(LegalQuestion question) {
    var texts = answers.texts();
    var cards = CardWords.in(answers.language());
    var refusals = RefusalWords.in(answers.language());
    var lines = new ArrayList<String>();
    lines.add(texts.text("command.legal.may", Map.of("cards", cards.shown(question.legal()))));
    var table = new TextTable();
    question
        .refused()
        .forEach(
            (card, refusal) ->
                table.row(
                    cards.shown(card),
                    refusals.card(
                        refusal,
                        card,
                        question.trick(),
                        question.rules().trumps(question.trump()))));
    lines.addAll(table.lines());
    return answers.lines(lines);
  }
}
