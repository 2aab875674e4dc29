/** The rules once more, written plainly and slowly, to hold the engine against. */
@NullMarked
package hangjack.analyzer.plain;

import org.jspecify.annotations.NullMarked;
