package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.Location;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.record.RecordLink;
import hangjack.app.web.review.ReviewPlace;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The address that shows the same deals to anybody, with nothing kept for it on the server. */
final class DealLink extends Anchor {
  /** The part of the address that holds the deals. */
  static final String PARAMETER = "deal";

  /** The part that holds where in the review of the deals a reader is. */
  static final String PLACE = "at";

  private static final String ADDRESS = "analyze?" + PARAMETER + "=";

  /** Servers and messengers cut off addresses much longer than this. */
  private static final int MOST_LETTERS = 4000;

  private final String link;

  private DealLink(String link, String words) {
    super(ADDRESS + link, words);
    this.link = link;
    addClassName("deal-link");
  }

  /** The link to deals; none where it would be too long to be an address. */
  static Optional<DealLink> to(List<DealRecord> deals, Texts texts) {
    var words = texts.text("screens.analyze.link", Map.of("count", deals.size()));
    return Optional.of(RecordLink.write(deals))
        .filter(link -> link.length() <= MOST_LETTERS)
        .map(link -> new DealLink(link, words));
  }

  /** Leads to a place in the review as well. */
  void lead(String place) {
    setHref(ADDRESS + link + "&" + PLACE + "=" + place);
  }

  /** Leads to the deals alone. */
  void leadToDeals() {
    setHref(ADDRESS + link);
  }

  /** The letters that tell the deals. */
  String letters() {
    return link;
  }

  /** Where in a review an address leads to; empty where it leads to no review. */
  static Optional<ReviewPlace> placeOf(Location location) {
    return location.getQueryParameters().getSingleParameter(PLACE).flatMap(ReviewPlace::read);
  }

  /** The deals that an address names, as {@link RecordLink} reads them. */
  static Optional<String> of(Location location) {
    return location
        .getQueryParameters()
        .getSingleParameter(PARAMETER)
        .filter(link -> !link.isBlank());
  }
}
