package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Columns;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Foreign;
import hangjack.content.pdf.Block.Heading;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Notes;
import hangjack.content.pdf.Block.Numbered;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Plate;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.SideBySide;
import hangjack.content.pdf.Block.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;

class BlocksTest {
  private static final String ADDRESS = "https://cards.example/rules?r=trinidad";
  private static final String LONG =
      "A player who can follow suit must do so or trump. ".repeat(3).strip();

  private record Foot() implements Document.Foot {
    @Override
    public String name() {
      return "Foot";
    }

    @Override
    public String page(int page, int pages) {
      return page + " of " + pages;
    }
  }

  private static Document.Part part(double enlargement, Block... blocks) {
    return new Document.Part(
        Locale.ENGLISH, "Sheet", new Foot(), List.of(blocks), false, enlargement);
  }

  private static byte[] file(Document.Part part) {
    return Typesetter.pdf(new Document("Sheet", "Hangjack", Paper.A4, List.of(part)));
  }

  private static Document.Part everything() {
    var code = new Figure(new QrCode(ADDRESS, 90), "Opens the rules", Optional.of("On screen"));
    return part(
        1.35,
        new Masthead("Exercises", ""),
        new Section(
            "First",
            List.of(
                new Heading("A hand"),
                new Numbered(9, List.of(Paragraph.of(LONG), Paragraph.of("Two."))),
                new Columns(
                    List.of(List.of(code), List.of(Paragraph.of(LONG), Paragraph.of("End.")))),
                new Foreign(Locale.forLanguageTag("ar"), List.of(Paragraph.of("يلعب لاعبان"))))),
        new Plate(
            (canvas, x, y, width, height) -> canvas.frame(x, y, width, height, 0, Ink.HAIR, 1),
            "An empty box",
            200));
  }

  @Test
  void everyKindOfBlockIsReadInItsOrderAndKeepsTheStandards() {
    var file = file(everything());
    WellPrinted.check(file);
    WellPrinted.checkReads(
        file,
        List.of(
            "Exercises First A hand 9. " + LONG + " 10. Two.",
            "Opens the rules On screen " + LONG + " End.",
            "يلعب لاعبان An empty box"));
    assertEquals(Typesetter.pages(everything(), Paper.A4), pages(file));
  }

  private static int pages(byte[] file) {
    try (var printed = new Printed(file)) {
      return printed.document().getNumberOfPages();
    }
  }

  @Test
  void aQrCodeIsReadFromThePage() throws IOException, ReaderException {
    var code = new Figure(new QrCode(ADDRESS, 120), "Opens the rules", Optional.empty());
    try (var printed = new Printed(file(part(1, code)))) {
      var image = new PDFRenderer(printed.document()).renderImageWithDPI(0, 150);
      var pixels =
          image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
      var source = new RGBLuminanceSource(image.getWidth(), image.getHeight(), pixels);
      var read = new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)));
      assertEquals(ADDRESS, read.getText());
    }
  }

  @Test
  void aTableOverSeveralPagesShowsItsHeadOnEachButIsReadOnce() {
    var row = new Row(List.of(Inline.plain("deal"), Inline.plain("3")), false);
    var table =
        new Table(
            List.of(new Column(1, Align.START), new Column(1, Align.END)),
            List.of("Headword", "Points"),
            Collections.nCopies(120, row));
    var file = file(part(1, table));
    WellPrinted.checkLayout(file);
    WellPrinted.checkReads(file, List.of("Headword Points", "deal 3 ".repeat(120)));
    try (var printed = new Printed(file)) {
      var pages = printed.document().getNumberOfPages();
      assertTrue(pages >= 3, () -> pages + " pages");
      assertEquals(pages, printed.text().split("Headword", -1).length - 1);
    }
  }

  @Test
  void longColumnsGoOverToTheNextPageSideBySide() {
    var column = new ArrayList<Block>(Collections.nCopies(40, Paragraph.of(LONG)));
    var file = file(part(1, new Columns(List.of(column, column))));
    WellPrinted.checkLayout(file);
    WellPrinted.checkReads(file, Collections.nCopies(80, LONG));
  }

  @Test
  void aCellThatIsTallerThanAPageGoesOverToTheNextBetweenItsLines() {
    var words = "word ".repeat(3000).strip();
    var row = new Row(List.of(Inline.plain("deal"), Inline.plain(words)), true);
    var table =
        new Table(
            List.of(new Column(1, Align.START), new Column(1, Align.START)),
            List.of("Headword", "Note"),
            List.of(row, new Row(List.of(Inline.plain("next"), Inline.plain("end")), false)));
    for (var block : List.of(table, new Section("Tall", List.of(table)))) {
      var file = file(part(1, new Masthead("Title", ""), block));
      WellPrinted.checkLayout(file);
      try (var printed = new Printed(file)) {
        assertTrue(printed.read().endsWith("Headword Note deal " + words + " next end"));
        var pages = printed.document().getNumberOfPages();
        assertTrue(pages >= 3, () -> pages + " pages");
        assertEquals(pages, printed.text().split("Headword", -1).length - 1);
      }
    }
  }

  @Test
  void notesThatAreTallerThanAPageGoOverToTheNext() {
    var usual = "A note of four hundred letters is nothing rare. ".repeat(8).strip();
    var long1 = "word ".repeat(3000).strip();
    for (var notes :
        List.of(
            Collections.nCopies(60, usual), List.of(usual, long1, usual), List.of(usual, usual))) {
      var blocks = new Notes(notes.stream().map(Paragraph::of).toList());
      var file = file(part(1, new Masthead("Title", ""), new Section("Notes", List.of(blocks))));
      WellPrinted.checkLayout(file);
      WellPrinted.checkReads(file, List.of("Title Notes", String.join(" ", notes)));
    }
  }

  @Test
  void twoLanguagesSideBySideMayEachBeTallerThanAPage() {
    var arabic = "يلعب لاعبان بورق كامل. ".repeat(9).strip();
    var table =
        new Table(
            List.of(new Column(1, Align.START), new Column(1, Align.END)),
            List.of("Headword", "Points"),
            Collections.nCopies(80, new Row(List.of(Inline.plain("a"), Inline.plain("3")), false)));
    var pair =
        new SideBySide(
            List.of(
                new Foreign(Locale.ENGLISH, List.of(new Section("One", List.of(table)))),
                new Foreign(
                    Locale.forLanguageTag("ar"),
                    List.of(
                        new Section(
                            "اثنان",
                            List.of(new Notes(Collections.nCopies(40, Paragraph.of(arabic)))))))));
    var file = file(part(1, new Masthead("Title", ""), pair));
    WellPrinted.check(file);
    WellPrinted.checkReads(
        file,
        List.of(
            "Title One Headword Points", "a 3 ".repeat(80), "اثنان", (arabic + " ").repeat(40)));
    try (var printed = new Printed(file)) {
      // the head is shown again on each page that the table takes
      assertTrue(printed.text().split("Headword", -1).length > 2);
    }
  }

  @Test
  void aColumnHoldsNoSection() {
    var section = new Section("No", List.of(Paragraph.of("no")));
    assertThrows(IllegalArgumentException.class, () -> new Columns(List.of(List.of(section))));
  }

  @Test
  void filesMadeAtOnceOnManyThreadsAreTheSameBytes()
      throws InterruptedException, ExecutionException {
    var expected = file(everything());
    Callable<byte[]> wish = () -> file(everything());
    try (var threads = Executors.newFixedThreadPool(16)) {
      for (var made : threads.invokeAll(Collections.nCopies(48, wish))) {
        assertArrayEquals(expected, made.get());
      }
    }
  }
}
