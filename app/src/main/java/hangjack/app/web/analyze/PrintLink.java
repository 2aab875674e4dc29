package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import hangjack.analyzer.record.DealRecord;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.List;

/** The review of deals as a sheet to print. */
final class PrintLink extends Anchor {
  /**
   * A link.
   *
   * @param letters those that tell the deals in an address
   */
  PrintLink(List<DealRecord> deals, String letters, Texts texts) {
    super(address(deals, letters, texts.language()), texts.text("screens.analyze.print"));
    setRouterIgnore(true);
    setTarget(AnchorTarget.BLANK);
    getElement().setAttribute("type", "application/pdf");
    addClassName("print-link");
  }

  private static String address(List<DealRecord> deals, String letters, Language language) {
    return "/api/v1/sheets/%s.pdf?kind=review&lang=%s&record=%s"
        .formatted(deals.getFirst().rules().id(), language.id(), letters);
  }
}
