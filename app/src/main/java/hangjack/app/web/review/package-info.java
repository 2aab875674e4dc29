/**
 * The review of a deal: how it is worked out and stepped through, and what each choice was worth.
 */
@NullMarked
package hangjack.app.web.review;

import org.jspecify.annotations.NullMarked;
