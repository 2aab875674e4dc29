package hangjack.analyzer.record;

/**
 * A stretch of a text.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param length in UTF-16 units, 0 or more
 */
public record Place(int line, int column, int length) {}
