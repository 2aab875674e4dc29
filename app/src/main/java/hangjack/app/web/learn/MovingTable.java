package hangjack.app.web.learn;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import hangjack.analyzer.play.Action;
import hangjack.app.web.cards.TrickTable;
import hangjack.content.texts.Texts;
import hangjack.content.words.CallWords;
import hangjack.lessons.LessonRun;
import hangjack.lessons.Moment;
import java.util.List;

/**
 * A table that moves, action by action: one picture after the other, and the same as a list to
 * read. Who wants less motion sees where it ends.
 */
final class MovingTable extends Div {
  private static final String MOVE =
      """
      const pictures = [...this.children];
      const show = at => pictures.forEach((picture, i) => picture.hidden = i !== at);
      clearInterval(this.moving);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(pictures.length - 1);
        return;
      }
      let at = 0;
      show(at);
      this.moving = setInterval(() => {
        at++;
        if (at < pictures.length) show(at); else clearInterval(this.moving);
      }, 1300);
      """;

  private final LessonRun run;
  private final Texts texts;
  private final Div pictures = new Div();

  /**
   * A table that moves at once.
   *
   * @param run the lesson at the step
   * @param moments what is done, one or more
   */
  MovingTable(LessonRun run, List<Moment> moments, Texts texts) {
    this.run = run;
    this.texts = texts;
    addClassName("moving-table");
    pictures.addClassNames("felt", "pictures");
    pictures.getElement().setAttribute("aria-hidden", "true");
    moments.forEach(moment -> pictures.add(picture(moment)));
    pictures
        .getChildren()
        .limit(pictures.getComponentCount() - 1L)
        .forEach(picture -> picture.getElement().setAttribute("hidden", true));
    var again = new NativeButton(texts.text("screens.learn.replay"), _ -> move());
    again.addClassNames("quiet-action", "replay");
    add(pictures, again, told(moments));
    move();
  }

  private void move() {
    pictures.getElement().executeJs(MOVE);
  }

  private Div told(List<Moment> moments) {
    var list = new OrderedList();
    list.addClassName("happens");
    run.told(moments).forEach(text -> list.add(new ListItem(text.in(texts.language()))));
    return new Div(new H2(texts.text("screens.learn.happens")), list);
  }

  private Div picture(Moment moment) {
    var learner = run.lesson().learner();
    var table = new TrickTable(moment.before().seating().seats(), texts.language());
    table.setName(learner, texts.text("screens.learn.you"));
    moment.trick().forEach(play -> table.put(play.seat(), play.card()));
    if (moment.done() instanceof Action.Call call) {
      table.say(call.seat(), CallWords.in(texts.language()).said(moment.before(), call));
    }
    if (!(moment.done() instanceof Action.Discard)) {
      table.setLatest(moment.done().seat());
    }
    moment.winner().ifPresent(table::setWinner);
    var picture = new Div(new TableFacts(moment.after(), texts), table);
    picture.addClassName("picture");
    if (moment.after().seating().seats().contains(learner)) {
      picture.add(CardRow.ofHand(moment.after(), learner, texts));
    }
    return picture;
  }
}
