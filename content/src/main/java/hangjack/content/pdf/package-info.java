/** Typesetting: blocks of text, tables and drawings in, a tagged PDF out. */
@NullMarked
package hangjack.content.pdf;

import org.jspecify.annotations.NullMarked;
