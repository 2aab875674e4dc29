/** What every screen of the web app shares: frame, languages, colours. */
@NullMarked
package hangjack.app.web;

import org.jspecify.annotations.NullMarked;
