package hangjack.analyzer.play;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Side;
import java.util.Optional;

/**
 * Points scored before the play, for a turn-up or as the gift (rules 4, nos. 1 and 2).
 *
 * @param side who scores
 * @param points how many
 * @param turnUp the card that scored; empty for the gift
 */
public record ImmediatePoint(Side side, int points, Optional<Card> turnUp) {}
