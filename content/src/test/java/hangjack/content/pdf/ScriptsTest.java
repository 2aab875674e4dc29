package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.pdf.Block.Column;
import hangjack.content.pdf.Block.Masthead;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.pdf.Block.Row;
import hangjack.content.pdf.Block.Section;
import hangjack.content.pdf.Block.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Arabic, Chinese and what a name may hold. */
class ScriptsTest {
  private static final Locale ARABIC = Locale.forLanguageTag("ar");
  private static final Locale CHINESE = Locale.forLanguageTag("zh-Hans");

  private record Foot() implements Document.Foot {
    @Override
    public String name() {
      return "Hangjack";
    }

    @Override
    public String page(int page, int pages) {
      return page + " / " + pages;
    }
  }

  private static byte[] file(Locale locale, Block... blocks) {
    var part = new Document.Part(locale, "Hangjack", new Foot(), List.of(blocks));
    return Typesetter.pdf(new Document("Hangjack", "Hangjack", Paper.A4, List.of(part)));
  }

  private static byte[] arabic() {
    return file(
        ARABIC,
        new Masthead("القواعد", "لاعبان، و52 ورقة (بلا جوكر)."),
        new Section(
            "التوزيع",
            List.of(
                Paragraph.of(
                    "تُوزَّع الأوراق ثلاثًا ثلاثًا؛ والحكم \u2068Q♠\u2069 أو «ولد الحكم»."),
                new Table(
                    List.of(new Column(1, Align.START), new Column(1, Align.END)),
                    List.of("الورقة", "القيمة"),
                    List.of(new Row(List.of(Inline.plain("A♠"), Inline.plain("4")), false))))));
  }

  @Test
  void arabicIsReadInItsOrderAndKeepsTheStandards() {
    WellPrinted.check(arabic());
    WellPrinted.checkReads(
        arabic(),
        List.of(
            "القواعد",
            "لاعبان، و52 ورقة (بلا جوكر).",
            "التوزيع",
            "تُوزَّع الأوراق ثلاثًا ثلاثًا؛ والحكم Q♠ أو «ولد الحكم».",
            "الورقة القيمة A♠ 4"));
  }

  @Test
  void anArabicPageIsMirroredHeadingsAndFirstColumnStandAtTheRight() {
    try (var printed = new Printed(arabic())) {
      var ace = printed.marks().stream().filter(mark -> mark.text().equals("A")).findFirst();
      var four = printed.marks().stream().filter(mark -> mark.text().equals("4")).findFirst();
      assertTrue(ace.orElseThrow().left() > 400, ace::toString);
      assertTrue(four.orElseThrow().left() < 60, four::toString);
    }
  }

  @Test
  void arabicLettersJoinTheirNeighbours() {
    var setting = new Setting(Role.BODY, 1, ARABIC);
    // Initial, medial and final beh are three glyphs, and none is the one that stands alone.
    var joined = SetText.line("ببب", setting).pieces().getFirst().signs();
    var alone = SetText.line("ب", setting).pieces().getFirst().signs().getFirst().glyph();
    assertEquals(
        4, Stream.concat(joined.stream().map(Sign::glyph), Stream.of(alone)).distinct().count());
    // A non-joiner parts them again.
    var parted = SetText.line("ب\u200Cب", setting).pieces().getFirst().signs();
    assertEquals(List.of(alone, alone), parted.stream().map(Sign::glyph).toList());
  }

  @Test
  void lamAndAlefAreOneLigatureAndAVowelSignTakesNoRoom() {
    var setting = new Setting(Role.BODY, 1, ARABIC);
    assertEquals(1, SetText.line("لا", setting).pieces().getFirst().signs().size());
    assertEquals(SetText.line("ب", setting).width(), SetText.line("بَ", setting).width(), 0.001);
  }

  @Test
  void noChineseLineBeginsWithAMarkThatEndsASentence() {
    var text = "首家看过自己的牌，说“不换”就保留将牌；另一人说：“请求换将”！（对吗？）好。".repeat(6);
    var setting = new Setting(Role.BODY, 1, CHINESE);
    for (var width = 60; width < 300; width += 7) {
      for (var line : Lines.of(Inline.plain(text), setting, width)) {
        var said = line.pieces().stream().map(Piece::text).reduce("", String::concat);
        assertFalse("，。：；？！）”".indexOf(said.charAt(0)) >= 0, said);
        assertTrue(line.width() <= width + 0.01, said);
      }
    }
  }

  @Test
  void chineseIsReadWithoutSpacesBetweenItsLinesAndKeepsTheStandards() {
    var text = "首家看过自己的牌，说“不换”就保留将牌，说“请求换将”就是想要别的将牌♠。".repeat(5);
    var file =
        file(
            CHINESE,
            new Masthead("规则", ""),
            new Section(
                "发牌", List.of(Paragraph.of(text), new Paragraph(Inline.strong("先得7分"), true))));
    WellPrinted.check(file);
    WellPrinted.checkReads(file, List.of("规则", "发牌", text, "先得7分"));
  }

  @Test
  void namesOfAnyKindPrintWithoutLoss() {
    var names =
        List.of(
            "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff".repeat(2).substring(0, 80),
            "Anna 👩‍👩‍👧 ✌🏽 Жук",
            "محمد",
            "5\u202F000 你",
            "a\u0301");
    var rows =
        names.stream().map(name -> new Row(List.of(Inline.plain(name), Inline.plain("1")), false));
    var file =
        file(
            Locale.GERMAN,
            new Table(
                List.of(new Column(1, Align.START), new Column(6, Align.END)),
                List.of("Name", "Punkte"),
                rows.toList()));
    WellPrinted.check(file);
    WellPrinted.checkReads(file, List.of("Name Punkte", String.join(" 1 ", names) + " 1"));
  }

  @Test
  void aWordThatIsTooLongIsDividedByItsLanguageOrWhereItMust() {
    var setting = new Setting(Role.CELL, 1, Locale.GERMAN);
    var compound = "Donaudampfschifffahrtsgesellschaft";
    for (var line : Lines.of(Inline.plain(compound), setting, 60)) {
      assertTrue(line.width() <= 60, line::toString);
    }
    var first = Lines.of(Inline.plain(compound), setting, 60).getFirst();
    assertTrue(first.divides(), first::toString);
    for (var line : Lines.of(Inline.plain("x".repeat(80)), setting, 60)) {
      assertTrue(line.width() <= 60, line::toString);
    }
    // A soft hyphen is only shown at the end of a line.
    assertEquals(1, Lines.of(Inline.plain("Karten\u00ADspiel"), setting, 100).size());
    var two = Lines.of(Inline.plain("Qqqqqq\u00ADxxxxxx"), setting, 40);
    assertTrue(two.getFirst().divides(), two::toString);
  }
}
