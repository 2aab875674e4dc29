/** What is shown when an address leads nowhere or the program fails. */
@NullMarked
package hangjack.app.web.failures;

import org.jspecify.annotations.NullMarked;
