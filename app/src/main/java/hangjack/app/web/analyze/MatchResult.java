package hangjack.app.web.analyze;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import hangjack.analyzer.record.DealRecord;
import hangjack.analyzer.review.Review;
import hangjack.analyzer.review.ReviewedDeal;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.review.ScoredMatch;
import hangjack.app.web.review.MatchReview;
import hangjack.app.web.review.ReviewPlace;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What happened in the deals of a record, one deal at a time, and their review on demand. */
final class MatchResult extends Section implements MatchReview.Listener {
  /**
   * The address tells the deals, where that is possible, and the place in their review; but not
   * once something else was typed, which a reload must not lose.
   */
  private static final String TELL_PLACE =
      """
      if (!sessionStorage.getItem('%3$s')) return;
      const here = new URL(location.href);
      if ($0) here.searchParams.set('%1$s', $0); else here.searchParams.delete('%1$s');
      if ($1) here.searchParams.set('%2$s', $1); else here.searchParams.delete('%2$s');
      history.replaceState(history.state, '', here);
      """
          .formatted(DealLink.PARAMETER, DealLink.PLACE, RecordBox.ANALYZED);

  private final List<ScoredDeal> deals;
  private final Texts texts;
  private final H2 title = new H2();
  private final Div shown = new Div();
  private final Optional<Select<Integer>> choice;
  private final Optional<DealLink> link;
  private final MatchReview reviewing;
  private Optional<Review> review = Optional.empty();
  private ReviewPlace place = ReviewPlace.START;

  /**
   * The result with its first deal open.
   *
   * @param asked where in its review a reader wants to be; empty where nobody has asked for that
   */
  MatchResult(List<DealRecord> records, Texts texts, Optional<ReviewPlace> asked) {
    deals = ScoredMatch.of(records).deals();
    this.texts = texts;
    addClassName("result");
    title.getElement().setAttribute("tabindex", "-1");
    title.setText(texts.text("screens.analyze.result"));
    var head = new Div(title);
    head.addClassName("result-head");
    choice = deals.size() > 1 ? Optional.of(choice()) : Optional.empty();
    choice.ifPresent(head::add);
    link = DealLink.to(records, texts);
    link.ifPresent(head::add);
    link.filter(_ -> ofOneGame(records))
        .ifPresent(deal -> head.add(new PrintLink(records, deal.letters(), texts)));
    reviewing = new MatchReview(records, texts, this);
    reviewing.setVisible(deals.stream().anyMatch(deal -> !deal.replay().actions().isEmpty()));
    add(head, reviewing, shown);
    show();
    reviewing.open(asked);
  }

  /** A sheet is of one game. */
  private static boolean ofOneGame(List<DealRecord> records) {
    return records.stream().map(deal -> deal.rules().id()).distinct().count() == 1;
  }

  private Select<Integer> choice() {
    var select = new Select<Integer>();
    select.setAriaLabel(texts.text("screens.analyze.deal.choose"));
    select.setItems(IntStream.range(0, deals.size()).boxed().toList());
    select.setItemLabelGenerator(
        number ->
            texts.text(
                "screens.analyze.deal.number",
                Map.of("number", number + 1, "count", deals.size())));
    select.setValue(0);
    select.addValueChangeListener(
        change -> {
          if (change.getValue() != place.deal() - 1) {
            place = new ReviewPlace(change.getValue() + 1, 1);
            show();
          }
        });
    return select;
  }

  private void show() {
    shown.removeAll();
    var number = place.deal() - 1;
    var result = new DealResult(deals.get(number), texts);
    reviewOf(number).ifPresent(reviewed -> result.review(reviewed, place.decision(), this::at));
    shown.add(result);
  }

  private Optional<ReviewedDeal> reviewOf(int number) {
    return review
        .map(known -> known.deals().get(number))
        .filter(deal -> !deal.decisions().isEmpty());
  }

  private void at(int decision) {
    place = new ReviewPlace(place.deal(), decision);
    reviewing.keepPlace(place);
    tellPlace();
  }

  private void tellPlace() {
    var at = place.written(deals.size());
    link.ifPresent(deal -> deal.lead(at));
    tell(at);
  }

  private void tell(String at) {
    getElement().executeJs(TELL_PLACE, link.map(DealLink::letters).orElse(""), at);
  }

  @Override
  public void begun(ReviewPlace where) {
    place = within(where);
    tellPlace();
  }

  @Override
  public void reviewed(Review found, ReviewPlace where) {
    review = Optional.of(found);
    place = within(where);
    choice.ifPresent(select -> select.setValue(place.deal() - 1));
    show();
  }

  @Override
  public void gaveUp() {
    link.ifPresent(DealLink::leadToDeals);
    tell("");
  }

  private ReviewPlace within(ReviewPlace where) {
    return new ReviewPlace(Math.min(where.deal(), deals.size()), where.decision());
  }

  /** Leads the reader to the result. */
  void takeFocus() {
    title
        .getElement()
        .executeJs("this.focus({preventScroll: true}); this.scrollIntoView({block: 'start'})");
  }
}
