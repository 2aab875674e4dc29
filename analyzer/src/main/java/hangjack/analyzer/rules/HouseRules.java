package hangjack.analyzer.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Changes of a preset agreed at a table, written {@code trinidad; game-points=2; no-undertrump=yes}
 * wherever rules are named.
 */
public final class HouseRules {
  /** What can be wrong with a text that names rules. */
  public enum Problem {
    /** No preset has that id. */
    UNKNOWN_RULES,
    /** No parameter has that name, or the part is not {@code name=value}. */
    UNKNOWN_PARAMETER,
    /** The parameter does not take that value. */
    UNKNOWN_VALUE,
    /** The value cannot change anything under these rules. */
    PARAMETER_WITHOUT_EFFECT,
    /** Rules that cannot be dealt or played. */
    PARAMETERS_CONFLICT
  }

  /**
   * One thing wrong, and where.
   *
   * @param problem what is wrong
   * @param start where it begins in the text, from 0
   * @param end where it ends, exclusive
   * @param name the preset, or the parameter
   * @param value the value given; empty where the name itself is wrong
   * @param allowed what could stand there
   */
  public record Finding(
      Problem problem, int start, int end, String name, String value, List<String> allowed) {
    public Finding {
      allowed = List.copyOf(allowed);
    }
  }

  /**
   * What a text says.
   *
   * @param rules the rules; empty where there are findings
   * @param findings everything that is wrong, in the order of the text
   */
  public record Reading(Optional<RuleSet> rules, List<Finding> findings) {
    public Reading {
      findings = List.copyOf(findings);
    }
  }

  private HouseRules() {}

  /** The rules a text names: a preset's id and any changes, in any order. */
  public static Reading read(String text) {
    return read(text, Optional.empty());
  }

  /**
   * The same with the number of players that is known from elsewhere, such as a record's hands.
   *
   * @param players 2 to 4; a change of {@code players} in the text goes before it
   */
  public static Reading read(String text, Optional<Integer> players) {
    var parts = parts(text);
    var id = parts.getFirst();
    var preset = RuleSets.named(id.text());
    if (preset.isEmpty()) {
      var finding =
          new Finding(Problem.UNKNOWN_RULES, id.start(), id.end(), id.text(), "", RuleSets.ids());
      return new Reading(Optional.empty(), List.of(finding));
    }
    var changes = new ArrayList<Change<?>>();
    var findings = new ArrayList<Finding>();
    for (var part : parts.subList(1, parts.size())) {
      if (!part.text().isEmpty()) {
        change(part, changes, findings);
      }
    }
    var base = preset.get();
    var rules = players.map(n -> base.with(Parameter.PLAYERS, n)).orElse(base);
    for (var change : changes) {
      rules = change.applied(rules);
    }
    judge(rules, id, changes, findings);
    return new Reading(findings.isEmpty() ? Optional.of(rules) : Optional.empty(), findings);
  }

  /** The text that names these rules: the preset's id and what differs from it. */
  public static String write(RuleSet rules) {
    return overrides(rules).entrySet().stream()
        .map(entry -> "; " + entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining("", rules.id(), ""));
  }

  /** What differs from the preset: public names and values, in the order of the parameters. */
  public static Map<String, String> overrides(RuleSet rules) {
    return RuleSets.named(rules.id()).map(rules::differencesFrom).orElseGet(LinkedHashMap::new);
  }

  private static void change(Part part, List<Change<?>> changes, List<Finding> findings) {
    var equals = part.text().indexOf('=');
    var name = equals < 0 ? part.text() : part.text().substring(0, equals).strip();
    var value = equals < 0 ? "" : part.text().substring(equals + 1).strip();
    var parameter = Parameter.named(name);
    if (parameter.isEmpty()) {
      var names = Parameter.all().stream().map(Parameter::name).toList();
      findings.add(part.finding(Problem.UNKNOWN_PARAMETER, name, value, names));
      return;
    }
    var known = parameter.get();
    Change.of(part, known, value)
        .ifPresentOrElse(
            changes::add,
            () ->
                findings.add(
                    part.finding(Problem.UNKNOWN_VALUE, known.name(), value, known.allowed())));
  }

  private static void judge(
      RuleSet rules, Part id, List<Change<?>> changes, List<Finding> findings) {
    for (var change : changes) {
      var parameter = change.parameter();
      var part = change.part();
      var value = rules.written(parameter);
      if (parameter == Parameter.PARTNERSHIPS && rules.players() != 4 && rules.partnerships()) {
        findings.add(part.finding(Problem.PARAMETERS_CONFLICT, parameter.name(), value, List.of()));
      } else if (!parameter.actsIn(rules)) {
        findings.add(
            part.finding(Problem.PARAMETER_WITHOUT_EFFECT, parameter.name(), value, List.of()));
      }
    }
    for (var conflict : Conflict.in(rules)) {
      var parameter = conflict.parameter();
      var part =
          changes.stream()
              .filter(change -> change.parameter() == parameter)
              .reduce((_, later) -> later)
              .or(() -> changes.isEmpty() ? Optional.empty() : Optional.of(changes.getLast()))
              .map(Change::part)
              .orElse(id);
      findings.add(
          part.finding(
              Problem.PARAMETERS_CONFLICT, parameter.name(), rules.written(parameter), List.of()));
    }
  }

  private static List<Part> parts(String text) {
    var parts = new ArrayList<Part>();
    var start = 0;
    while (start <= text.length()) {
      var semicolon = text.indexOf(';', start);
      var end = semicolon < 0 ? text.length() : semicolon;
      parts.add(Part.of(text, start, end));
      start = end + 1;
    }
    return parts;
  }

  private record Part(String text, int start, int end) {
    static Part of(String whole, int start, int end) {
      var from = start;
      var to = end;
      while (from < to && Character.isWhitespace(whole.charAt(from))) {
        from++;
      }
      while (to > from && Character.isWhitespace(whole.charAt(to - 1))) {
        to--;
      }
      return new Part(whole.substring(from, to).toLowerCase(Locale.ROOT), from, to);
    }

    Finding finding(Problem problem, String name, String value, List<String> allowed) {
      return new Finding(problem, start, end, name, value, allowed);
    }
  }

  private record Change<T>(Part part, Parameter<T> parameter, T value) {
    static <T> Optional<Change<T>> of(Part part, Parameter<T> parameter, String value) {
      return parameter.read(value).map(read -> new Change<>(part, parameter, read));
    }

    RuleSet applied(RuleSet rules) {
      return rules.with(parameter, value);
    }
  }
}
