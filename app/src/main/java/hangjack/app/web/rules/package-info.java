/** The rules of a game, to read and to print. */
@NullMarked
package hangjack.app.web.rules;

import org.jspecify.annotations.NullMarked;
