/** What really happened in a recorded deal: tricks, points, score, and what the rules forbade. */
@NullMarked
package hangjack.analyzer.review;

import org.jspecify.annotations.NullMarked;
