/** Cards and the table, drawn by us. */
@NullMarked
package hangjack.app.web.cards;

import org.jspecify.annotations.NullMarked;
