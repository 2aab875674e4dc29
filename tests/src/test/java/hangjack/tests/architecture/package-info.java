/** Which part may use which. */
@NullMarked
package hangjack.tests.architecture;

import org.jspecify.annotations.NullMarked;
