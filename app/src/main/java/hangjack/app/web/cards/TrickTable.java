package hangjack.app.web.cards;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.SeatWords;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** The table seen from above, with a place for one card before each seat. */
public final class TrickTable extends Div {
  private final Language language;
  private final Map<Seat, Div> places = new EnumMap<>(Seat.class);
  private final Map<Seat, Div> cards = new EnumMap<>(Seat.class);
  private final Map<Seat, Span> names = new EnumMap<>(Seat.class);

  /** An empty table for the seats that are taken. */
  public TrickTable(Collection<Seat> seats, Language language) {
    this.language = language;
    addClassName("table");
    getElement().setAttribute("role", "group");
    getElement().setAttribute("aria-label", Texts.in(language).text("terms.trick"));
    for (var seat : Seat.values()) {
      if (seats.contains(seat)) {
        addPlace(seat);
      }
    }
  }

  private void addPlace(Seat seat) {
    var name = new Span(SeatWords.in(language).seat(seat));
    name.addClassName("seat-name");
    var card = new Div();
    card.addClassName("card-place");
    var place = new Div(name, card);
    place.addClassNames("seat", seat.name().toLowerCase(Locale.ROOT));
    names.put(seat, name);
    cards.put(seat, card);
    places.put(seat, place);
    add(place);
  }

  /** Calls a seat something else than its compass point. */
  public void setName(Seat seat, String name) {
    at(names, seat).setText(name);
  }

  /** Puts a card before a seat, in place of the one that lies there. */
  public void put(Seat seat, Card card) {
    var place = at(cards, seat);
    place.removeAll();
    place.add(new CardFigure(card, language));
  }

  /** Shows what a seat says, where its card would lie. */
  public void say(Seat seat, String words) {
    var said = new Span(words);
    said.addClassName("said");
    var place = at(cards, seat);
    place.removeAll();
    place.add(said);
  }

  /** Marks the card that has just been played. */
  public void setLatest(Seat latest) {
    places.forEach((seat, place) -> place.setClassName("latest", seat == latest));
  }

  /** Takes away all cards and words, and the signs of a winner and of the card just played. */
  public void clear() {
    cards.values().forEach(Div::removeAll);
    places.values().forEach(place -> place.removeClassNames("winner", "latest"));
  }

  /** Takes away the card before a seat, and the sign of a winner. */
  public void take(Seat seat) {
    at(cards, seat).removeAll();
    places.values().forEach(place -> place.removeClassName("winner"));
  }

  /** Shows who has won the trick. */
  public void setWinner(Seat winner) {
    places.forEach((seat, place) -> place.setClassName("winner", seat == winner));
  }

  private static <T> T at(Map<Seat, T> parts, Seat seat) {
    var part = parts.get(seat);
    if (part == null) {
      throw new IllegalArgumentException("nobody sits at " + seat);
    }
    return part;
  }
}
