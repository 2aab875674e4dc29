package hangjack.analyzer.play;

import hangjack.analyzer.cards.Seat;

/**
 * What the auction ended in: who leads first and so makes trumps, and what that player owes.
 *
 * @param pitcher who leads first
 * @param bid the points the pitcher's side must make; 0 for an elder hand that pitches unasked
 */
public record Contract(Seat pitcher, int bid) {}
