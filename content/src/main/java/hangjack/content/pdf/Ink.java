package hangjack.content.pdf;

/** The few colours of a sheet. None carries a meaning alone: sheets are printed in black too. */
public enum Ink {
  BLACK(0.10, 0.11, 0.13),
  GREY(0.36, 0.37, 0.40),
  HAIR(0.76, 0.77, 0.76),
  TINT(0.945, 0.955, 0.94),
  GREEN(0.07, 0.36, 0.25),
  RED(0.70, 0.10, 0.13),
  WHITE(1, 1, 1);

  private final double red;
  private final double green;
  private final double blue;

  Ink(double red, double green, double blue) {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }

  double red() {
    return red;
  }

  double green() {
    return green;
  }

  double blue() {
    return blue;
  }
}
