/** Tests of the review of a deal that need no browser. */
@NullMarked
package hangjack.app.web.review;

import org.jspecify.annotations.NullMarked;
