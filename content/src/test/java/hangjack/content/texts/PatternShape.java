package hangjack.content.texts;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.PluralRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What an ICU pattern asks for: its arguments, and the branches of each plural and select. */
final class PatternShape {
  private final MessagePattern pattern;
  private final Map<String, MessagePattern.ArgType> arguments = new TreeMap<>();
  private final Map<String, Set<String>> branches = new HashMap<>();
  private final Set<String> incompletePlurals = new TreeSet<>();

  PatternShape(String text, Language language) {
    pattern = new MessagePattern(text);
    for (var i = 0; i < pattern.countParts(); i++) {
      var part = pattern.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_START) {
        argument(i, part.getArgType(), language);
      }
    }
  }

  /** The names of the arguments, in order. */
  Set<String> names() {
    return arguments.keySet();
  }

  /** Plural arguments that lack a form which some whole number of their language needs. */
  Set<String> incompletePlurals() {
    return incompletePlurals;
  }

  /** A value for each argument, with which the text can be printed. */
  Map<String, Object> sample() {
    return arguments.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> sample(entry.getKey())));
  }

  private Object sample(String name) {
    var type = arguments.get(name);
    if (type == MessagePattern.ArgType.PLURAL || type == MessagePattern.ArgType.SIMPLE) {
      return 2;
    }
    return branches.getOrDefault(name, Set.of("x")).iterator().next();
  }

  private void argument(int start, MessagePattern.ArgType type, Language language) {
    var name = pattern.getSubstring(pattern.getPart(start + 1));
    arguments.merge(name, type, (a, b) -> a == MessagePattern.ArgType.NONE ? b : a);
    var found = new TreeSet<String>();
    var limit = pattern.getLimitPartIndex(start);
    for (var i = start + 1; i < limit; i++) {
      var part = pattern.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_SELECTOR) {
        found.add(pattern.getSubstring(part));
      } else if (part.getType() == MessagePattern.Part.Type.MSG_START) {
        i = pattern.getLimitPartIndex(i);
      }
    }
    if (type == MessagePattern.ArgType.SELECT) {
      branches.computeIfAbsent(name, _ -> new TreeSet<>()).addAll(found);
    }
    if (type == MessagePattern.ArgType.PLURAL && !found.containsAll(needed(language))) {
      incompletePlurals.add(name + found);
    }
  }

  private static Set<String> needed(Language language) {
    var rules = PluralRules.forLocale(language.locale());
    return IntStream.rangeClosed(0, 1_000).mapToObj(rules::select).collect(Collectors.toSet());
  }
}
