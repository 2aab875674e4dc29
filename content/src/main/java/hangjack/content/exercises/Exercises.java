package hangjack.content.exercises;

import hangjack.analyzer.rules.RuleSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;

/** The exercises of one worksheet. */
public final class Exercises {
  private Exercises() {}

  /**
   * Exercises by kind, no two alike and none trivial above the first level. The same wish gives the
   * same exercises. What the rules do not have is not asked: there may be fewer kinds, and where a
   * level cannot be reached, as two players’ tricks cannot be hard, an easier exercise stands.
   */
  public static List<Exercise> of(RuleSet rules, long seed, Level level) {
    var random = new SplittableRandom(seed);
    var all = new ArrayList<Exercise>();
    for (var kind : Kind.values()) {
      // each kind draws from its own stream, so that none depends on what another needed
      var own = random.split();
      if (Making.isFor(kind, rules)) {
        all.addAll(of(kind, level, new Making(rules, level, own)));
      }
    }
    return List.copyOf(all);
  }

  private static List<Exercise> of(Kind kind, Level level, Making making) {
    var found = new LinkedHashSet<Exercise>();
    for (var deal = 0; deal < 2 * kind.patience() && found.size() < kind.times(); deal++) {
      var patient = deal < kind.patience();
      making.some(kind).stream()
          .filter(exercise -> fits(exercise, level, patient))
          .filter(exercise -> !found.contains(exercise))
          .findFirst()
          .ifPresent(found::add);
    }
    return List.copyOf(found);
  }

  private static boolean fits(Exercise exercise, Level level, boolean patient) {
    if (level != Level.FIRST && exercise.isTrivial()) {
      return false;
    }
    return exercise.level() == level || (!patient && exercise.level().compareTo(level) <= 0);
  }
}
