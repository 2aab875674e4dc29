/** Tests of what is kept of learners. */
@NullMarked
package hangjack.app.store;

import org.jspecify.annotations.NullMarked;
