package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Seat;

/** A card on the table and who played it. */
public record CardPlayed(Seat seat, Card card) {}
