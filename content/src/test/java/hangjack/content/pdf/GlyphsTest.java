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
            .filter(character -> !Characters.canShow(character))
            .forEach(character -> missing.add(Character.toString(character)));
      }
    }
    assertEquals(new TreeSet<String>(), missing);
  }

  @Test
  void whatNoFontHasIsKnownToBeMissing() {
    assertFalse(Characters.canShow(0x1F99C));
    assertTrue(Characters.canShow('你'));
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
    for (var role : new Role[] {Role.BODY, Role.HEAD_CELL, Role.SECTION}) {
      var apart = width("T", role) + width("o", role);
      assertTrue(width("To", role) < apart - 0.02 * role.size(), role::toString);
      assertEquals(width("n", role) * 2, width("nn", role), 0.005 * role.size());
    }
  }

  private static double width(String text, Role role) {
    return Canvas.width(text, role);
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
