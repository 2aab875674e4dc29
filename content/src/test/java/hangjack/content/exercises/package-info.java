@NullMarked
package hangjack.content.exercises;

import org.jspecify.annotations.NullMarked;
