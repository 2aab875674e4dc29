/** The program as a process: command line, API, server. */
@NullMarked
package hangjack.tests.program;

import org.jspecify.annotations.NullMarked;
