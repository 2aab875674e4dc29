/** Players that are programs, and what they make of a deal. */
@NullMarked
package hangjack.analyzer.search;

import org.jspecify.annotations.NullMarked;
