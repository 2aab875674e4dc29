package hangjack.content.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.record.Fault;
import hangjack.analyzer.record.FaultCode;
import hangjack.analyzer.record.RecordReader;
import hangjack.content.texts.Languages;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FaultWordsTest {
  private static final String TWICE =
      """
      [Rules "all-fours"]
      [Dealer "N"]
      [North "Kh 5s 8s 2c 3c 4c"]
      [South "Kh 6s 9s 5c 6c 7c"]
      [TurnUp "9h"]
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Line 4, column 9: K♥ stands here a second time; the first is in line 3, column 9."
            + " Correct one of the two.",
        "fr | Ligne 4, colonne 9 : R♥ figure ici une seconde fois ; la première est à la ligne 3,"
            + " colonne 9. Corrigez l’une des deux.",
        "it | Riga 4, colonna 9: K♥ compare qui una seconda volta; la prima è alla riga 3, colonna"
            + " 9. Correggi una delle due.",
        "pt | Linha 4, coluna 9: K♥ aparece aqui pela segunda vez; a primeira está na linha 3,"
            + " coluna 9. Corrija uma das duas."
      })
  void aCardThatIsThereTwiceIsToldWithBothPlaces(String language, String expected) {
    var words = FaultWords.in(Languages.named(language).orElseThrow());
    var faults = RecordReader.read(TWICE).faults();
    assertEquals(1, faults.size());
    assertEquals(expected, words.located(faults.getFirst()).replace('\u00a0', ' '));
  }

  @Test
  void aMisspeltNameIsOfferedRight() {
    var fault = faults(TWICE.replace("all-fours", "all-four")).getFirst();
    var words = FaultWords.in(Languages.english());
    assertEquals(Optional.of("Did you mean “all-fours”?"), words.proposal(fault));
    assertTrue(words.text(fault).contains("all-fours, seven-up"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "what is this",
        "[Dealer \"N\"]",
        "[Rules \"whist\"]",
        "[Rules \"trinidad; colour=red; target=x; gift-to=elder; partnerships=no\"]",
        "[Rules \"all-fours; hand-size=13; players=4\"]\n[Dealer \"X\"]",
        "[Rules \"all-fours\"]\n[Players \"9\"]\n[Dealer \"N\"]\n[Dealer \"S\"]",
        "[Rules \"all-fours; partnerships=yes\"]\n[Dealer \"N\"]\n[Penalties \"maybe\"]",
        "[Rules \"all-fours\"]\n[Dealer \"N\"]\n[Score \"many\"]\n[West \"Kh\"]\n[TurnUp \"9h\"]",
        "[Rules \"all-fours\"]\n[Dealer \"N\"]\n[Score \"N 11, S 3\"]\n[TurnUp \"9h 5s\"]"
            + "\n[Calls \"S stand\"]",
        "[Rules \"all-fours\"]\n[Dealer \"N\"]\n[North \"Kh 1x\"]\n[South \"2h + 3h\"]"
            + "\n[TurnUp \"9h\"]\n[Calls \"S dance\"]\n1. N Ac 2h 3h\n2. S 2h",
        "[Rules \"all-fours\"]\n[Dealer \"N\"]\n[North \"Kh\"]\n[South \"2h - 5c\"]"
            + "\n[TurnUp \"9h\"]\n[Calls \"N stand\"]\n1. X",
        "[Rules \"all-fours\"]\n[Dealer \"N\"]\n[North \"Kh Qh Jh Th 8h 7h + 2s 3s 4s\"]"
            + "\n[South \"Kc Qc Jc Tc 9c 8c + 2d 3d 4d\"]\n[TurnUp \"9h 5d\"]\n1. S Kc Kh"
      })
  void everyFaultOfTheReaderHasItsSentence(String record) {
    var faults = RecordReader.read(record).faults();
    assertFalse(faults.isEmpty());
    for (var language : Languages.all()) {
      var words = FaultWords.in(language);
      for (var fault : faults) {
        assertFalse(words.located(fault).isBlank(), fault.toString());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"SYNTAX", "TOO_LARGE"})
  void everyCodeHasASentenceInEachLanguage(FaultCode code) {
    for (var language : Languages.all()) {
      assertTrue(Texts.in(language).has("faults." + code.publicName()), code + language.id());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | “dance” is not a call of these rules. After a seat write one of these: pass, 2, 3, 4,"
            + " take.",
        "fr | « dance » n’est pas une annonce de ces règles. Après une place, écrivez l’une de"
            + " celles-ci : pass (passe), 2, 3, 4, take (reprend l’enchère).",
        "it | «dance» non è una dichiarazione di queste regole. Dopo un posto scrivi una di queste:"
            + " pass (passa), 2, 3, 4, take (tiene l’offerta).",
        "pt | “dance” não é uma fala destas regras. Depois de um lugar, escreva uma destas: pass"
            + " (passa), 2, 3, 4, take (assume o lance)."
      })
  void anUnknownCallIsToldTheCallsOfTheseRules(String language, String expected) {
    var words = FaultWords.in(Languages.named(language).orElseThrow());
    var faults = faults("[Rules \"auction-pitch\"]\n[Dealer \"N\"]\n[Calls \"E dance\"]");
    assertEquals(
        List.of(expected),
        faults.stream().map(words::text).map(text -> text.replace('\u00a0', ' ')).toList());
  }

  @Test
  void aGameWithoutCallsSaysSo() {
    var faults = faults("[Rules \"blind-all-fours\"]\n[Dealer \"N\"]\n[Calls \"E stand\"]");
    assertEquals(
        List.of("These rules have no calls. Take out the tag Calls."),
        faults.stream().map(FaultWords.in(Languages.english())::text).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | “JF” can be read as J♥ or as J♣: these letters could be those of Italian (it), French"
            + " (fr). Say which on a line of its own, such as “Language: it”.",
        "fr | « JF » peut se lire V♥ ou V♣ : ces lettres peuvent être celles de plusieurs langues,"
            + " italien (it), français (fr). Précisez la langue sur une ligne, par exemple"
            + " « Language: it ».",
        "it | «JF» si può leggere J♥ oppure J♣: queste lettere possono essere di più lingue,"
            + " italiano (it), francese (fr). Indica la lingua su una riga, per esempio «Language:"
            + " it».",
        "pt | “JF” pode ser lido como J♥ ou como J♣: estas letras podem ser de mais de um idioma,"
            + " italiano (it), francês (fr). Indique o idioma em uma linha, por exemplo “Language:"
            + " it”."
      })
  void twoReadingsAreShownWithTheirLanguages(String language, String expected) {
    var told =
        Map.<String, Object>of(
            "text", "JF",
            "languages", List.of("it", "fr"),
            "one", Card.named("Jh").orElseThrow(),
            "other", Card.named("Jc").orElseThrow());
    var words = FaultWords.in(Languages.named(language).orElseThrow());
    assertEquals(
        expected, words.sentence("faults.language-ambiguous", told).replace('\u00a0', ' '));
  }

  @Test
  void tooMuchTextIsToldTheLimit() {
    var fault = faults("x".repeat(300 * 1024)).getFirst();
    assertTrue(FaultWords.in(Languages.english()).text(fault).contains("256 KiB"));
    var deals = faults((TWICE + "\n").repeat(501)).getFirst();
    assertTrue(FaultWords.in(Languages.english()).text(deals).contains("500 deals"));
  }

  private static List<Fault> faults(String record) {
    return RecordReader.read(record).faults();
  }
}
