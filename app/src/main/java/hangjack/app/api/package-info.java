/** The API under {@code /api/v1}. */
@NullMarked
package hangjack.app.api;

import org.jspecify.annotations.NullMarked;
