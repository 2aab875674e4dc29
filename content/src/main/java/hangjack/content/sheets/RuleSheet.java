package hangjack.content.sheets;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Inline;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.RuleText;
import hangjack.content.words.RuleWords;
import hangjack.content.words.SeatWords;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of a table in full: the text of the rules, and beside it the seats, an example of
 * permissive trumping, and what cards are worth and points are scored for.
 */
final class RuleSheet implements Sheet {
  private final RuleSet rules;
  private final Language language;
  private final Texts texts;
  private final RuleText prose;

  RuleSheet(RuleSet rules, Language language) {
    this.rules = rules;
    this.language = language;
    this.texts = Texts.in(language);
    this.prose = RuleWords.in(language).prose(rules);
  }

  @Override
  public String title() {
    return prose.title();
  }

  @Override
  public Texts texts() {
    return texts;
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Masthead(RuleWords.in(language).game(rules), prose.summary()));
    if (changed()) {
      blocks.add(new Paragraph(Inline.slanted(texts.text("sheets.changed")), true));
    }
    for (var section : prose.sections()) {
      blocks.add(new Section(section.title(), blocks(section)));
    }
    return blocks;
  }

  private boolean changed() {
    return prose.sections().stream()
        .flatMap(section -> section.paragraphs().stream())
        .anyMatch(RuleText.Paragraph::changed);
  }

  /** The paragraphs of a section and what is shown with them. */
  private List<Block> blocks(RuleText.Section section) {
    var paragraphs =
        section.paragraphs().stream()
            .map(paragraph -> new Paragraph(Inline.plain(paragraph.text()), paragraph.changed()))
            .toList();
    var blocks = new ArrayList<Block>(paragraphs);
    switch (section.id()) {
      case "example", "glossary" -> {
        return List.of(new Notes(paragraphs));
      }
      case "players" -> {
        if (rules.players() > 2) {
          blocks.add(seating());
        }
      }
      case "play" -> {
        if (rules.permissiveTrumping()) {
          blocks.addAll(new TrickExample(rules, texts).blocks());
        }
      }
      case "pegging" -> {
        if (!rules.pegPoints().isNone()) {
          blocks.add(new RuleTables(rules, texts).pegs());
        }
      }
      case "scoring" -> {
        var tables = new RuleTables(rules, texts);
        tables.points().ifPresent(blocks::add);
        if (Parameter.TEN_VALUE.actsIn(rules)) {
          blocks.add(tables.pips());
        }
      }
      default -> {}
    }
    return blocks;
  }

  private Figure seating() {
    var words = SeatWords.in(language);
    var seating = rules.seating();
    var elder = seating.elder(Seat.SOUTH);
    var names = new EnumMap<Seat, String>(Seat.class);
    seating.seats().forEach(seat -> names.put(seat, words.seat(seat)));
    var roles = new EnumMap<Seat, String>(Seat.class);
    roles.put(Seat.SOUTH, texts.text("terms.dealer"));
    roles.put(elder, texts.text("terms.elder"));
    if (seating.partnerships()) {
      roles.put(Seat.NORTH, texts.text("sheets.seating.dealers-partner"));
      var partner = seating.next(Seat.NORTH);
      roles.put(partner, texts.text("sheets.seating.elders-partner"));
    }
    var direction = seating.direction().name().toLowerCase(Locale.ROOT);
    var plan =
        new SeatingPlan(
            seating, names, roles, texts.text("sheets.seating." + direction), language.locale());
    var alternative =
        texts.text(
            "sheets.seating.alternative",
            Map.of(
                "elder",
                words.seat(elder),
                "direction",
                direction,
                "pairs",
                seating.partnerships() ? "yes" : "no"));
    return new Figure(plan, alternative, Optional.empty());
  }
}
