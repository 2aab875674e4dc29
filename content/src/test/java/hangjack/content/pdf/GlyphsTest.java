package hangjack.content.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.content.texts.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class GlyphsTest {
  @Test
  void everyCharacterOfEveryTextHasAGlyph() throws IOException {
    var missing = new TreeSet<String>();
    for (var language : Languages.all()) {
      for (var area : new String[] {"sheets", "rules", "terms"}) {
        var text = read("/hangjack/content/texts/" + language.id() + "/" + area + ".properties");
        assertTrue(text.length() > 500, "the texts are there");
        text.codePoints()
            .filter(character -> !FontSet.canShow(character))
            .forEach(character -> missing.add(Character.toString(character)));
      }
    }
    assertEquals(new TreeSet<String>(), missing);
  }

  @Test
  void whatNoFontHasIsKnownToBeMissing() {
    assertFalse(FontSet.canShow(0x1F99C));
    assertFalse(FontSet.canShow('你'));
  }

  @Test
  void capitalsOfHeadingsAndSignsOfTextsComeFromTheirOwnFace() {
    for (var character : "ÀÂÇÉÈÊËÎÏÔŒÙÛÜÃÕÁÍÓÚÌÒàâçéèêëîïôœùûüãõáíóúìò’«»“”–…".toCharArray()) {
      for (var face : new Face[] {Face.TEXT, Face.STRONG, Face.SLANTED, Face.DISPLAY}) {
        assertTrue(FaceMetrics.of(face).has(character), face + " lacks " + character);
      }
    }
  }

  @Test
  void pairsAreKerned() {
    for (var face : new Face[] {Face.TEXT, Face.STRONG, Face.DISPLAY}) {
      var metrics = FaceMetrics.of(face);
      var apart = metrics.width("T") + metrics.width("o");
      assertTrue(metrics.width("To") < apart - 0.02, face + ": " + metrics.width("To") + apart);
      assertEquals(metrics.width("n") * 2, metrics.width("nn"), 0.005);
    }
  }

  private static String read(String resource) throws IOException {
    try (InputStream stream = GlyphsTest.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IOException("missing " + resource);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
