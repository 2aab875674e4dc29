package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.content.exercises.Call;
import hangjack.content.exercises.CountGame;
import hangjack.content.exercises.CountPegs;
import hangjack.content.exercises.Exercise;
import hangjack.content.exercises.GoesOut;
import hangjack.content.exercises.Level;
import hangjack.content.exercises.MayPlay;
import hangjack.content.exercises.WhoScores;
import hangjack.content.exercises.WinsTrick;
import hangjack.content.pdf.Align;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Table;
import hangjack.content.pdf.Block.Together;
import hangjack.content.pdf.Drawing;
import hangjack.content.pdf.Emphasis;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Language;
import hangjack.content.words.ContractWords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Exercises to solve with a pencil, each kind under its heading. */
final class Worksheet extends ExerciseSheet {
  Worksheet(RuleSet rules, long seed, Level level, List<Exercise> exercises, Language language) {
    super(rules, seed, level, exercises, language, "");
  }

  @Override
  List<Block> introduction(String heading) {
    return List.of(new Paragraph(Inline.slanted(text(heading + ".task")), false));
  }

  @Override
  Block shown(int number, Exercise exercise) {
    return switch (exercise) {
      case MayPlay asked -> mayPlay(number, asked);
      case WinsTrick asked -> winsTrick(number, asked);
      case Call asked -> call(number, asked);
      case WhoScores asked -> whoScores(number, asked);
      case CountGame asked -> count(number, text("position.won"), asked.cards());
      case CountPegs asked ->
          count(
              number,
              text("trump", Map.of("trump", cards.suitShown(asked.trump())))
                  + " "
                  + text("position.won"),
              asked.cards());
      case GoesOut asked -> goesOut(number, asked);
    };
  }

  private Block mayPlay(int number, MayPlay asked) {
    var hand = RecordWriter.sorted(asked.hand(), Optional.of(rules.trumps(asked.trump())));
    return question(
        number,
        text(
            "position.trick",
            Map.of("trump", cards.suitShown(asked.trump()), "cards", cards.shown(asked.trick()))),
        List.of(chips(hand, List.of(), true)));
  }

  private Block winsTrick(int number, WinsTrick asked) {
    var leader = asked.plays().getFirst().seat();
    var names = asked.plays().stream().map(play -> seats.seat(play.seat())).toList();
    var played = asked.plays().stream().map(CardPlayed::card).toList();
    return question(
        number,
        text(
            "position.played",
            Map.of("trump", cards.suitShown(asked.trump()), "seat", seats.seat(leader))),
        List.of(chips(played, names, true)));
  }

  private Block call(int number, Call asked) {
    var arguments = asked.turnUp().map(card -> Map.of("card", cards.shown(card))).orElse(Map.of());
    var hand = RecordWriter.sorted(asked.hand(), asked.trump().map(rules::trumps));
    var choices = asked.choices().stream().map(new CallNames(texts)::name).toList();
    return question(
        number,
        text("position." + asked.moment().caller().publicName(), arguments),
        List.of(
            chips(hand, List.of(), false),
            figure(new TickLine(choices), String.join(", ", choices))));
  }

  private Block whoScores(int number, WhoScores asked) {
    var columns =
        List.of(
            new Column(0.7, Align.START),
            new Column(1, Align.START),
            new Column(2.4, Align.START),
            new Column(1, Align.START));
    var head =
        List.of(
            text("column.trick"),
            text("column.leader"),
            text("column.cards"),
            text("column.winner"));
    var rows = new ArrayList<Row>();
    for (var trick : asked.deal().tricks()) {
      rows.add(
          row(
              texts.text("sheets.number", Map.of("number", trick.number())),
              asked.leader(trick).map(seats::seat).orElse(""),
              cards.shown(trick.cards()),
              asked.winner(trick).map(seats::seat).orElse("")));
    }
    var points = new ScoredPoints(rules).asked().stream().map(awards::kind).toList();
    return question(
        number,
        text(
            "position.deal",
            Map.of(
                "trump", cards.suitShown(asked.deal().trump().orElseThrow()),
                "seat", seats.seat(asked.deal().dealer()))),
        List.of(new Table(columns, head, rows), figure(new AnswerBoxes(points), answerRoom())));
  }

  private Block count(int number, String position, List<Card> won) {
    return question(
        number,
        position,
        List.of(
            chips(won, List.of(), false),
            figure(new AnswerBoxes(List.of(text("answer"))), answerRoom())));
  }

  private Block goesOut(int number, GoesOut asked) {
    var chips = rules.scoreStyle() == ScoreStyle.CHIPS_DOWN;
    var columns =
        List.of(
            new Column(1.2, Align.START), new Column(0.8, Align.END), new Column(3, Align.START));
    var head =
        List.of(
            text("column.side"),
            text(chips ? "column.before.chips" : "column.before"),
            text("column.points"));
    var rows = new ArrayList<Row>();
    for (var side : rules.seating().sides()) {
      var points =
          asked.points(side).stream()
              .map(
                  award ->
                      text(
                          "point",
                          Map.of(
                              "award", awards.kind(award.kind()),
                              "points", scores.number(award.points()))))
              .collect(Collectors.joining(" · "));
      rows.add(
          row(
              seats.side(side),
              scores.number(asked.before().of(side)),
              points.isEmpty() ? "–" : points));
    }
    var position = new StringBuilder();
    position.append(
        text(
            chips ? "position.target.chips" : "position.target", Map.of("target", rules.target())));
    asked
        .sheet()
        .pitcher()
        .flatMap(ContractWords.in(texts.language())::result)
        .ifPresent(result -> position.append(' ').append(result));
    var answers = List.of(text("column.side"), text("column.point"));
    return question(
        number,
        position.toString(),
        List.of(new Table(columns, head, rows), figure(new AnswerBoxes(answers), answerRoom())));
  }

  /** A question and what belongs to it, on one page. */
  private Block question(int number, String position, List<Block> shown) {
    var words = List.of(numbered(number), new Inline(position, Emphasis.PLAIN));
    var blocks = new ArrayList<Block>();
    blocks.add(new Paragraph(words, false));
    blocks.addAll(shown);
    return new Together(blocks);
  }

  private static Row row(String... cells) {
    return new Row(List.of(cells).stream().map(Inline::plain).toList(), false);
  }

  private Figure chips(Collection<Card> shown, List<String> under, boolean boxes) {
    var list = List.copyOf(shown);
    return figure(new CardChips(list, cards, under, boxes), cards.shown(list));
  }

  private static Figure figure(Drawing drawing, String alternative) {
    return new Figure(drawing, alternative, Optional.empty());
  }

  private String answerRoom() {
    return text("room");
  }
}
