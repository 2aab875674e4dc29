package hangjack.analyzer.record;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Refusal;
import hangjack.analyzer.score.Penalty;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something done at the table that the rules forbid.
 *
 * @param action what was done
 * @param trick in which trick, from 1; empty before the play
 * @param broken the rule it broke
 * @param allowed the cards that might have been played; none for a call or a discard
 * @param penalty what it costs under the rules of the table; empty for a call or a discard
 */
public record Violation(
    Action action, OptionalInt trick, Refusal broken, CardSet allowed, Optional<Penalty> penalty) {}
