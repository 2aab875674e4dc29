package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.Location;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.RecordLink;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The address that shows the same deals to anybody, with nothing kept for it on the server. */
final class DealLink extends Anchor {
  /** The part of the address that holds the deals. */
  static final String PARAMETER = "deal";

  /** Servers and messengers cut off addresses much longer than this. */
  private static final int MOST_LETTERS = 4000;

  private DealLink(String link, String words) {
    super("analyze?" + PARAMETER + "=" + link, words);
    addClassName("deal-link");
  }

  /** The link to deals; none where it would be too long to be an address. */
  static Optional<DealLink> to(List<DealRecord> deals, Texts texts) {
    var words = texts.text("screens.analyze.link", Map.of("count", deals.size()));
    return Optional.of(RecordLink.write(deals))
        .filter(link -> link.length() <= MOST_LETTERS)
        .map(link -> new DealLink(link, words));
  }

  /** The deals that an address names, as {@link RecordLink} reads them. */
  static Optional<String> of(Location location) {
    return location
        .getQueryParameters()
        .getSingleParameter(PARAMETER)
        .filter(link -> !link.isBlank());
  }
}
