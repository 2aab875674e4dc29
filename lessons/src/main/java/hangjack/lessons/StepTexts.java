package hangjack.lessons;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The names of the texts that a lesson and its steps have of their own. */
final class StepTexts {
  private StepTexts() {}

  /** The keys of all the texts of a lesson whose positions can be reached. */
  static Set<String> keys(Lesson lesson) {
    var keys = new TreeSet<String>();
    List.of("title", "summary", "done").forEach(name -> keys.add(lesson.key(name)));
    for (var step : lesson.steps()) {
      names(lesson, step).forEach(name -> keys.add(lesson.key(step.id() + "." + name)));
    }
    return keys;
  }

  private static Set<String> names(Lesson lesson, Step step) {
    var names = new HashSet<String>();
    names.add("text");
    if (step instanceof Step.Task task) {
      names.addAll(List.of("hint-1", "hint-2", "right"));
      task.ownReplies().forEach(code -> names.add("reply." + code.publicName()));
    }
    var deal = LessonRun.at(lesson, step.id()).orElseThrow().table();
    switch (step) {
      case Step.Choose choose -> {
        choose.options().forEach(option -> names.add("option." + option.id()));
        Choosing.wrong(choose, deal).forEach(option -> names.add("reply." + option));
      }
      case Step.MakeCall call -> {
        Calling.wrong(call, deal).forEach(name -> names.add("reply." + name));
        if (call.by() == Basis.TASTE) {
          names.remove("right");
          Calling.accepted(call, deal).forEach(name -> names.add("right." + name));
        }
      }
      case Step.BestCard best ->
          ChoosingBest.legal(deal)
              .minus(best.right())
              .forEach(card -> names.add("reply." + ChoosingBest.reply(best, card)));
      case Step.PlayOut play -> {
        play.answered().forEach(card -> names.add("reply." + card.name()));
        names.add("reply." + ChoosingBest.OTHER);
      }
      case Step.Keep keep -> keep.must().forEach(card -> names.add("reply." + card.name()));
      case Step.Say _,
          Step.Show _,
          Step.TapCards _,
          Step.AssignPoints _,
          Step.Count _,
          Step.Predict _,
          Step.PutInOrder _ -> {}
    }
    return names;
  }
}
