package hangjack.app.web.analyze;

import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.KeyModifier;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.page.WebStorage;
import com.vaadin.flow.component.page.WebStorage.Storage;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.data.value.ValueChangeMode;
import hangjack.analyzer.record.Place;
import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.record.RecordReader.Reading;
import hangjack.analyzer.record.RecordWriter;
import hangjack.app.answers.RecordInput;
import hangjack.content.texts.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The box for a record. What is typed stays in this tab of the browser, also where the page is
 * loaded anew or the server begins anew; what was analyzed is then analyzed again.
 */
final class RecordBox extends Div {
  private static final String TEXT = "hangjack.record";

  /** Kept while the result that is shown is that of the text in the box. */
  static final String ANALYZED = "hangjack.record.analyzed";

  /** The address names the deal of a link only as long as that deal is in the box. */
  private static final String LEAVE_LINK =
      "const parts = new URLSearchParams(location.search);"
          + "if (parts.has('"
          + DealLink.PARAMETER
          + "') || parts.has('"
          + DealLink.PLACE
          + "')) history.replaceState(history.state, '', location.pathname);";

  private static final String EXAMPLE = example();

  private final TextArea area = new TextArea();
  private final BiConsumer<String, Reading> analyze;

  /**
   * An empty box.
   *
   * @param analyze told of the text and what it says when the reader wants to know what happened
   */
  RecordBox(Texts texts, BiConsumer<String, Reading> analyze) {
    this.analyze = analyze;
    addClassName("record-box");
    area.setLabel(texts.text("screens.analyze.label"));
    area.setHelperText(texts.text("screens.analyze.help"));
    area.setMinRows(8);
    area.setMaxRows(22);
    area.setValueChangeMode(ValueChangeMode.ON_CHANGE);
    area.getElement().setAttribute("spellcheck", "false");
    area.getElement().setAttribute("autocapitalize", "off");
    var go = new NativeButton(texts.text("screens.analyze.go"), _ -> analyze());
    go.addClassName("main-action");
    go.addClickShortcut(Key.ENTER, KeyModifier.CONTROL).listenOn(area);
    var example = new NativeButton(texts.text("screens.analyze.example"), _ -> replace(EXAMPLE));
    // The example must not take the place of what somebody has typed.
    area.addValueChangeListener(_ -> example.setVisible(area.isEmpty()));
    example.addClassName("quiet-action");
    var actions = new Div(go, example);
    actions.addClassName("actions");
    add(area, actions);
    keepWhatIsTyped();
  }

  private void keepWhatIsTyped() {
    area.getElement()
        .executeJs(
            "this.addEventListener('input', () => {"
                + " sessionStorage.setItem($0, this.value); sessionStorage.removeItem($1);"
                + LEAVE_LINK
                + " })",
            TEXT,
            ANALYZED);
  }

  /** Fills the box with what this tab has kept. */
  void restore() {
    kept(TEXT, text -> text.ifPresent(area::setValue));
    kept(ANALYZED, yes -> yes.ifPresent(_ -> analyzeAnew()));
  }

  /** Fills the box with the deals of a link, unless its text tells just these deals already. */
  void open(String link) {
    var reading = RecordLink.read(link);
    kept(
        TEXT,
        text -> {
          if (reading.deals().isEmpty()) {
            area.setValue(link);
          } else if (text.map(RecordInput::read).equals(Optional.of(reading))) {
            area.setValue(text.get());
          } else {
            area.setValue(RecordWriter.write(reading.deals()));
          }
          WebStorage.setItem(Storage.SESSION_STORAGE, TEXT, area.getValue());
          WebStorage.setItem(Storage.SESSION_STORAGE, ANALYZED, "yes");
          analyze.accept(area.getValue(), reading);
        });
  }

  private static void kept(String key, Consumer<Optional<String>> taken) {
    WebStorage.getItem(
        Storage.SESSION_STORAGE, key, value -> taken.accept(Optional.ofNullable(value)));
  }

  /** Puts another text into the box. */
  void replace(String text) {
    area.setValue(text);
    WebStorage.setItem(Storage.SESSION_STORAGE, TEXT, text);
    getElement().executeJs(LEAVE_LINK);
    analyze();
  }

  /** Selects a stretch of the text, for the reader to see and to mend. */
  void select(Place place) {
    var start = TextPlaces.offset(area.getValue(), place);
    area.getElement()
        .executeJs(
            """
            const box = this.inputElement;
            box.focus();
            box.setSelectionRange($0, $1);
            const line = parseFloat(getComputedStyle(box).lineHeight) || 24;
            this.shadowRoot.querySelector('[part=input-field]').scrollTop = ($2 - 3) * line;
            this.scrollIntoView({block: 'nearest'});
            """,
            start,
            start + place.length(),
            place.line());
  }

  private void analyze() {
    WebStorage.setItem(Storage.SESSION_STORAGE, ANALYZED, "yes");
    analyzeAnew();
  }

  private void analyzeAnew() {
    analyze.accept(area.getValue(), RecordInput.read(area.getValue()));
  }

  private static String example() {
    try (InputStream stream = RecordBox.class.getResourceAsStream("example.afn")) {
      if (stream == null) {
        throw new IllegalStateException("missing resource example.afn");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
