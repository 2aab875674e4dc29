package hangjack.tests.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the order of modules and packages, and that the core has no outside. */
final class ArchitectureTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          // The fixtures that modules share are tests too.
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("hangjack..");

  private static final String[] CORE = {
    "hangjack.analyzer..", "hangjack.content..", "hangjack.lessons.."
  };

  /** Each may use only those before it. */
  private static final List<String> MODULES =
      List.of("hangjack.analyzer..", "hangjack.content..", "hangjack.lessons..", "hangjack.app..");

  private static final List<String> ANALYZER =
      Stream.of("cards", "rules", "play", "score", "match", "record", "search", "review")
          .map(name -> "hangjack.analyzer." + name + "..")
          .toList();

  private static Stream<List<String>> orders() {
    return Stream.of(MODULES, ANALYZER);
  }

  @ParameterizedTest
  @MethodSource("orders")
  void eachPartUsesOnlyThoseBeforeIt(List<String> order) {
    IntStream.range(0, order.size() - 1)
        .forEach(
            place ->
                noClasses()
                    .that()
                    .resideInAPackage(order.get(place))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                        order.subList(place + 1, order.size()).toArray(String[]::new))
                    .allowEmptyShould(true)
                    .check(OURS));
  }

  @Test
  void everyClassOfTheAnalyzerHasAPlaceInTheOrder() {
    classes()
        .that()
        .resideInAPackage("hangjack.analyzer..")
        .should()
        .resideInAnyPackage(ANALYZER.toArray(String[]::new))
        .check(OURS);
  }

  @Test
  void theCoreReadsNoClockAndNoDefaultOfTheMachine() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .callMethodWhere(
            call(
                "the clock or a default of the machine",
                List.of(
                    "java.lang.System.currentTimeMillis",
                    "java.lang.System.nanoTime",
                    "java.lang.System.getenv",
                    "java.lang.System.getProperty",
                    "java.time.Clock.systemUTC",
                    "java.time.Clock.systemDefaultZone",
                    "java.time.Instant.now",
                    "java.time.LocalDate.now",
                    "java.time.LocalDateTime.now",
                    "java.time.ZonedDateTime.now",
                    "java.util.Locale.getDefault",
                    "java.util.Calendar.getInstance",
                    "java.lang.Math.random")))
        .check(OURS);
  }

  @Test
  void theCoreMakesNoRandomNumbersOfItsOwnAndStartsNoThread() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.net.http..", "java.nio.channels..", "java.sql..")
                .or(
                    named(
                        "java.security.SecureRandom",
                        "java.util.concurrent.ThreadLocalRandom",
                        "java.util.concurrent.Executors",
                        "java.util.concurrent.ForkJoinPool",
                        "java.lang.Thread",
                        "java.util.Timer",
                        "java.io.File",
                        "java.io.FileInputStream",
                        "java.io.FileOutputStream",
                        "java.nio.file.Files",
                        "java.net.Socket",
                        "java.net.URLConnection")))
        .check(OURS);
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .callConstructor(java.util.Random.class)
        .check(OURS);
  }

  @Test
  void onlyTheWebPartKnowsVaadinAndOnlyTheApiAndTheServerKnowJavalin() {
    noClasses()
        .that()
        .resideOutsideOfPackages("hangjack.app.web..", "hangjack.app.server..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.vaadin..")
        .check(OURS);
    noClasses()
        .that()
        .resideOutsideOfPackages("hangjack.app.api..", "hangjack.app.server..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.javalin..")
        .check(OURS);
  }

  private static DescribedPredicate<JavaClass> named(String... names) {
    return DescribedPredicate.describe(
        "one of " + List.of(names), type -> List.of(names).contains(type.getName()));
  }

  private static DescribedPredicate<JavaCall<?>> call(String what, List<String> methods) {
    return DescribedPredicate.describe(
        what,
        call ->
            methods.contains(call.getTargetOwner().getName() + "." + call.getTarget().getName()));
  }
}
