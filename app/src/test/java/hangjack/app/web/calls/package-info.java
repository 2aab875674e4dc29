/** Tests of the page about the calls. */
@NullMarked
package hangjack.app.web.calls;

import org.jspecify.annotations.NullMarked;
