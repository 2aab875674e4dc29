package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.review.Reason;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Why a choice is worse than another, said of what was done or of what is still to be decided. */
public final class ReasonWords {
  private static final String WIN = "win";

  private final Texts texts;
  private final CardWords cards;
  private final SeatWords seats;
  private final FigureWords figures;

  private ReasonWords(Language language, SeatWords seats) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
    this.seats = seats;
    this.figures = FigureWords.in(language);
  }

  /** The words for reasons in a language; players are named by their seats. */
  public static ReasonWords in(Language language) {
    return new ReasonWords(language, SeatWords.in(language));
  }

  /** The same with the players named otherwise. */
  public static ReasonWords in(Language language, SeatWords seats) {
    return new ReasonWords(language, seats);
  }

  /** What the choice leads to, and what is better. */
  public String text(Reason reason) {
    var arguments = new HashMap<String, Object>();
    reason.details().forEach((name, detail) -> arguments.put(name, shown(name, detail)));
    var key = "verdicts.reason." + reason.code().publicName();
    var ofMatch = key + ".match";
    return texts.text(winsMatches(reason) && texts.has(ofMatch) ? ofMatch : key, arguments);
  }

  /**
   * The same for where neither lines nor hands stand beside it: it is added where the cards are not
   * the real ones.
   */
  public String alone(Reason reason) {
    var text = text(reason);
    return reason.hands().isEmpty()
        ? text
        : texts.text("verdicts.reason.example", Map.of("reason", text));
  }

  /** Whether the better choice is known to win more matches; what decided is told then. */
  private static boolean winsMatches(Reason reason) {
    return reason.details().get(WIN) instanceof Reason.Detail.Amount(var amount) && amount > 0;
  }

  /**
   * That the lines of a reason are played with other cards than the real ones; empty where they are
   * not.
   *
   * @param seat whose decision it is
   */
  public Optional<String> otherHands(Reason reason, Seat seat) {
    return reason
        .hands()
        .map(_ -> texts.text("verdicts.reason.other-hands", Map.of("seat", seats.seat(seat))));
  }

  private Object shown(String name, Reason.Detail detail) {
    return switch (detail) {
      case Reason.Detail.OneCard(var card) -> cards.shown(card);
      case Reason.Detail.Cards(var several) -> all(several);
      case Reason.Detail.Player(var seat) -> seats.seat(seat);
      case Reason.Detail.Count(var count) -> name.equals("points") ? figures.points(count) : count;
      case Reason.Detail.Amount(var amount) ->
          name.equals(WIN) ? figures.matchesInHundred(amount) : figures.points(amount);
    };
  }

  private String all(Collection<Card> several) {
    return Lists.all(several.stream().map(cards::shown).toList(), texts);
  }
}
