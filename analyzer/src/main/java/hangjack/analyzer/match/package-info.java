/** Deals to the target: counting out, the next dealer, who has won. */
@NullMarked
package hangjack.analyzer.match;

import org.jspecify.annotations.NullMarked;
