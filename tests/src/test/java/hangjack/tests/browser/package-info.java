/** The web app in a real browser. */
@NullMarked
package hangjack.tests.browser;

import org.jspecify.annotations.NullMarked;
