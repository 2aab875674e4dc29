/** The program: command line, web app and API in one process. */
@NullMarked
package hangjack.app;

import org.jspecify.annotations.NullMarked;
