/** The lessons, and the player that leads through one. */
@NullMarked
package hangjack.app.web.learn;

import org.jspecify.annotations.NullMarked;
