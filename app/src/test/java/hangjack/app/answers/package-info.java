/** Tests of the answers. */
@NullMarked
package hangjack.app.answers;

import org.jspecify.annotations.NullMarked;
