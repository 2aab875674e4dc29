/** Texts that nobody meant, by the million, run by hand with {@code mvn -Pfuzz}. */
@NullMarked
package hangjack.tests.fuzz;

import org.jspecify.annotations.NullMarked;
