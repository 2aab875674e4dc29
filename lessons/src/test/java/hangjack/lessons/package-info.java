/** Tests of lessons. */
@NullMarked
package hangjack.lessons;

import org.jspecify.annotations.NullMarked;
