/** When something learnt comes back: the scheduler FSRS, version 6, with times that come in. */
@NullMarked
package hangjack.lessons.repetition;

import org.jspecify.annotations.NullMarked;
