package hangjack.app.web.learn;

import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.radiobutton.RadioButtonGroup;
import com.vaadin.flow.component.textfield.IntegerField;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Side;
import hangjack.content.texts.Texts;
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
  private static final int MOST_PIPS = 80;

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
      case Step.Say _ -> add(button("on", Response.Onward::new));
      case Step.TapCards tap -> {
        if (tap.asks().wantsAll()) {
          add(button("check", () -> new Response.Cards(CardSet.of(table.selected()))));
        }
      }
      case Step.AssignPoints _ -> points();
      case Step.Count _ -> count();
      case Step.Choose choose -> choose.options().forEach(this::option);
    }
  }

  private NativeButton button(String name, Supplier<Response> response) {
    var button =
        new NativeButton(texts.text("screens.learn." + name), _ -> answer.accept(response.get()));
    button.addClassName("main-action");
    return button;
  }

  private void option(Step.Option option) {
    var button =
        new NativeButton(
            run.text(option).in(texts.language()),
            _ -> answer.accept(new Response.Chosen(option.id())));
    button.addClassNames("quiet-action", "option");
    add(button);
  }

  private void count() {
    var field = new IntegerField(texts.text("screens.learn.count"));
    field.setMin(0);
    field.setMax(MOST_PIPS);
    field.setRequiredIndicatorVisible(false);
    var check =
        new NativeButton(
            texts.text("screens.learn.check"),
            _ ->
                field
                    .getOptionalValue()
                    .filter(value -> value >= 0 && value <= MOST_PIPS)
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
