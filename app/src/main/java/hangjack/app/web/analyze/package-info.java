/** A pasted hand: what is wrong with its text, or what really happened in the deal. */
@NullMarked
package hangjack.app.web.analyze;

import org.jspecify.annotations.NullMarked;
