/** A deal from the first card to the last trick: who may do what, and what then happens. */
@NullMarked
package hangjack.analyzer.play;

import org.jspecify.annotations.NullMarked;
