/** Tests of the view of a pasted hand that need no browser. */
@NullMarked
package hangjack.app.web.analyze;

import org.jspecify.annotations.NullMarked;
