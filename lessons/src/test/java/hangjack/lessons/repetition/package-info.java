/** Tests of the scheduler, by the vectors of its reference implementations. */
@NullMarked
package hangjack.lessons.repetition;

import org.jspecify.annotations.NullMarked;
