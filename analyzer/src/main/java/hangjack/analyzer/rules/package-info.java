/** Rule sets as data: every choice that tells one game of the family from another. */
@NullMarked
package hangjack.analyzer.rules;

import org.jspecify.annotations.NullMarked;
