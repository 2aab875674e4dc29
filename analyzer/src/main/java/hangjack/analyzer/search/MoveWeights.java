package hangjack.analyzer.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * How much each feature of a card speaks for trying it early, in thousandths, learnt from dealt
 * hands: whenever a card answered a question, the weights of its features were raised against those
 * of the cards that were tried before it in vain, or not tried. They change how long an answer
 * takes, never the answer. The file's head says what its lines and columns are.
 */
final class MoveWeights {
  /** Kinds of cards: 6 to lead, and 10 to play as second, as third, and as last. */
  static final int KINDS = 36;

  /** The columns: what a card counts, then what else may be true of it. */
  static final int TEN = 5;

  static final int PRIZE = 6;
  static final int ALONE = 7;
  static final int LENGTH = 8;
  static final int HIGHEST = 9;
  static final int PIPS_THERE = 10;
  static final int FIRST_SIGN = 11;
  static final int SECOND_SIGN = 12;
  static final int SIGN_PIPS = 13;
  static final int FOES_VOID = 14;
  static final int MATES_PIPS = 15;
  static final int COLUMNS = 16;

  /** What the memory's answers weigh: a line for each place in the trick and whose it is so far. */
  static final int SITUATIONS = 8;

  static final int MEMORIES = 4;

  private static final String FILE = "move-order.txt";
  private static final MoveWeights SHIPPED = read();

  /** By kind of card and column. */
  final int[] features = new int[KINDS * COLUMNS];

  /** By situation and kind of memory. */
  final int[] memories = new int[SITUATIONS * MEMORIES];

  private MoveWeights(String text) {
    var numbers =
        text.lines()
            .filter(line -> !line.startsWith("#"))
            .flatMap(line -> Arrays.stream(line.strip().split(" +")))
            .mapToInt(Integer::parseInt)
            .toArray();
    System.arraycopy(numbers, 0, features, 0, features.length);
    System.arraycopy(numbers, features.length, memories, 0, memories.length);
  }

  /** The weights that come with the program. */
  static MoveWeights shipped() {
    return SHIPPED;
  }

  private static MoveWeights read() {
    try (var stream = MoveWeights.class.getResourceAsStream(FILE)) {
      var bytes = Objects.requireNonNull(stream, FILE).readAllBytes();
      return new MoveWeights(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
