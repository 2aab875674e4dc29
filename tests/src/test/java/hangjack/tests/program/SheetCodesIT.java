package hangjack.tests.program;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a telephone opens that reads the code of a printed sheet. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SheetCodesIT {
  private static final String HOUSE_RULES = "game-points=2&turn-up-points=A:1,6:2";

  private RunningApp app;

  @BeforeAll
  void start() {
    app = RunningApp.start();
  }

  @AfterAll
  void end() {
    app.close();
  }

  private static HttpResponse<byte[]> got(URI address) throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(address).header("Accept", "text/html,*/*").GET().build();
      return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }
  }

  private byte[] sheet(String wish) throws IOException, InterruptedException {
    var answer = got(app.at("/api/v1/sheets/" + wish));
    assertEquals(200, answer.statusCode(), wish);
    assertEquals("application/pdf", answer.headers().firstValue("content-type").orElse(""));
    return answer.body();
  }

  /** The address in the code of the first page. */
  private static String opened(byte[] sheet) throws IOException, ReaderException {
    try (var document = Loader.loadPDF(sheet)) {
      // the corner that a reader points the telephone at
      var page = new PDFRenderer(document).renderImageWithDPI(0, 300);
      var width = page.getWidth() / 3;
      var height = page.getHeight() / 5;
      var image = page.getSubimage(page.getWidth() - width, 0, width, height);
      var pixels = image.getRGB(0, 0, width, height, null, 0, width);
      var source = new RGBLuminanceSource(width, height, pixels);
      return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules", "summary", "scorepad", "answers"})
  void aSheetOpensThePageWithTheSameRules(String kind)
      throws IOException, InterruptedException, ReaderException {
    var sheet = sheet("trinidad.pdf?lang=fr&kind=" + kind + "&" + HOUSE_RULES);
    var address = URI.create(opened(sheet));
    assertEquals(app.at("/rules/trinidad?lang=fr&turn-up-points=A:1,6:2&game-points=2"), address);
    assertEquals(200, got(address).statusCode());
    assertArrayEquals(sheet, sheet("trinidad.pdf?lang=fr&kind=" + kind + "&" + HOUSE_RULES));
  }

  @Test
  void aWorksheetOpensItsAnswers() throws IOException, InterruptedException, ReaderException {
    var wish = "&lang=pt&paper=letter&seed=9&level=3&" + HOUSE_RULES;
    var address = URI.create(opened(sheet("trinidad.pdf?kind=worksheet" + wish)));
    assertArrayEquals(sheet("trinidad.pdf?kind=answers" + wish), got(address).body());
  }

  @Test
  void aReviewOpensItsDeals() throws IOException, InterruptedException, ReaderException {
    var record = URLEncoder.encode(Example.RECORD, StandardCharsets.UTF_8);
    var sheet = sheet("trinidad.pdf?kind=review&lang=en,de&record=" + record);
    var address = URI.create(opened(sheet));
    assertEquals(200, got(address).statusCode());
    var letters = address.getQuery().replaceAll(".*deal=", "");
    assertEquals(
        Program.runWith(Example.RECORD, "convert", "-").out(),
        Program.runWith(letters, "convert", "-").out());
  }

  @Test
  void whatAClientSaysOfTheHostIsPrintedOnlyWhereItIsAnAddress()
      throws IOException, ReaderException {
    var named = raw("cards.example:99");
    assertEquals("http://cards.example:99/rules/setback?lang=en", opened(body(named)));
    for (var wrong : new String[] {"no_host", "<b>", "a b", "user@cards.example", "x/../y?z"}) {
      var answer = new String(raw(wrong), ISO_8859_1);
      assertFalse(answer.startsWith("HTTP/1.1 5"), wrong);
      if (answer.startsWith("HTTP/1.1 200")) {
        assertFalse(hasCode(body(raw(wrong))), wrong);
      }
    }
  }

  private static boolean hasCode(byte[] sheet) throws IOException {
    try {
      return !opened(sheet).isEmpty();
    } catch (ReaderException none) {
      return false;
    }
  }

  private byte[] raw(String host) throws IOException {
    var address = app.at("/");
    try (var socket = new Socket(address.getHost(), address.getPort())) {
      var request =
          "GET /api/v1/sheets/setback.pdf?kind=scorepad&lang=en HTTP/1.1\r\nHost: "
              + host
              + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(US_ASCII));
      return socket.getInputStream().readAllBytes();
    }
  }

  private static byte[] body(byte[] answer) {
    var text = new String(answer, ISO_8859_1);
    assertTrue(text.startsWith("HTTP/1.1 200"), text.lines().findFirst().orElse(""));
    return Arrays.copyOfRange(answer, text.indexOf("%PDF-"), answer.length);
  }

  @Test
  void aServerMayBeToldItsAddress() throws IOException, InterruptedException, ReaderException {
    try (var told = RunningApp.start("--base-url", "https://cards.example/all-fours/")) {
      var answer = got(told.at("/api/v1/sheets/setback.pdf?kind=scorepad&lang=de"));
      assertEquals("https://cards.example/all-fours/rules/setback?lang=de", opened(answer.body()));
    }
  }

  @Test
  void theCommandLineNeedsToBeToldWhereTheSiteIs(@TempDir Path folder)
      throws IOException, InterruptedException, ReaderException {
    var file = folder.resolve("rules.pdf");
    var wish =
        new String[] {
          "sheet", "--rules=trinidad; game-points=2; turn-up-points=A:1,6:2", "--out=" + file
        };
    assertEquals(0, Program.run(wish).code());
    assertFalse(hasCode(Files.readAllBytes(file)));
    var there = Arrays.copyOf(wish, wish.length + 1);
    there[wish.length] = "--base-url=" + app.at("/");
    assertEquals(0, Program.run(there).code());
    assertArrayEquals(sheet("trinidad.pdf?lang=en&" + HOUSE_RULES), Files.readAllBytes(file));
  }
}
