/** Exercises without end, made from a seed and answered by the engine. They speak no language. */
@NullMarked
package hangjack.content.exercises;

import org.jspecify.annotations.NullMarked;
