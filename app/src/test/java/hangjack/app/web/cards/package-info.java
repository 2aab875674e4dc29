/** Tests of cards and the table. */
@NullMarked
package hangjack.app.web.cards;

import org.jspecify.annotations.NullMarked;
