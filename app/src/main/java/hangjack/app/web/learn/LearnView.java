package hangjack.app.web.learn;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.lessons.Lesson;
import hangjack.lessons.Lessons;
import java.util.Map;

/** The lessons, in the order in which they build on each other. */
@Route(value = "learn", layout = MainLayout.class)
public final class LearnView extends Screen {
  /** The list of lessons. */
  public LearnView() {
    super("screens.place.learn");
    var lessons = new OrderedList();
    lessons.addClassName("lessons");
    Lessons.all().forEach(lesson -> lessons.add(item(lesson)));
    add(heading(), new Paragraph(texts().text("screens.learn.what")), lessons);
  }

  private ListItem item(Lesson lesson) {
    var language = texts().language();
    var link = new Anchor("learn/" + lesson.id(), lesson.title().in(language));
    var length =
        new Paragraph(texts().text("screens.learn.steps", Map.of("count", lesson.steps().size())));
    length.addClassName("soft");
    return new ListItem(new H2(link), new Paragraph(lesson.summary().in(language)), length);
  }
}
