/** Tests of the command line. */
@NullMarked
package hangjack.app.cli;

import org.jspecify.annotations.NullMarked;
