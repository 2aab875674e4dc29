/** The first page. */
@NullMarked
package hangjack.app.web.home;

import org.jspecify.annotations.NullMarked;
