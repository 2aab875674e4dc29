/** What a finished deal is worth: every point with its evidence. */
@NullMarked
package hangjack.analyzer.score;

import org.jspecify.annotations.NullMarked;
