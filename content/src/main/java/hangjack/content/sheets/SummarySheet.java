package hangjack.content.sheets;

import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Inline;
import hangjack.content.pdf.Paper;
import hangjack.content.pdf.Typesetter;
import hangjack.content.sheets.FactGrid.Fact;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.Lists;
import hangjack.content.words.RuleText;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules on one page, to lie on the table or hang on a wall: what is asked most often during a
 * game, in type that can be read at arm's length. Where the page is too small for all of it, what
 * matters least is left out.
 */
final class SummarySheet implements Sheet {
  /** What is told first is left out last; a rule that is not named here is not told. */
  private static final Map<String, Integer> WEIGHTS =
      Map.ofEntries(
          Map.entry("direction", 3),
          Map.entry("joker-rank", 3),
          Map.entry("hand-size", 3),
          Map.entry("deal-packet", 2),
          Map.entry("trump-source", 2),
          Map.entry("beg", 5),
          Map.entry("gift-can-win", 2),
          Map.entry("gift-requires-trump", 2),
          Map.entry("run-packet", 3),
          Map.entry("hand-after-run", 3),
          Map.entry("turn-up-scoring", 1),
          Map.entry("min-bid", 3),
          Map.entry("dealer-steal", 2),
          Map.entry("all-pass", 2),
          Map.entry("draw-stock", 3),
          Map.entry("permissive-trumping", 5),
          Map.entry("must-trump-when-void", 5),
          Map.entry("no-undertrump", 3),
          Map.entry("low-to", 2),
          Map.entry("game-tie", 2),
          Map.entry("smudge", 3),
          Map.entry("score-style", 3),
          Map.entry("count-out", 5),
          Map.entry("immediate-points-can-win", 2),
          Map.entry("payoff", 2));

  /** What the title line and the grids show anyhow. */
  private static final Set<String> SHOWN =
      Set.of(
          "players",
          "target",
          "turn-up-points",
          "gift-points",
          "high-points",
          "low-points",
          "jack-points",
          "hang-jack-points",
          "joker-points",
          "game-points",
          "end-count-bonus",
          "ten-value",
          "peg-points");

  /** The weight of sentences that belong to a section and to no parameter. */
  private static final Map<String, Integer> PLAIN =
      Map.of("bidding", 3, "drawing", 3, "contract", 3, "play", 2);

  /** Sections that go with the one after them. */
  private static final Set<String> JOINED = Set.of("players", "aim", "turn-up", "trump");

  private static final Set<String> NOT_TOLD = Set.of("example", "glossary");

  /** From what reads well at arm's length down to the usual size. */
  static final List<Double> LARGE = List.of(1.25, 1.1, 1.0);

  /** For half a page, where larger type would leave room for little of the rules. */
  static final List<Double> USUAL = List.of(1.0, 0.9);

  /** More than any rule set has: leaving out more than all leaves out all. */
  private static final int MOST_SENTENCES = 63;

  private static final int HOUSE_RULE = 4;
  private static final int POINTS_IN_ROW = 3;
  private static final int VALUES_IN_ROW = 5;

  private final RuleSet rules;
  private final Texts texts;
  private final RuleText prose;
  private final RuleWords words;
  private final List<String> chosen;
  private final double enlargement;

  SummarySheet(RuleSet rules, Language language, RuleText prose, int omitted, double enlargement) {
    this.rules = rules;
    this.texts = Texts.in(language);
    this.words = RuleWords.in(language);
    this.prose = prose;
    this.chosen = chosen(omitted);
    this.enlargement = enlargement;
  }

  /** The same summary with some sentences left out, in type of some size. */
  interface Abridged {
    /**
     * The sheet, in one language or in several.
     *
     * @param omitted how many sentences are left out
     */
    Sheet sheet(int omitted, double enlargement);
  }

  /**
   * The summary with as much as fits on one page, in large type wherever that is possible.
   *
   * @param enlargements how many times larger than usual its type may be, best first
   */
  static Sheet on(Paper paper, List<Double> enlargements, Abridged abridged) {
    for (var enlargement : enlargements) {
      // the fewest sentences to leave out, found by halving
      var fewest = 0;
      var enough = MOST_SENTENCES + 1;
      while (fewest < enough) {
        var middle = (fewest + enough) / 2;
        if (fits(abridged.sheet(middle, enlargement), paper)) {
          enough = middle;
        } else {
          fewest = middle + 1;
        }
      }
      if (enough <= MOST_SENTENCES) {
        return abridged.sheet(enough, enlargement);
      }
    }
    throw new IllegalStateException("no summary fits on a page");
  }

  private static boolean fits(Sheet sheet, Paper paper) {
    return Typesetter.pages(sheet.part(), paper) == 1;
  }

  /** The sentences told when some are left out: those that weigh least, of equals the last. */
  private List<String> chosen(int omitted) {
    record Weighed(String text, int weight) {}
    var all = new ArrayList<Weighed>();
    for (var section : prose.sections()) {
      for (var paragraph : section.paragraphs()) {
        var weight = weight(section, paragraph);
        if (weight > 0) {
          all.add(new Weighed(paragraph.text(), weight));
        }
      }
    }
    all.sort(Comparator.comparingInt(Weighed::weight).reversed());
    return all.subList(0, Math.max(0, all.size() - omitted)).stream().map(Weighed::text).toList();
  }

  @Override
  public String title() {
    return texts.text("sheets.summary.title", Map.of("game", words.game(rules)));
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public double enlargement() {
    return enlargement;
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Masthead(words.game(rules), prose.summary()));
    var sections = new ArrayList<Block>();
    for (var chapter : chapters()) {
      var told = chapter.stream().flatMap(section -> told(section).stream()).toList();
      if (!told.isEmpty()) {
        sections.add(new Section(chapter.getLast().title(), told));
      }
    }
    blocks.addAll(sections);
    return blocks;
  }

  /** The sections, those joined that are told in one breath, under the title of the last. */
  private List<List<RuleText.Section>> chapters() {
    var chapters = new ArrayList<List<RuleText.Section>>();
    var open = new ArrayList<RuleText.Section>();
    for (var section : prose.sections()) {
      open.add(section);
      if (!JOINED.contains(section.id())) {
        chapters.add(List.copyOf(open));
        open.clear();
      }
    }
    return chapters;
  }

  private List<Block> told(RuleText.Section section) {
    var told = new ArrayList<Block>();
    var tables = new RuleTables(rules, texts);
    switch (section.id()) {
      case "scoring" -> {
        var scores = tables.scores();
        told.add(grid(scores, scores.size() == 4 ? 2 : POINTS_IN_ROW));
        if (Parameter.TEN_VALUE.actsIn(rules)) {
          told.add(new Paragraph(Inline.strong(texts.text("terms.pips")), false));
          told.add(grid(tables.values(), VALUES_IN_ROW));
        }
      }
      case "pegging" -> told.add(tables.pegs());
      default -> {}
    }
    for (var paragraph : section.paragraphs()) {
      if (chosen.contains(paragraph.text())) {
        told.add(new Paragraph(Inline.plain(paragraph.text()), paragraph.changed()));
      }
    }
    return told;
  }

  private Figure grid(List<Fact> facts, int columns) {
    var alternative =
        Lists.plain(facts.stream().map(fact -> fact.label() + " " + fact.figure()).toList(), texts);
    return new Figure(
        new FactGrid(facts, columns, texts.language().locale()), alternative, Optional.empty());
  }

  /** A house rule is what people ask about: it is told before all but the heart of the game. */
  private static int weight(RuleText.Section section, RuleText.Paragraph paragraph) {
    if (NOT_TOLD.contains(section.id())) {
      return 0;
    }
    var weight =
        paragraph
            .parameter()
            .map(name -> WEIGHTS.getOrDefault(name, 0))
            .orElseGet(() -> PLAIN.getOrDefault(section.id(), 0));
    var houseRule = paragraph.changed() && !SHOWN.contains(paragraph.parameter().orElse(""));
    return houseRule ? Math.max(weight, HOUSE_RULE) : weight;
  }
}
