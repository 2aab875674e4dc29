/** What every call is worth with every class of hand, and the old advice put to the test. */
@NullMarked
package hangjack.app.web.calls;

import org.jspecify.annotations.NullMarked;
