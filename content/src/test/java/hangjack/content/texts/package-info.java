/** Tests of the texts and of every language's files. */
@NullMarked
package hangjack.content.texts;

import org.jspecify.annotations.NullMarked;
