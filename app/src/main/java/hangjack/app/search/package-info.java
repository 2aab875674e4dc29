/** Searches for those who wait: a few at a time, bounded in time, on threads of their own. */
@NullMarked
package hangjack.app.search;

import org.jspecify.annotations.NullMarked;
