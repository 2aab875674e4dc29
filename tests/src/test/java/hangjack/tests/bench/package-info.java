/** Measurements, run by hand with {@code mvn -Pbench}: figures of one run against each other. */
@NullMarked
package hangjack.tests.bench;

import org.jspecify.annotations.NullMarked;
