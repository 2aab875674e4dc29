/** Printed sheets, written from the rule set itself: what is printed is what the engine plays. */
@NullMarked
package hangjack.content.sheets;

import org.jspecify.annotations.NullMarked;
