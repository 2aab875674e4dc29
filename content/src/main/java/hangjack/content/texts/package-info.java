/** Every text a person sees, by language and key. */
@NullMarked
package hangjack.content.texts;

import org.jspecify.annotations.NullMarked;
