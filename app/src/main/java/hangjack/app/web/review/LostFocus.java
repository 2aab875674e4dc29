package hangjack.app.web.review;

import com.vaadin.flow.component.Component;

/**
 * What was focused may be gone, or hidden, by what was just done; a reader elsewhere stays there.
 */
final class LostFocus {
  private static final String LEAD =
      """
      const now = document.activeElement;
      if (now && now !== document.body && now.getClientRects().length > 0) return;
      this.focus({preventScroll: true});
      if ($0) this.scrollIntoView({block: 'start'});
      """;

  private LostFocus() {}

  /** Leads who has lost the focus to a part of the page, without moving the page. */
  static void leadTo(Component part) {
    part.getElement().executeJs(LEAD, false);
  }

  /** Leads who has lost the focus to a part of the page, and brings that into sight. */
  static void leadIntoSightOf(Component part) {
    part.getElement().executeJs(LEAD, true);
  }
}
