package hangjack.app.server;

import com.vaadin.flow.di.LookupInitializer;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Page;
import hangjack.app.web.PageStart;
import hangjack.app.web.analyze.AnalyzeView;
import hangjack.app.web.calls.CallsView;
import hangjack.app.web.failures.FailureView;
import hangjack.app.web.failures.NotFoundView;
import hangjack.app.web.home.HomeView;
import hangjack.app.web.learn.LearnView;
import hangjack.app.web.learn.LessonView;
import hangjack.app.web.learn.ProgressView;
import hangjack.app.web.rules.RuleSetView;
import hangjack.app.web.rules.RulesView;
import java.util.List;

/**
 * The classes that Vaadin is told of at its start: the page, the frame, every view. A test compares
 * them with the classes on disk, so a view that is forgotten here fails the build.
 */
final class WebClasses {
  static final List<Class<?>> ALL =
      List.of(
          LookupInitializer.class,
          Page.class,
          PageStart.class,
          MainLayout.class,
          HomeView.class,
          LearnView.class,
          LessonView.class,
          ProgressView.class,
          AnalyzeView.class,
          RulesView.class,
          RuleSetView.class,
          CallsView.class,
          NotFoundView.class,
          FailureView.class);

  private WebClasses() {}
}
