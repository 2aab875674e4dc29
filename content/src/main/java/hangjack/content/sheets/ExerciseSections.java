package hangjack.content.sheets;

import hangjack.content.exercises.Exercise;
import hangjack.content.exercises.Kind;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Section;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Exercises numbered through, under a heading for each kind. */
record ExerciseSections(List<Exercise> exercises, Texts texts) {
  ExerciseSections {
    exercises = List.copyOf(exercises);
  }

  /** What is shown of one exercise. */
  interface Shown {
    Block of(int number, Exercise exercise);
  }

  /**
   * The sections.
   *
   * @param opening what a section begins with, from the key of its kind
   * @param shown what follows for each exercise
   */
  List<Block> sections(Function<String, List<Block>> opening, Shown shown) {
    var sections = new ArrayList<Block>();
    for (var kind : Kind.values()) {
      var key = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
      var blocks = new ArrayList<Block>();
      for (var i = 0; i < exercises.size(); i++) {
        if (exercises.get(i).kind() == kind) {
          blocks.add(shown.of(i + 1, exercises.get(i)));
        }
      }
      if (!blocks.isEmpty()) {
        blocks.addAll(0, opening.apply(key));
        sections.add(new Section(texts.text("worksheets." + key), blocks));
      }
    }
    return sections;
  }
}
