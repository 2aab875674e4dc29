package hangjack.analyzer.review;

/**
 * How well a player decided in a deal.
 *
 * @param decisions how many decisions the player had, forced ones included
 * @param forced how many of them were forced
 * @param errorRate the mean loss of the decisions that were not forced, in points
 * @param ci95 half the width of the interval of {@code errorRate}, in points
 * @param accuracy 100 for no error, near 0 for many: 100·exp(−2·errorRate), rounded
 * @param luck points made minus the expectations before each chance event, in points
 */
public record PlayerSummary(
    int decisions, int forced, double errorRate, double ci95, int accuracy, double luck) {}
