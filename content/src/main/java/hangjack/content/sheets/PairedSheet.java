package hangjack.content.sheets;

import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Foreign;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.SideBySide;
import hangjack.content.pdf.Document;
import hangjack.content.texts.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The same sheet in two languages on the same pages, like an open book: each section stands beside
 * the same section.
 */
record PairedSheet(Sheet first, Sheet second) implements Sheet {
  @Override
  public String title() {
    return joined(first.title(), second.title());
  }

  @Override
  public Texts texts() {
    return first.texts();
  }

  @Override
  public double enlargement() {
    return first.enlargement();
  }

  @Override
  public boolean landscape() {
    return true;
  }

  @Override
  public Document.Foot foot() {
    return new Foot(first.foot(), second.foot());
  }

  /** Both feet in one line. */
  private record Foot(Document.Foot first, Document.Foot second) implements Document.Foot {
    @Override
    public String name() {
      return joined(first.name(), second.name());
    }

    @Override
    public String page(int page, int pages) {
      return joined(first.page(page, pages), second.page(page, pages));
    }
  }

  /** Some games are called the same in many languages. */
  private static String joined(String one, String other) {
    return Stream.of(one, other).distinct().collect(Collectors.joining(" · "));
  }

  @Override
  public List<Block> blocks() {
    var ones = parts(first);
    var others = parts(second);
    if (ones.size() != others.size()) {
      throw new IllegalStateException("not the same sections in both languages: " + title());
    }
    var pairs = new ArrayList<Block>();
    for (var i = 0; i < ones.size(); i++) {
      pairs.add(
          new SideBySide(List.of(version(first, ones.get(i)), version(second, others.get(i)))));
    }
    return pairs;
  }

  private static Foreign version(Sheet sheet, List<Block> blocks) {
    return new Foreign(sheet.texts().language().locale(), blocks);
  }

  /** What stands beside each other: mastheads, sections, and what lies between them. */
  private static List<List<Block>> parts(Sheet sheet) {
    var parts = new ArrayList<List<Block>>();
    var loose = new ArrayList<Block>();
    for (var block : sheet.blocks()) {
      if (block instanceof Masthead || block instanceof Section) {
        if (!loose.isEmpty()) {
          parts.add(List.copyOf(loose));
          loose.clear();
        }
        parts.add(List.of(block));
      } else {
        loose.add(block);
      }
    }
    if (!loose.isEmpty()) {
      parts.add(loose);
    }
    return parts;
  }
}
