package hangjack.app.web.calls;

import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.CallValueTable.Row;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The classes of hands with as many trumps, as a learner looks them up.
 *
 * @param trumps how many trumps they hold
 * @param rows what the calls are worth with them: without the Jack first, then by honours
 */
record CallGroup(int trumps, List<Row> rows) {
  CallGroup {
    rows = List.copyOf(rows);
  }

  /** The moments a table tells of, in the order in which players come to them. */
  static List<CallMoment> moments(CallValueTable table) {
    return table.rows().stream().map(Row::moment).distinct().toList();
  }

  /** The moment of a table that an address names; empty where it names none. */
  static Optional<CallMoment> moment(CallValueTable table, String address) {
    return moments(table).stream().filter(moment -> address(moment).equals(address)).findFirst();
  }

  /** A moment as an address names it: {@code elder}, {@code last-2}. */
  static String address(CallMoment moment) {
    var caller = moment.caller().publicName();
    return moment.highestBid() == 0 ? caller : caller + "-" + moment.highestBid();
  }

  /** The rows of a moment, from no trump to many. */
  static List<CallGroup> of(CallValueTable table, CallMoment moment) {
    return rows(table, moment).stream()
        .collect(Collectors.groupingBy(row -> row.hand().trumps()))
        .entrySet()
        .stream()
        .map(group -> new CallGroup(group.getKey(), group.getValue()))
        .sorted((one, other) -> Integer.compare(one.trumps, other.trumps))
        .toList();
  }

  /** How many deals the values of a moment are taken from. */
  static int deals(CallValueTable table, CallMoment moment) {
    return rows(table, moment).stream().mapToInt(Row::deals).sum();
  }

  private static List<Row> rows(CallValueTable table, CallMoment moment) {
    return table.rows().stream().filter(row -> row.moment().equals(moment)).toList();
  }
}
