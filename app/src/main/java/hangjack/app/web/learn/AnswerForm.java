package hangjack.app.web.learn;

import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.radiobutton.RadioButtonGroup;
import com.vaadin.flow.component.textfield.IntegerField;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Texts;
import hangjack.content.words.CallWords;
import hangjack.lessons.Countable;
import hangjack.lessons.FourPoint;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Response;
import hangjack.lessons.Step;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What a learner answers a step with, beside the cards on the table. */
final class AnswerForm extends Div {
  private final LessonRun run;
  private final LessonTable table;
  private final Texts texts;
  private final Consumer<Response> answer;

  AnswerForm(LessonRun run, LessonTable table, Texts texts, Consumer<Response> answer) {
    this.run = run;
    this.table = table;
    this.texts = texts;
    this.answer = answer;
    addClassName("answer-form");
    switch (run.step().orElseThrow()) {
      case Step.Say _, Step.Show _ -> add(button("on", Response.Onward::new));
      case Step.TapCards _, Step.BestCard _, Step.Keep _, Step.PlayOut _ -> {
        if (run.tapsSeveral()) {
          add(button("check", () -> new Response.Cards(CardSet.of(table.selected()))));
        }
      }
      case Step.AssignPoints _ -> points();
      case Step.Count count -> count(count.what());
      case Step.Choose choose ->
          choose
              .options()
              .forEach(option -> option(option.id(), run.text(option).in(texts.language())));
      case Step.MakeCall _ -> calls();
      case Step.Predict _ -> seats();
      case Step.PutInOrder _ -> {
        var again = new NativeButton(texts.text("screens.learn.again"), _ -> table.clear());
        again.addClassName("quiet-action");
        add(button("check", () -> new Response.Ordered(table.selected())), again);
      }
    }
  }

  private NativeButton button(String name, Supplier<Response> response) {
    var button =
        new NativeButton(texts.text("screens.learn." + name), _ -> answer.accept(response.get()));
    button.addClassName("main-action");
    return button;
  }

  private void calls() {
    var words = CallWords.in(texts.language());
    run.calls().forEach(call -> option(LessonRun.name(call), words.said(run.table(), call)));
  }

  private void seats() {
    var seating = run.table().seating();
    seating
        .from(seating.next(run.lesson().learner()))
        .forEach(seat -> option(Character.toString(seat.letter()), table.name(seat)));
  }

  private void option(String id, String words) {
    var button = new NativeButton(words, _ -> answer.accept(new Response.Chosen(id)));
    button.addClassNames("quiet-action", "option");
    add(button);
  }

  private void count(Countable what) {
    var pips = what instanceof Countable.TrickPips || what instanceof Countable.CardPips;
    var field = new IntegerField(texts.text(pips ? "screens.learn.count" : "screens.learn.number"));
    field.setMin(what.least());
    field.setMax(Countable.MOST);
    field.setRequiredIndicatorVisible(false);
    var check =
        new NativeButton(
            texts.text("screens.learn.check"),
            _ ->
                field
                    .getOptionalValue()
                    .filter(value -> value >= what.least() && value <= Countable.MOST)
                    .map(Response.Counted::new)
                    .ifPresentOrElse(answer, field::focus));
    check.addClassName("main-action");
    check.addClickShortcut(Key.ENTER).listenOn(field);
    add(field, check);
  }

  private void points() {
    var chosen = new EnumMap<FourPoint, RadioButtonGroup<Taker>>(FourPoint.class);
    var rows = new Div();
    rows.addClassName("point-rows");
    for (var point : FourPoint.values()) {
      var group = new RadioButtonGroup<Taker>();
      group.setLabel(texts.text("terms.award." + point.publicName()));
      group.setItems(takers());
      group.setItemLabelGenerator(this::name);
      chosen.put(point, group);
      rows.add(group);
    }
    add(rows, button("check", () -> new Response.Points(sides(chosen))));
  }

  private Taker[] takers() {
    return Stream.concat(
            run.table().seating().sides().stream().map(side -> new Taker(Optional.of(side))),
            Stream.of(new Taker(Optional.empty())))
        .toArray(Taker[]::new);
  }

  private String name(Taker taker) {
    return taker.side().map(table::name).orElseGet(() -> texts.text("screens.learn.nobody"));
  }

  private static Map<FourPoint, Optional<Side>> sides(
      Map<FourPoint, RadioButtonGroup<Taker>> chosen) {
    var sides = new EnumMap<FourPoint, Optional<Side>>(FourPoint.class);
    chosen.forEach(
        (point, group) ->
            group.getOptionalValue().ifPresent(taker -> sides.put(point, taker.side())));
    return sides;
  }

  /** Who takes a point; empty for nobody. */
  private record Taker(Optional<Side> side) {}
}
