package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Penalty;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was done against the rules, and what it costs. */
public final class ViolationWords {
  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;

  private ViolationWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = seats;
  }

  /** The words for violations in a language; players are named by their seats. */
  public static ViolationWords in(Language language) {
    return new ViolationWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static ViolationWords in(Language language, SeatWords seats) {
    return new ViolationWords(language, seats);
  }

  /** What was done and, for a card, which cards were allowed. */
  public String text(Violation violation) {
    var arguments = new HashMap<String, Object>();
    arguments.put("seat", seats.seat(violation.action().seat()));
    arguments.put("allowed", cards.either(asHeld(violation.allowed())));
    violation.trick().ifPresent(trick -> arguments.put("trick", trick));
    if (violation.action() instanceof Action.Play play) {
      arguments.put("card", cards.shown(play.card()));
    }
    if (violation.action() instanceof Action.Bid bid) {
      arguments.put("bid", bid.points());
    }
    return texts.text("plays.violation." + violation.broken().publicName(), arguments);
  }

  /** What it costs under the rules of the table. */
  public String penalty(Penalty penalty) {
    return switch (penalty.kind()) {
      case NONE -> texts.text("plays.penalty.none");
      case POINTS ->
          penalty.points() < 0
              ? texts.text("plays.penalty.set-back", arguments(penalty))
              : texts.text("plays.penalty.points", arguments(penalty));
      case MATCH -> texts.text("plays.penalty.match", arguments(penalty));
    };
  }

  private Map<String, Object> arguments(Penalty penalty) {
    return Map.of(
        "points", Math.abs(penalty.points()),
        "gainers", Lists.all(penalty.sides().stream().map(seats::side).toList(), texts),
        "offender", seats.side(penalty.offender()),
        "lost", lost(penalty));
  }

  /** Suit by suit, each from high to low, as people sort a hand; a joker first. */
  private static List<Card> asHeld(CardSet set) {
    return set.stream()
        .sorted(
            Comparator.comparingInt((Card card) -> card.isJoker() ? -1 : card.suit().ordinal())
                .thenComparing(Comparator.comparingInt(Card::index).reversed()))
        .toList();
  }

  private static String lost(Penalty penalty) {
    if (penalty.cannotScore().contains(AwardKind.JACK)) {
      return "jackgame";
    }
    return penalty.cannotScore().contains(AwardKind.GAME) ? "game" : "none";
  }
}
