/** Tests that look at all the tests of the rules together. */
@NullMarked
package hangjack.analyzer;

import org.jspecify.annotations.NullMarked;
