/** One web server on one port, for the web app and the API. */
@NullMarked
package hangjack.app.server;

import org.jspecify.annotations.NullMarked;
