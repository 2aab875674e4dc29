package hangjack.app.store;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Somebody who learns, known by nothing but a number drawn by lot.
 *
 * @param id 32 hexadecimal digits in lower case
 */
public record Learner(String id) {
  private static final int BYTES = 16;
  private static final Pattern FORM = Pattern.compile("[0-9a-f]{" + 2 * BYTES + "}");
  private static final SecureRandom LOT = new SecureRandom();

  public Learner {
    if (!FORM.matcher(id).matches()) {
      throw new IllegalArgumentException("no id of a learner: " + id);
    }
  }

  /** Somebody new. */
  public static Learner newcomer() {
    var bytes = new byte[BYTES];
    LOT.nextBytes(bytes);
    return new Learner(HexFormat.of().formatHex(bytes));
  }

  /** The learner of an id that came from outside; empty for a text that is none. */
  public static Optional<Learner> named(String id) {
    return FORM.matcher(id).matches() ? Optional.of(new Learner(id)) : Optional.empty();
  }
}
