package hangjack.app.web.analyze;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.app.web.cards.CardChip;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import hangjack.content.words.SeatWords;

/** The words and the small cards in which one deal is told. */
record DealWords(Texts texts, CardWords cards, SeatWords seats) {
  static DealWords of(ScoredDeal deal, Texts texts) {
    var language = texts.language();
    return new DealWords(
        texts, CardWords.in(language), SeatWords.in(language, deal.record().names()));
  }

  /** A text of this view. */
  String text(String key) {
    return texts.text("screens.analyze." + key);
  }

  /** A small card in a line of text. */
  CardChip chip(Card card) {
    return new CardChip(card, texts.language());
  }

  /** A small card that the record does not tell. */
  CardChip unknownChip() {
    return CardChip.unknown(texts.language());
  }
}
