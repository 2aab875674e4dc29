package hangjack.app.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class WebClassesTest {
  private static final Path CLASSES = Path.of("target", "classes");

  @Test
  void everyViewOnDiskIsInTheList() throws IOException {
    var listed =
        WebClasses.ALL.stream()
            .map(Class::getName)
            .filter(name -> name.startsWith("hangjack."))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(onDisk(), listed);
  }

  private static Set<String> onDisk() throws IOException {
    try (var files = Files.walk(CLASSES.resolve("hangjack/app/web"))) {
      return files
          .map(file -> CLASSES.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("package-info.class"))
          .map(file -> file.replace(".class", "").replace('/', '.'))
          .map(WebClassesTest::load)
          .filter(WebClassesTest::mustBeListed)
          .map(Class::getName)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, WebClassesTest.class.getClassLoader());
    } catch (ClassNotFoundException missing) {
      throw new AssertionError(name, missing);
    }
  }

  private static boolean mustBeListed(Class<?> type) {
    return type.isAnnotationPresent(Route.class)
        || RouterLayout.class.isAssignableFrom(type)
        || HasErrorParameter.class.isAssignableFrom(type)
        || AppShellConfigurator.class.isAssignableFrom(type)
        || VaadinServiceInitListener.class.isAssignableFrom(type);
  }
}
