package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.Pips;
import hangjack.content.exercises.Call;
import hangjack.content.exercises.CountGame;
import hangjack.content.exercises.CountPegs;
import hangjack.content.exercises.Exercise;
import hangjack.content.exercises.GoesOut;
import hangjack.content.exercises.Level;
import hangjack.content.exercises.MayPlay;
import hangjack.content.exercises.WhoScores;
import hangjack.content.exercises.WinsTrick;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Together;
import hangjack.content.pdf.Emphasis;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Language;
import hangjack.content.words.FigureWords;
import hangjack.content.words.RefusalWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** The answers to a worksheet, by the engine, each with its reason. */
final class AnswerSheet extends ExerciseSheet {
  AnswerSheet(RuleSet rules, long seed, Level level, List<Exercise> exercises, Language language) {
    super(rules, seed, level, exercises, language, ".answers");
  }

  @Override
  List<Block> introduction(String heading) {
    return List.of();
  }

  @Override
  Block shown(int number, Exercise exercise) {
    return switch (exercise) {
      case MayPlay asked -> mayPlay(number, asked);
      case WinsTrick asked -> answer(number, winning(asked), reason(asked));
      case Call asked -> call(number, asked);
      case WhoScores asked -> whoScores(number, asked);
      case CountGame asked ->
          answer(
              number, sum(asked.answer()), parts(asked.counting(), card -> Pips.of(rules, card)));
      case CountPegs asked ->
          answer(number, sum(asked.answer()), parts(asked.counting(), asked::points));
      case GoesOut asked -> goesOut(number, asked);
    };
  }

  private Block mayPlay(int number, MayPlay asked) {
    var trumps = rules.trumps(asked.trump());
    var allowed = cards.shown(RecordWriter.sorted(asked.answer(), Optional.of(trumps)));
    var refusals = RefusalWords.in(texts.language());
    var reasons =
        asked.refusals().entrySet().stream()
            .map(barred -> refusals.card(barred.getValue(), barred.getKey(), asked.trick(), trumps))
            .distinct()
            .collect(Collectors.joining(" "));
    return reasons.isEmpty()
        ? answer(number, text("answer.all", Map.of("cards", allowed)), text("reason.all"))
        : answer(number, allowed, reasons);
  }

  private String winning(WinsTrick asked) {
    return cards.shown(asked.answer().card());
  }

  private String reason(WinsTrick asked) {
    var won = asked.answer();
    var arguments = Map.of("seat", seats.seat(won.seat()));
    var trumps = rules.trumps(asked.trump());
    var trumped = asked.plays().stream().filter(play -> trumps.contains(play.card())).count();
    if (trumped == 0) {
      return text("reason.highest-led", arguments);
    }
    return text(trumped == 1 ? "reason.only-trump" : "reason.highest-trump", arguments);
  }

  private Block call(int number, Call asked) {
    var figures = FigureWords.in(texts.language());
    var best = asked.answer();
    return answer(
        number,
        new CallNames(texts).name(best.call()),
        text(
            "reason.call",
            Map.of(
                "points", figures.points(best.ahead()),
                "half", figures.number(best.halfWidth()))));
  }

  private Block whoScores(int number, WhoScores asked) {
    var sheet = asked.sheet();
    var items = new ArrayList<Paragraph>();
    for (var award : asked.answer()) {
      items.add(
          new Paragraph(
              List.of(
                  new Inline(seats.side(award.side()) + "\u2002", Emphasis.STRONG),
                  new Inline(awards.text(award, sheet, rules), Emphasis.PLAIN)),
              false));
    }
    for (var sentence : awards.unscored(asked.deal(), sheet)) {
      items.add(Paragraph.of(sentence));
    }
    return new Together(
        List.of(
            answer(
                number,
                "",
                text(
                    "position.deal",
                    Map.of(
                        "trump", cards.suitShown(asked.deal().trump().orElseThrow()),
                        "seat", seats.seat(asked.deal().dealer())))),
            new Items(items)));
  }

  private Block goesOut(int number, GoesOut asked) {
    var counting = asked.counting();
    var score = asked.before();
    var steps = new ArrayList<String>();
    var result = asked.sheet().pitcher().filter(pitcher -> pitcher.setBack());
    if (result.isPresent()) {
      score = rules.entered(score, result.get().side(), -result.get().bid());
      steps.add(step("step.set-back", result.get().side(), "", score));
    }
    for (var point : counting.points()) {
      if (point.counted()) {
        var award = point.award();
        score = rules.entered(score, award.side(), award.points());
        steps.add(step("step", award.side(), awards.kind(award.kind()), score));
      }
    }
    var side = asked.answer();
    return answer(
        number,
        scores.winner(rules, side, counting.after().of(side), counting.countedOutOn()),
        text("reason.entered", Map.of("steps", String.join(" · ", steps))));
  }

  private String step(String key, Side side, String award, Scores score) {
    var shown =
        Map.of("side", seats.side(side), "award", award, "score", scores.number(score.of(side)));
    // a step is not parted at the end of a line
    return text(key, shown).replace(' ', '\u00A0');
  }

  private String sum(int sum) {
    return texts.text("sheets.number", Map.of("number", sum));
  }

  private String parts(List<Card> counting, ToIntFunction<Card> worth) {
    return counting.stream()
        .map(card -> cards.shown(card) + " " + sum(worth.applyAsInt(card)))
        .collect(Collectors.joining(" · "));
  }

  /** The number, the answer and its reason. */
  private Paragraph answer(int number, String answer, String reason) {
    var words = new ArrayList<Inline>();
    words.add(numbered(number));
    if (!answer.isEmpty()) {
      words.add(new Inline(answer + "\u2002", Emphasis.STRONG));
    }
    words.add(new Inline(reason, Emphasis.PLAIN));
    return new Paragraph(words, false);
  }
}
