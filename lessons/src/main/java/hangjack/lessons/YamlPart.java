package hangjack.lessons;

import hangjack.lessons.LessonFault.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A part of a YAML text that knows its place; what is wrong with it goes to one list of faults. */
final class YamlPart {
  private final Node node;
  private final List<LessonFault> faults;

  private YamlPart(Node node, List<LessonFault> faults) {
    this.node = node;
    this.faults = faults;
  }

  /** The document of a text; empty, with a fault, where it is none. */
  static Optional<YamlPart> document(String text, List<LessonFault> faults) {
    try {
      var node = new Compose(LoadSettings.builder().build()).composeString(text);
      if (node.isEmpty()) {
        faults.add(new LessonFault(1, 1, Code.NOT_YAML, ""));
      }
      return node.map(root -> new YamlPart(root, faults));
    } catch (MarkedYamlEngineException malformed) {
      faults.add(fault(malformed.getProblemMark(), Code.NOT_YAML, malformed.getProblem()));
    } catch (YamlEngineException malformed) {
      faults.add(new LessonFault(1, 1, Code.NOT_YAML, String.valueOf(malformed.getMessage())));
    }
    return Optional.empty();
  }

  /** Notes that something is wrong here. */
  void fault(Code code, String what) {
    faults.add(fault(node.getStartMark(), code, what));
  }

  /**
   * Notes that something is wrong within a text of several lines that begins on the next line.
   *
   * @param line the line of the text, from 1
   * @param column the column of that line as the text has it, from 1
   */
  void faultWithin(int line, int column, Code code, String what) {
    var start = node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    faults.add(new LessonFault(start + line, column, code, what));
  }

  /** The single value that stands here. */
  Optional<String> value() {
    if (node instanceof ScalarNode scalar) {
      return Optional.of(scalar.getValue());
    }
    fault(Code.WRONG_SHAPE, "");
    return Optional.empty();
  }

  /** The entries of the list that stands here; a single value is a list of one. */
  List<YamlPart> items() {
    return switch (node) {
      case SequenceNode list ->
          list.getValue().stream().map(item -> new YamlPart(item, faults)).toList();
      case ScalarNode single -> List.of(this);
      default -> {
        fault(Code.WRONG_SHAPE, "");
        yield List.of();
      }
    };
  }

  /** The fields of the table that stands here, in order; none, with a fault, where it is none. */
  Fields fields() {
    var fields = new LinkedHashMap<String, YamlPart>();
    var keys = new ArrayList<YamlPart>();
    if (node instanceof MappingNode table) {
      for (var tuple : table.getValue()) {
        var key = new YamlPart(tuple.getKeyNode(), faults);
        key.value()
            .ifPresent(
                name -> {
                  keys.add(key);
                  if (fields.putIfAbsent(name, new YamlPart(tuple.getValueNode(), faults))
                      != null) {
                    key.fault(Code.FIELD_TWICE, name);
                  }
                });
      }
    } else {
      fault(Code.WRONG_SHAPE, "");
    }
    return new Fields(this, keys, fields);
  }

  private static LessonFault fault(Optional<Mark> mark, Code code, String what) {
    return new LessonFault(
        mark.map(Mark::getLine).orElse(0) + 1, mark.map(Mark::getColumn).orElse(0) + 1, code, what);
  }

  /** The fields of a table; those that nobody asks for are faults. */
  static final class Fields {
    private final YamlPart table;
    private final List<YamlPart> keys;
    private final Map<String, YamlPart> all;
    private final List<String> asked = new ArrayList<>();

    private Fields(YamlPart table, List<YamlPart> keys, Map<String, YamlPart> all) {
      this.table = table;
      this.keys = keys;
      this.all = all;
    }

    /** The table these are the fields of. */
    YamlPart table() {
      return table;
    }

    /** The name of the first field; empty where there is none. */
    Optional<String> first() {
      return all.keySet().stream().findFirst();
    }

    /** Every field, each of them asked for. */
    Map<String, YamlPart> all() {
      asked.addAll(all.keySet());
      return all;
    }

    Optional<YamlPart> optional(String name) {
      asked.add(name);
      return Optional.ofNullable(all.get(name));
    }

    Optional<YamlPart> required(String name) {
      var field = optional(name);
      if (field.isEmpty()) {
        table.fault(Code.FIELD_MISSING, name);
      }
      return field;
    }

    /** Notes that something is wrong with the name of a field. */
    void nameFault(Code code, String name) {
      keys.stream()
          .filter(key -> key.value().equals(Optional.of(name)))
          .forEach(key -> key.fault(code, name));
    }

    /** Notes the fields that nobody has asked for. */
    void close() {
      for (var key : keys) {
        key.value()
            .filter(name -> !asked.contains(name))
            .ifPresent(name -> key.fault(Code.UNKNOWN_FIELD, name));
      }
    }
  }
}
