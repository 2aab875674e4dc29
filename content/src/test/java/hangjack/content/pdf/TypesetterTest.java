package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.junit.jupiter.api.Test;

class TypesetterTest {
  private static final String LONG =
      "Le pli revient au plus fort atout ; sinon à la plus forte carte de la couleur demandée."
          + " Qui le gagne entame le suivant : ♠ ♥ ♦ ♣, « je demande ».";

  private static Document document(Block... blocks) {
    return new Document(
        "Règles",
        "Hangjack",
        Paper.A4,
        List.of(new Document.Part(Locale.FRENCH, "Règles", new Foot(), List.of(blocks))));
  }

  private record Foot() implements Document.Foot {
    @Override
    public String name() {
      return "Trinidad";
    }

    @Override
    public String page(int page, int pages) {
      return page + " / " + pages;
    }
  }

  private static Document sample() {
    return document(
        new Masthead("Trinidad", "Quatre joueurs, en équipes ; 52 cartes ; 14 points."),
        new Section(
            "Le jeu de la carte",
            List.of(
                Paragraph.of(LONG),
                new Paragraph(Inline.strong("L’as vaut 4."), true),
                new Items(List.of(Paragraph.of("Haut : 1 point"), Paragraph.of(LONG))))),
        new Section(
            "Valeurs",
            List.of(
                new Table(
                    List.of(new Column(2, Align.START), new Column(1, Align.END)),
                    List.of("Carte", "Valeur"),
                    List.of(
                        new Row(List.of(Inline.plain("A♠"), Inline.plain("4")), false),
                        new Row(List.of(Inline.plain("10♥"), Inline.plain("10")), true))))));
  }

  @Test
  void whatIsCopiedOutIsWhatWasSetInReadingOrder() {
    try (var printed = new Printed(Typesetter.pdf(sample()))) {
      assertEquals(
          Printed.spaced(
              "Trinidad Quatre joueurs, en équipes ; 52 cartes ; 14 points."
                  + " Le jeu de la carte "
                  + LONG
                  + " L’as vaut 4. • Haut : 1 point • "
                  + LONG
                  + " Valeurs Carte Valeur A♠ 4 10♥ 10 Trinidad 1 / 1"),
          printed.text());
    }
  }

  @Test
  void everyFontIsEmbeddedAndTheSuitsAreOurOwnDrawings() {
    try (var printed = new Printed(Typesetter.pdf(sample()))) {
      assertFalse(printed.fonts().isEmpty());
      for (var font : printed.fonts()) {
        assertTrue(font.isEmbedded(), font.getName());
        assertTrue(font.getCOSObject().containsKey(COSName.TO_UNICODE), font.getName());
      }
      assertTrue(printed.fonts().stream().anyMatch(font -> font instanceof PDType3Font));
    }
  }

  @Test
  void aFileKeepsTheStandardsForAccessibilityAndForKeeping() {
    WellPrinted.check(Typesetter.pdf(sample()));
  }

  @Test
  void aFileWithoutTagsFailsTheSameCheck() throws IOException {
    try (var printed = new Printed(Typesetter.pdf(sample()))) {
      var catalog = printed.document().getDocumentCatalog().getCOSObject();
      catalog.removeItem(COSName.STRUCT_TREE_ROOT);
      catalog.removeItem(COSName.MARK_INFO);
      var untagged = new ByteArrayOutputStream();
      printed.document().save(untagged);
      var broken = Standards.broken(untagged.toByteArray());
      assertTrue(broken.stream().anyMatch(rule -> rule.startsWith("ua1")), broken::toString);
    }
  }

  @Test
  void whatIsReadAloudIsEveryTextInItsOrderWithoutTheFeetOfPages() {
    WellPrinted.checkReads(
        Typesetter.pdf(sample()),
        List.of(
            "Trinidad",
            "Quatre joueurs, en équipes ; 52 cartes ; 14 points.",
            "Le jeu de la carte",
            LONG,
            "L’as vaut 4.",
            "• Haut : 1 point",
            "• " + LONG,
            "Valeurs",
            "Carte Valeur",
            "A♠ 4",
            "10♥ 10"));
  }

  @Test
  void theSameDocumentGivesTheSameBytes() {
    assertArrayEquals(Typesetter.pdf(sample()), Typesetter.pdf(sample()));
  }

  @Test
  void theFileSaysItsTitleAuthorAndLanguageAndIsTagged() {
    try (var printed = new Printed(Typesetter.pdf(sample()))) {
      var catalog = printed.document().getDocumentCatalog();
      assertEquals("Règles", printed.document().getDocumentInformation().getTitle());
      assertEquals("Hangjack", printed.document().getDocumentInformation().getAuthor());
      assertEquals("fr", catalog.getLanguage());
      assertTrue(catalog.getMarkInfo().isMarked());
      assertEquals(
          List.of("H1", "P", "H2", "P", "P", "L", "H2", "Table"),
          Tags.of(printed.document()).below("Sect"));
    }
  }

  @Test
  void longTextsRunOverPagesWithoutALineAloneAndWithTheHeadingBesideItsText() {
    for (var lines = 0; lines < 60; lines++) {
      var blocks = new ArrayList<Block>();
      blocks.addAll(Collections.nCopies(lines, Paragraph.of("Un.")));
      blocks.add(new Section("Fin", List.of(Paragraph.of(LONG + LONG + LONG))));
      try (var printed = new Printed(Typesetter.pdf(document(blocks.toArray(Block[]::new))))) {
        assertPagesBreakWell(printed);
      }
    }
  }

  private static void assertPagesBreakWell(Printed printed) {
    var body = printed.marks().stream().filter(mark -> mark.left() > 170).toList();
    var heading = printed.marks().stream().filter(mark -> mark.text().equals("F")).findFirst();
    var beside =
        body.stream()
            .filter(mark -> mark.text().equals("L") && mark.page() == heading.orElseThrow().page())
            .count();
    assertTrue(beside > 0, "the heading has its first line beside it");
    for (var page = 1; page <= printed.document().getNumberOfPages(); page++) {
      var number = page;
      var ofLong =
          body.stream()
              .filter(mark -> mark.page() == number && mark.bottom() < 780)
              .mapToDouble(Printed.Mark::bottom)
              .distinct()
              .count();
      assertTrue(ofLong != 1, "no line stands alone on page " + page);
    }
  }

  @Test
  void nothingLeavesThePage() {
    var name = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
    var document =
        document(
            new Masthead(name, name),
            new Section(
                name,
                List.of(
                    Paragraph.of(name),
                    new Table(
                        List.of(new Column(1, Align.START), new Column(9, Align.END)),
                        List.of(name, ""),
                        List.of(
                            new Row(List.of(Inline.plain(name), Inline.plain(name)), false))))));
    try (var printed = new Printed(Typesetter.pdf(document))) {
      assertInside(printed);
      // Nothing is lost: title, lead, heading, paragraph, and three cells of the table.
      assertEquals(name.repeat(7), printed.read().replace(" ", ""));
    }
  }

  private static void assertInside(Printed printed) {
    for (var mark : printed.marks()) {
      assertTrue(
          mark.left() >= 52 && mark.right() <= Paper.A4.width() - 51.95, () -> "outside: " + mark);
      assertTrue(mark.top() >= 0 && mark.bottom() <= Paper.A4.height(), () -> "outside: " + mark);
    }
  }

  @Test
  void aCharacterNoFontHasIsABoxThatIsStillCopiedOutAsItself() {
    var text = "Ann 🦜 你 Ωμέγα Жук 5\u202F000 a\u200Db\uFE0F";
    try (var printed = new Printed(Typesetter.pdf(document(Paragraph.of(text))))) {
      assertEquals("Ann 🦜 你 Ωμέγα Жук 5 000 ab Trinidad 1 / 1", printed.text());
      assertEquals(List.of(), Glyphs.missing(printed.document()));
    }
  }

  @Test
  void aPortugueseWordIsNotBrokenAfterItsHyphen() {
    var text = "joga-se embaralha-se distribui-se descarta-se ".repeat(5).strip();
    var broken = new ArrayList<String>();
    for (var width = 60; width < 200; width += 9) {
      for (var line :
          Lines.of(Inline.plain(text), new Setting(Role.BODY, 1, Locale.of("pt", "BR")), width)) {
        broken.add(line.pieces().stream().map(Piece::text).reduce("", String::concat));
      }
    }
    assertTrue(broken.stream().noneMatch(line -> line.endsWith("-")), broken::toString);
  }

  @Test
  void aNoBreakSpaceHolds() {
    for (var words = 1; words < 40; words++) {
      var text = "mot ".repeat(words) + "« je\u00A0demande\u00A0»\u202F; oui";
      for (var line : Lines.of(Inline.plain(text), new Setting(Role.BODY, 1, Locale.FRENCH), 180)) {
        var set = line.pieces().stream().map(Piece::text).reduce("", String::concat);
        assertFalse(set.startsWith("»") || set.startsWith(";") || set.endsWith("je"), set);
      }
    }
  }
}
