package hangjack.content.pdf;

import java.util.List;
import java.util.Optional;

/** A part of a page that has its own lines. */
public sealed interface Block {
  /** The title of a sheet, with suits beside it; one a part. */
  record Title(String text) implements Block {}

  /** The lines under the title that say what the sheet is. */
  record Lead(String text) implements Block {}

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

  /** Short notes in small type, in two columns; read down the first, then down the second. */
  record Notes(List<Paragraph> notes) implements Block {
    public Notes {
      notes = List.copyOf(notes);
    }
  }

  /**
   * A table that is kept on one page where it fits.
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

  /** A column: its share of the table's width against the others', and where its text stands. */
  record Column(double share, Align align) {}

  /** A row of a table, marked as a paragraph can be. */
  record Row(List<List<Inline>> cells, boolean marked) {
    public Row {
      cells = List.copyOf(cells);
    }
  }
}
