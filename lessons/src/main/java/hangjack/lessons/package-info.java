/** Lessons as data, the interpreter that gives them, and the check that proves them. */
@NullMarked
package hangjack.lessons;

import org.jspecify.annotations.NullMarked;
