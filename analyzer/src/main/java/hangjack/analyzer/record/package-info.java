/** The hand record: reading what people type, writing it in one form, and replaying it. */
@NullMarked
package hangjack.analyzer.record;

import org.jspecify.annotations.NullMarked;
