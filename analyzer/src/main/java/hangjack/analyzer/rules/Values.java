package hangjack.analyzer.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The values a parameter can take, and how they are written. */
interface Values<T> {
  /** The value of a text; empty where it names none. */
  Optional<T> read(String text);

  String write(T value);

  /** What a person may write: each value, or one entry such as {@code 1..99}. */
  List<String> allowed();

  static Values<Boolean> yesOrNo() {
    return new Values<>() {
      @Override
      public Optional<Boolean> read(String text) {
        return switch (text) {
          case "yes" -> Optional.of(true);
          case "no" -> Optional.of(false);
          default -> Optional.empty();
        };
      }

      @Override
      public String write(Boolean value) {
        return value ? "yes" : "no";
      }

      @Override
      public List<String> allowed() {
        return List.of("yes", "no");
      }
    };
  }

  /** Whole numbers of a range, listed one by one where there are few. */
  static Values<Integer> numbers(int least, int most) {
    return new Values<>() {
      @Override
      public Optional<Integer> read(String text) {
        return text.matches("[0-9]{1,4}")
            ? Optional.of(Integer.valueOf(text)).filter(n -> least <= n && n <= most)
            : Optional.empty();
      }

      @Override
      public String write(Integer value) {
        return value.toString();
      }

      @Override
      public List<String> allowed() {
        return most - least < 5
            ? IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList()
            : List.of(least + ".." + most);
      }
    };
  }

  /** A few numbers that are not a range. */
  static Values<Integer> oneOf(Integer... numbers) {
    var all = List.of(numbers);
    return new Values<>() {
      @Override
      public Optional<Integer> read(String text) {
        return all.stream().filter(number -> number.toString().equals(text)).findFirst();
      }

      @Override
      public String write(Integer value) {
        return value.toString();
      }

      @Override
      public List<String> allowed() {
        return all.stream().map(Object::toString).toList();
      }
    };
  }

  /** The constants of a closed choice, by their public names. */
  static <T extends Enum<T>> Values<T> of(Class<T> type, Function<T, String> publicName) {
    var constants = List.of(type.getEnumConstants());
    return new Values<>() {
      @Override
      public Optional<T> read(String text) {
        return constants.stream().filter(c -> publicName.apply(c).equals(text)).findFirst();
      }

      @Override
      public String write(T value) {
        return publicName.apply(value);
      }

      @Override
      public List<String> allowed() {
        return Stream.of(type.getEnumConstants()).map(publicName).toList();
      }
    };
  }
}
