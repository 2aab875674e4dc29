/** What the analyzer knows, as words and sentences of a language. */
@NullMarked
package hangjack.content.words;

import org.jspecify.annotations.NullMarked;
