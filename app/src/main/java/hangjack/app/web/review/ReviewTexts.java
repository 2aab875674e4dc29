package hangjack.app.web.review;

import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.review.Decision;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.ChoiceWords;
import hangjack.content.words.FigureWords;
import hangjack.content.words.ReasonWords;
import hangjack.content.words.ReviewWords;
import hangjack.content.words.SeatWords;
import java.util.Map;

/** The words in which one deal's review is told. */
record ReviewTexts(
    Texts texts,
    SeatWords seats,
    CardWords cards,
    ChoiceWords choices,
    FigureWords figures,
    ReviewWords review,
    ReasonWords reasons) {

  /**
   * The words of a language.
   *
   * @param names what the players of the deal are called, where that is known
   */
  static ReviewTexts in(Language language, Map<Seat, String> names) {
    var seats = SeatWords.in(language, names);
    return new ReviewTexts(
        Texts.in(language),
        seats,
        CardWords.in(language),
        ChoiceWords.in(language),
        FigureWords.in(language),
        ReviewWords.in(language, seats),
        ReasonWords.in(language, seats));
  }

  Language language() {
    return texts.language();
  }

  /** A text of the review. */
  String text(String key) {
    return texts.text("screens.review." + key);
  }

  /** A text of the review with arguments. */
  String text(String key, Map<String, ?> arguments) {
    return texts.text("screens.review." + key, arguments);
  }

  /** The word for what is made of a decision. */
  String verdict(Decision decision) {
    return VerdictSign.of(decision).map(review::verdict).orElseGet(() -> text("not-valued"));
  }

  /** What was done, worded to stand alone or in a sentence. */
  String chosen(Decision decision) {
    return choices.shown(decision.state(), decision.chosen());
  }

  /**
   * What a player says aloud when making a call.
   *
   * @param state the deal with the calls before
   */
  String said(DealState state, Action.Call call) {
    return choices.said(state, call);
  }
}
