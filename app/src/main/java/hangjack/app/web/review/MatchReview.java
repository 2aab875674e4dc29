package hangjack.app.web.review;

import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Begins the review of a record's deals, shows how far it is, lets it be cancelled, and hands over
 * what came of it. It stops where the reader leaves.
 */
public final class MatchReview extends Div {
  private final List<DealRecord> records;
  private final Texts texts;
  private final Listener listener;
  private final UI ui = UI.getCurrent();
  private final Searches searches;
  private final Div offer = new Div();
  private final Div running = new Div();
  private final Element bar = new Element("progress");
  private final Span progress = new Span();
  private final Paragraph status = new Paragraph();
  private final NativeButton go;
  private final NativeButton cancel;
  private Optional<ReviewRun> run = Optional.empty();
  private ReviewPlace place = ReviewPlace.START;

  /** Who shows the review. */
  public interface Listener {
    /** Told that a review has begun, and where in it the reader wants to be. */
    void begun(ReviewPlace place);

    /** Told the review, whole or as far as it went, and where in it the reader is. */
    void reviewed(Review review, ReviewPlace place);

    /** Told that there is none. */
    void gaveUp();
  }

  /** An offer to review deals. */
  public MatchReview(List<DealRecord> records, Texts texts, Listener listener) {
    this.records = List.copyOf(records);
    this.texts = texts;
    this.listener = listener;
    searches = Searches.current();
    addClassName("match-review");
    go = new NativeButton(text("start"), _ -> begin(ReviewPlace.START));
    go.addClassName("main-action");
    offer.add(go, new Paragraph(text("what")));
    offer.addClassName("offer");
    cancel = new NativeButton(text("cancel"), _ -> cancel());
    cancel.addClassName("quiet-action");
    progress.setId("review-progress");
    bar.setAttribute("aria-labelledby", "review-progress");
    running.getElement().appendChild(progress.getElement(), bar, cancel.getElement());
    running.addClassName("running");
    running.setVisible(false);
    status.addClassName("review-status");
    status.getElement().setAttribute("role", "status");
    add(offer, running, status);
  }

  private String text(String key) {
    return texts.text("screens.review." + key);
  }

  /**
   * Shows the review where the tab has kept it; else begins it where it has been asked for.
   *
   * @param asked where in the review the reader wants to be; empty where nobody has asked for it
   */
  public void open(Optional<ReviewPlace> asked) {
    var kept = KeptReview.of(ui, records);
    var at = asked.or(() -> kept.map(KeptReview::place));
    var known = kept.flatMap(KeptReview::review);
    if (known.isPresent()) {
      offer.setVisible(false);
      listener.reviewed(known.get(), at.orElseThrow());
    } else {
      at.ifPresent(this::begin);
    }
  }

  /** Keeps for this tab where the reader is. */
  public void keepPlace(ReviewPlace now) {
    KeptReview.of(ui, records).ifPresent(kept -> kept.at(now).keep(ui));
  }

  private void begin(ReviewPlace at) {
    place = at;
    var begun = new ReviewRun(new OpenTab(ui), new Shown());
    run = Optional.of(begun);
    offer.setVisible(false);
    running.setVisible(true);
    bar.removeAttribute("value");
    progress.setText(text("begun"));
    status.setText("");
    cancel.focus();
    new KeptReview(records, Optional.empty(), place).keep(ui);
    listener.begun(place);
    var settings = searches.settings();
    var desk = searches.reviews();
    Thread.ofVirtual().name("review").start(() -> begun.work(records, settings, desk));
  }

  private void cancel() {
    run.filter(ReviewRun::hasBegun)
        .ifPresentOrElse(ReviewRun::stop, () -> giveUp(text("cancelled")));
  }

  private void giveUp(String sentence) {
    end(sentence);
    KeptReview.forget(ui);
    offer.setVisible(true);
    LostFocus.leadTo(go);
    listener.gaveUp();
  }

  private void end(String sentence) {
    run.ifPresent(ReviewRun::leave);
    run = Optional.empty();
    running.setVisible(false);
    status.setText(sentence);
  }

  @Override
  protected void onDetach(DetachEvent event) {
    run.ifPresent(ReviewRun::leave);
    run = Optional.empty();
  }

  /** What the page shows of the run. */
  private final class Shown implements ReviewRun.Reports {
    @Override
    public void progressed(int done, int of) {
      bar.setAttribute("max", Integer.toString(of));
      bar.setAttribute("value", Integer.toString(done));
      progress.setText(texts.text("screens.review.progress", Map.of("done", done, "count", of)));
    }

    @Override
    public void finished(Review review) {
      var whole = review.deals().stream().allMatch(deal -> deal.stoppedAt().isEmpty());
      end(text(whole ? "done" : "cancelled"));
      offer.setVisible(!whole);
      if (whole) {
        new KeptReview(records, Optional.of(review), place).keep(ui);
      } else {
        KeptReview.forget(ui);
      }
      listener.reviewed(review, place);
    }

    @Override
    public void busy() {
      giveUp(text("busy"));
    }

    @Override
    public void failed() {
      giveUp(text("failed"));
    }
  }
}
