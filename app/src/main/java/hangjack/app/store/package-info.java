/** What a learner chose to keep: one SQLite file in the data folder. */
@NullMarked
package hangjack.app.store;

import org.jspecify.annotations.NullMarked;
