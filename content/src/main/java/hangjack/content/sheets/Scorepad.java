package hangjack.content.sheets;

import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.analyzer.score.AwardKind;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Plate;
import hangjack.content.sheets.ScoreGrid.Group;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.AwardWords;
import hangjack.content.words.Lists;
import hangjack.content.words.RuleWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A page to keep the score on, for the way in which these rules score: a row for each deal with the
 * points by kind, chips to cross off, the bid and its maker, or holes to peg.
 */
final class Scorepad implements Sheet {
  /** So many chips can be drawn in a cell. */
  private static final int MOST_CHIPS = 10;

  /** The least height of a pad that is worth printing, in points. */
  private static final double LEAST = 200;

  private final RuleSet rules;
  private final Texts texts;
  private final AwardWords awards;

  Scorepad(RuleSet rules, Language language) {
    this.rules = rules;
    this.texts = Texts.in(language);
    this.awards = AwardWords.in(language);
  }

  @Override
  public String title() {
    return text("title", Map.of("game", game()));
  }

  @Override
  public Texts texts() {
    return texts;
  }

  private String game() {
    return RuleWords.in(texts.language()).game(rules);
  }

  @Override
  public List<Block> blocks() {
    return List.of(new Masthead(game(), lead()), pad());
  }

  private boolean pegs() {
    return !rules.pegPoints().isNone();
  }

  private String lead() {
    var sentences = new ArrayList<String>();
    sentences.add(RuleWords.in(texts.language()).summary(rules));
    if (pegs()) {
      sentences.add(text("pegs"));
    } else {
      sentences.add(text(pairs() ? "each" : "who"));
      if (chips() > 0) {
        sentences.add(text("chips"));
      }
      if (rules.auction()) {
        sentences.add(text(rules.scoreStyle() == ScoreStyle.CHIPS_DOWN ? "hole.chips" : "hole"));
      }
    }
    return String.join(" ", sentences);
  }

  private Plate pad() {
    var sides = rules.seating().sides().size();
    if (pegs()) {
      var board = new PegBoard(sides, rules.target(), texts.text("terms.match"), name());
      return new Plate(board, text("alternative.pegs", Map.of("target", rules.target())), LEAST);
    }
    var groups = groups(sides);
    var columns = Lists.plain(groups.stream().map(Group::title).toList(), texts);
    return new Plate(
        new ScoreGrid(groups, sides, chips(), name(), texts.language().locale()),
        text("alternative", Map.of("columns", columns)),
        LEAST);
  }

  private List<Group> groups(int sides) {
    var groups = new ArrayList<Group>();
    groups.add(new Group(texts.text("terms.deal"), 1, Group.Content.NUMBER));
    if (rules.auction()) {
      groups.add(new Group(texts.text("terms.pitcher"), 1, Group.Content.EMPTY));
      groups.add(new Group(texts.text("terms.bid"), 1, Group.Content.EMPTY));
    } else {
      groups.add(new Group(texts.text("terms.dealer"), 1, Group.Content.EMPTY));
    }
    for (var kind : new ScoredPoints(rules).all()) {
      groups.add(new Group(kind(kind), pairs() ? sides : 1, Group.Content.EMPTY));
    }
    var down = rules.scoreStyle() == ScoreStyle.CHIPS_DOWN;
    groups.add(
        new Group(texts.text(down ? "terms.chips" : "terms.score"), sides, Group.Content.SCORE));
    return groups;
  }

  private String kind(AwardKind kind) {
    return awards.kind(kind);
  }

  /** Whether two sides play, each of which then has a column under each kind of point. */
  private boolean pairs() {
    return rules.seating().sides().size() == 2;
  }

  private int chips() {
    var down = rules.scoreStyle() == ScoreStyle.CHIPS_DOWN;
    return down && rules.target() <= MOST_CHIPS ? rules.target() : 0;
  }

  private String name() {
    return text("name");
  }

  private String text(String key) {
    return text(key, Map.of());
  }

  private String text(String key, Map<String, ?> arguments) {
    return texts.text("sheets.scorepad." + key, arguments);
  }
}
