/** What the API answers and {@code --json} prints: the same objects, written by the same hand. */
@NullMarked
package hangjack.app.answers;

import org.jspecify.annotations.NullMarked;
