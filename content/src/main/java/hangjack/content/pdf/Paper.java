package hangjack.content.pdf;

import java.util.Optional;

/** A size of paper; lengths are points, 72 an inch. */
public enum Paper {
  A4("a4", 595.276, 841.89),
  LETTER("letter", 612, 792);

  private final String id;
  private final double width;
  private final double height;

  Paper(String id, double width, double height) {
    this.id = id;
    this.width = width;
    this.height = height;
  }

  /** The public name: {@code a4}, {@code letter}. */
  public String id() {
    return id;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }

  /** The paper of a public name; empty for any other. */
  public static Optional<Paper> named(String id) {
    for (var paper : values()) {
      if (paper.id.equals(id)) {
        return Optional.of(paper);
      }
    }
    return Optional.empty();
  }
}
