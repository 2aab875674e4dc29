package hangjack.content.sheets;

import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Exercise;
import hangjack.content.exercises.Kind;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Emphasis;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.AwardWords;
import hangjack.content.words.CardWords;
import hangjack.content.words.RuleWords;
import hangjack.content.words.ScoreWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a worksheet and its answers share: the exercises, their order, their numbers and words. */
abstract class ExerciseSheet implements Sheet {
  final RuleSet rules;
  final Texts texts;
  final CardWords cards;
  final SeatWords seats;
  final AwardWords awards;
  final ScoreWords scores;
  private final long seed;
  private final Level level;
  private final List<Exercise> exercises;
  private final String suffix;

  /**
   * A sheet of exercises.
   *
   * @param seed what they were drawn from; it is printed, so that the two sheets can be matched
   * @param suffix the end of the keys of its title and lead, empty for the exercises themselves
   */
  ExerciseSheet(
      RuleSet rules,
      long seed,
      Level level,
      List<Exercise> exercises,
      Language language,
      String suffix) {
    this.rules = rules;
    this.seed = seed;
    this.level = level;
    this.exercises = List.copyOf(exercises);
    this.suffix = suffix;
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = SeatWords.in(language);
    this.awards = AwardWords.in(language);
    this.scores = ScoreWords.in(language);
  }

  /**
   * What stands below the heading of a kind of exercises.
   *
   * @param heading the key of the heading
   */
  abstract List<Block> introduction(String heading);

  /** One exercise, or its answer. */
  abstract Block shown(int number, Exercise exercise);

  @Override
  public final String title() {
    return text("title" + suffix, Map.of("game", game(), "seed", Long.toString(seed)));
  }

  @Override
  public final Texts texts() {
    return texts;
  }

  @Override
  public final List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    var lead = text("lead" + suffix, Map.of("seed", Long.toString(seed), "level", level.number()));
    blocks.add(new Block.Masthead(game(), lead));
    for (var kind : Kind.values()) {
      var heading = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
      var section = section(kind);
      if (!section.isEmpty()) {
        section.addAll(0, introduction(heading));
        blocks.add(new Block.Section(text(heading), section));
      }
    }
    return blocks;
  }

  private List<Block> section(Kind kind) {
    var blocks = new ArrayList<Block>();
    for (var i = 0; i < exercises.size(); i++) {
      if (exercises.get(i).kind() == kind) {
        blocks.add(shown(i + 1, exercises.get(i)));
      }
    }
    return blocks;
  }

  private String game() {
    return RuleWords.in(texts.language()).game(rules);
  }

  /** The number before an exercise or its answer. */
  final Inline numbered(int number) {
    return new Inline(text("number", Map.of("number", number)) + "\u2002", Emphasis.STRONG);
  }

  final String text(String key) {
    return text(key, Map.of());
  }

  final String text(String key, Map<String, ?> arguments) {
    return texts.text("worksheets." + key, arguments);
  }
}
