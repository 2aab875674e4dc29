package hangjack.app.web.learn;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.Route;
import hangjack.app.store.LessonProgress;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.lessons.Chapter;
import hangjack.lessons.Lesson;
import hangjack.lessons.Lessons;
import java.util.Map;
import java.util.Optional;

/** The lessons by chapter, in the order in which they build on each other. */
@Route(value = "learn", layout = MainLayout.class)
public final class LearnView extends Screen {
  /** The list of lessons. */
  public LearnView() {
    super("screens.place.learn");
    var course = new Div();
    course.addClassName("course");
    var begun = Journal.current().lessons();
    Lessons.chapters().forEach(chapter -> course.add(chapter(chapter, begun)));
    var progress = new Anchor("progress", texts().text("screens.progress.title"));
    add(heading(), new Paragraph(texts().text("screens.learn.what")), course, progress);
  }

  private Section chapter(Chapter chapter, Map<String, LessonProgress> begun) {
    var lessons = new OrderedList();
    lessons.addClassName("lessons");
    chapter
        .lessons()
        .forEach(lesson -> lessons.add(item(lesson, Optional.ofNullable(begun.get(lesson.id())))));
    var section = new Section(new H2(chapter.title().in(texts().language())), lessons);
    section.setId(chapter.id());
    return section;
  }

  private ListItem item(Lesson lesson, Optional<LessonProgress> progress) {
    var language = texts().language();
    var link = new Anchor("learn/" + lesson.id(), lesson.title().in(language));
    var length =
        new Paragraph(texts().text("screens.learn.steps", Map.of("count", lesson.steps().size())));
    length.addClassName("soft");
    length.add(new LessonStatus(lesson, progress, texts()));
    return new ListItem(new H3(link), new Paragraph(lesson.summary().in(language)), length);
  }
}
