/** Tests of searches for those who wait. */
@NullMarked
package hangjack.app.search;

import org.jspecify.annotations.NullMarked;
