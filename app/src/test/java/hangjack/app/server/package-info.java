/** Tests of the web server's parts. */
@NullMarked
package hangjack.app.server;

import org.jspecify.annotations.NullMarked;
