package hangjack.app.api;

import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.ReviewSettings;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.sheets.Edition;
import hangjack.content.sheets.SheetKind;
import hangjack.content.sheets.SheetLayout;
import hangjack.content.sheets.Sheets;
import hangjack.content.sheets.SiteAddress;
import hangjack.content.texts.Language;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code GET /sheets/{rulesId}.pdf}: a sheet for the rules of a table, or the printed review of a
 * record that was played by these rules.
 */
final class SheetsCall {
  private static final String PAPER = "paper";
  private static final String KIND = "kind";
  private static final String SEED = "seed";
  private static final String LEVEL = "level";
  private static final String LAYOUT = "layout";
  private static final String RECORD = "record";

  private final ReviewsCalls reviews;
  private final Optional<SiteAddress> site;

  /**
   * A call.
   *
   * @param reviews where reviews are worked out
   * @param site what the codes on sheets open; without it, the server as each client addresses it
   */
  SheetsCall(ReviewsCalls reviews, Optional<SiteAddress> site) {
    this.reviews = reviews;
    this.site = site;
  }

  void answer(Context context) {
    var asked = Asked.inLanguages(context);
    var id = asked.path("id");
    var kind = kind(asked);
    refuseWhatDoesNotBelong(asked, kind);
    var edition = edition(asked, kind);
    var sheet = kind == SheetKind.REVIEW ? review(context, asked, edition) : sheet(asked, edition);
    var languages = edition.languages().stream().map(Language::id).collect(Collectors.joining("-"));
    var name = kind == SheetKind.RULES ? id : id + "-" + kind.publicName();
    asked.answer(sheet, name + "-" + languages + ".pdf");
  }

  private static byte[] sheet(Asked asked, Edition edition) {
    var rules = rules(asked);
    return switch (kind(asked)) {
      case RULES -> Sheets.rules(rules, edition);
      case SUMMARY -> Sheets.summary(rules, edition);
      case SCOREPAD -> Sheets.scorepad(rules, edition);
      case WORKSHEET -> Sheets.worksheet(rules, seed(asked), level(asked), edition);
      case ANSWERS -> Sheets.answers(rules, seed(asked), level(asked), edition);
      case REVIEW -> throw new IllegalArgumentException("a review is made from a record");
    };
  }

  private byte[] review(Context context, Asked asked, Edition edition) {
    var rules = rules(asked);
    var text =
        asked
            .parameter(RECORD)
            .orElseThrow(() -> Refused.because(400, "parameter.missing", Map.of("name", RECORD)));
    var deals = RecordBody.read(text);
    refuseOtherGames(deals, rules);
    return Sheets.review(reviews.review(context, deals, ReviewSettings.DEFAULT), edition);
  }

  private static void refuseOtherGames(List<DealRecord> deals, RuleSet rules) {
    deals.stream()
        .map(deal -> deal.rules().id())
        .filter(id -> !id.equals(rules.id()))
        .findFirst()
        .ifPresent(
            id -> {
              throw Refused.because(400, "record-rules", Map.of("id", id, "asked", rules.id()));
            });
  }

  private static RuleSet rules(Asked asked) {
    return RulesCalls.rules(
        asked.path("id"), asked.parametersBut(PAPER, KIND, SEED, LEVEL, LAYOUT, RECORD));
  }

  /** A parameter that would do nothing is a mistake of who sent it. */
  private static void refuseWhatDoesNotBelong(Asked asked, SheetKind kind) {
    if (!kind.hasExercises()) {
      refuse(asked, SEED);
      refuse(asked, LEVEL);
    }
    if (kind != SheetKind.REVIEW) {
      refuse(asked, RECORD);
      return;
    }
    // the record says by which house rules it was played
    asked.parametersBut(PAPER, KIND, LAYOUT, RECORD).keySet().forEach(name -> refuse(asked, name));
  }

  private static void refuse(Asked asked, String parameter) {
    if (asked.parameter(parameter).isPresent()) {
      throw Refused.because(400, "parameter", Map.of("name", parameter));
    }
  }

  private static SheetKind kind(Asked asked) {
    var name = asked.parameter(KIND).orElse(SheetKind.RULES.publicName());
    return SheetKind.named(name)
        .orElseThrow(() -> Refused.value(KIND, name, String.join(", ", SheetKind.names())));
  }

  private Edition edition(Asked asked, SheetKind kind) {
    var languages = asked.languages();
    var layout = layout(asked);
    if (layout == SheetLayout.SIDE_BY_SIDE) {
      if (!kind.comesSideBySide()) {
        var kinds =
            SheetKind.sideBySide().stream()
                .map(SheetKind::publicName)
                .collect(Collectors.joining(", "));
        throw Refused.because(400, "layout.kind", Map.of("kinds", kinds));
      }
      if (languages.size() != SheetLayout.BESIDE_EACH_OTHER) {
        throw Refused.because(400, "layout.languages", Map.of());
      }
    }
    // what a client says of the host is only printed, and only where it is an address
    var server = site.or(() -> SiteAddress.read(asked.server()));
    return new Edition(languages, layout, paper(asked), server);
  }

  private static SheetLayout layout(Asked asked) {
    var name = asked.parameter(LAYOUT).orElse(SheetLayout.ONE_AFTER_ANOTHER.publicName());
    return SheetLayout.named(name)
        .orElseThrow(() -> Refused.value(LAYOUT, name, String.join(", ", SheetLayout.names())));
  }

  private static long seed(Asked asked) {
    return asked.number(SEED, 1, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static Level level(Asked asked) {
    var number = asked.number(LEVEL, 1, 1, Level.values().length);
    return Level.named(Long.toString(number)).orElseThrow();
  }

  private static Paper paper(Asked asked) {
    var name = asked.parameter(PAPER).orElse(Paper.A4.id());
    return Paper.named(name).orElseThrow(() -> unknown(name));
  }

  private static Refused unknown(String paper) {
    var allowed = Arrays.stream(Paper.values()).map(Paper::id).collect(Collectors.joining(", "));
    return Refused.because(400, "paper", Map.of("name", paper, "allowed", allowed));
  }
}
