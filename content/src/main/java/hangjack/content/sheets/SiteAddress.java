package hangjack.content.sheets;

import hangjack.analyzer.record.RecordLink;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.exercises.Level;
import hangjack.content.pdf.Paper;
import hangjack.content.texts.Language;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Where on the web the pages are that a sheet's code opens.
 *
 * @param base such as {@code https://cards.example}: of the web, with a host and at most a port and
 *     a path, without a slash at its end
 */
public record SiteAddress(String base) {
  private static final int MOST_LETTERS = 200;

  public SiteAddress {
    if (!isBase(base)) {
      throw new IllegalArgumentException("no address of a site: " + base);
    }
  }

  /** The site of an address, with or without a slash at its end; empty where it is none. */
  public static Optional<SiteAddress> read(String text) {
    var base = text.strip().replaceAll("/+$", "");
    return isBase(base) ? Optional.of(new SiteAddress(base)) : Optional.empty();
  }

  private static boolean isBase(String text) {
    try {
      var uri = new URI(text);
      var scheme = Optional.ofNullable(uri.getScheme()).orElse("").toLowerCase(Locale.ROOT);
      return text.length() <= MOST_LETTERS
          && (scheme.equals("http") || scheme.equals("https"))
          && uri.getHost() != null
          && uri.getPort() <= 65_535
          && uri.getUserInfo() == null
          && uri.getQuery() == null
          && uri.getFragment() == null
          && !text.endsWith("/")
          && text.equals(uri.toASCIIString());
    } catch (URISyntaxException noAddress) {
      return false;
    }
  }

  /** The page with rules, house rules included. */
  public String rules(RuleSet rules, Language language) {
    return base + "/rules/" + rules.id() + "?lang=" + language.id() + houseRules(rules);
  }

  /** The answers to the exercises of a seed and a level, to print. */
  String answers(RuleSet rules, long seed, Level level, Language language, Paper paper) {
    var wish =
        "?kind=%s&seed=%d&level=%d&lang=%s&paper=%s"
            .formatted(
                SheetKind.ANSWERS.publicName(), seed, level.number(), language.id(), paper.id());
    return base + "/api/v1/sheets/" + rules.id() + ".pdf" + wish + houseRules(rules);
  }

  /** The page with the deals of a review. */
  String deals(Review review, Language language) {
    var records = review.scored().deals().stream().map(deal -> deal.record()).toList();
    return base + "/analyze?lang=" + language.id() + "&deal=" + RecordLink.write(records);
  }

  /** What an address says of house rules: {@code &game-points=2}; nothing for a preset. */
  public static String houseRules(RuleSet rules) {
    var changes = new StringBuilder();
    HouseRules.overrides(rules)
        .forEach(
            (name, value) -> changes.append('&').append(name).append('=').append(escaped(value)));
    return changes.toString();
  }

  /** Colons and commas mean nothing in an address, and are read more easily as they are. */
  private static String escaped(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("%3A", ":")
        .replace("%2C", ",");
  }
}
