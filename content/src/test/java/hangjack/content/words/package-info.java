/** Tests of the words, in every language. */
@NullMarked
package hangjack.content.words;

import org.jspecify.annotations.NullMarked;
