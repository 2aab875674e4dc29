/** Cards, packs, seats and sides: what every card game has. */
@NullMarked
package hangjack.analyzer.cards;

import org.jspecify.annotations.NullMarked;
