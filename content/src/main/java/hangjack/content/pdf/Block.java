package hangjack.content.pdf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A part of a page that has its own lines. */
public sealed interface Block {
  /**
   * The title of a sheet and the lines under it that say what the sheet is; beside them a code, or
   * else the four suits. One for each language of a part.
   */
  record Masthead(String title, String lead, Optional<Code> code) implements Block {
    /** A masthead with the suits. */
    public Masthead(String title, String lead) {
      this(title, lead, Optional.empty());
    }
  }

  /**
   * A QR code that opens an address.
   *
   * @param address what it opens
   * @param note what that is, in a few words
   * @param alternative the same for who cannot see the code
   * @param printed whether the address is printed after the note, for who has no camera
   */
  record Code(String address, String note, String alternative, boolean printed) {}

  /** A heading, set in the margin beside what follows it. */
  record Section(String heading, List<Block> blocks) implements Block {
    public Section {
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * A paragraph.
   *
   * @param words its text
   * @param marked whether a line beside it marks it as one that differs from the usual
   */
  record Paragraph(List<Inline> words, boolean marked) implements Block {
    public Paragraph {
      words = List.copyOf(words);
    }

    /** A paragraph of one plain text. */
    public static Paragraph of(String text) {
      return new Paragraph(Inline.plain(text), false);
    }
  }

  /** A list without order; each item is a paragraph. */
  record Items(List<Paragraph> items) implements Block {
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * A list whose items are numbered.
   *
   * @param first the number of the first item
   * @param items each a paragraph
   */
  record Numbered(int first, List<Paragraph> items) implements Block {
    public Numbered {
      items = List.copyOf(items);
    }
  }

  /** A heading below that of a section, above what follows it. */
  record Heading(String text) implements Block {}

  /**
   * Blocks side by side in columns of the same width, each read from top to bottom before the next.
   * A column holds neither sections nor columns.
   */
  record Columns(List<List<Block>> columns) implements Block {
    public Columns {
      columns = columns.stream().map(List::copyOf).toList();
      if (columns.isEmpty() || columns.stream().flatMap(List::stream).anyMatch(Columns::isWide)) {
        throw new IllegalArgumentException("a column holds neither sections nor columns");
      }
    }

    private static boolean isWide(Block block) {
      return switch (block) {
        case Section _, Columns _, Plate _, Masthead _, SideBySide _ -> true;
        case Foreign(_, var blocks) -> blocks.stream().anyMatch(Columns::isWide);
        case Together(var blocks) -> blocks.stream().anyMatch(Columns::isWide);
        case Paragraph _, Items _, Numbered _, Heading _, Notes _, Table _, Figure _ -> false;
      };
    }
  }

  /** Blocks in another language than the part's, set in the direction of that language. */
  record Foreign(Locale locale, List<Block> blocks) implements Block {
    public Foreign {
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * The same in two languages, beside each other: each set in its own direction, the first where
   * the lines of the part begin. Headings stand above their text, not beside it.
   *
   * @param versions two, without plates
   */
  record SideBySide(List<Foreign> versions) implements Block {
    public SideBySide {
      versions = List.copyOf(versions);
      if (versions.size() != 2) {
        throw new IllegalArgumentException("side by side are two languages");
      }
    }
  }

  /**
   * A drawing as wide as the page between its margins that takes what is left of the page, or a
   * whole one.
   *
   * @param alternative what it shows, for who cannot see it
   * @param least the height in points under which it begins a new page
   */
  record Plate(Panel panel, String alternative, double least) implements Block {}

  /** Short notes in small type, in two columns; read down the first, then down the second. */
  record Notes(List<Paragraph> notes) implements Block {
    public Notes {
      notes = List.copyOf(notes);
    }
  }

  /**
   * A table; unless it is long it is kept on one page where it fits.
   *
   * @param columns from left to right
   * @param head the texts of the head row, one a column
   * @param rows the body, each with one cell a column; the first cell heads its row
   */
  record Table(List<Column> columns, List<String> head, List<Row> rows) implements Block {
    public Table {
      columns = List.copyOf(columns);
      head = List.copyOf(head);
      rows = List.copyOf(rows);
      var size = columns.size();
      if (head.size() != size || rows.stream().anyMatch(row -> row.cells().size() != size)) {
        throw new IllegalArgumentException("each row of a table needs a cell for each column");
      }
    }
  }

  /**
   * A drawing.
   *
   * @param drawing what is painted
   * @param alternative what it shows, for who cannot see it
   * @param caption a line of text under it; empty for none
   */
  record Figure(Drawing drawing, String alternative, Optional<String> caption) implements Block {}

  /** Blocks that stay on one page where they fit. */
  record Together(List<Block> blocks) implements Block {
    public Together {
      blocks = List.copyOf(blocks);
    }
  }

  /** A column: its share of the table's width against the others', and where its text stands. */
  record Column(double share, Align align) {}

  /** A row of a table, marked as a paragraph can be. */
  record Row(List<List<Inline>> cells, boolean marked) {
    public Row {
      cells = List.copyOf(cells);
    }
  }
}
