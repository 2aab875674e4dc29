package hangjack.content.pdf;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/** A QR code that opens an address, with the white around it that readers need. */
public final class QrCode implements Drawing {
  /** Modules of white at each side (ISO/IEC 18004, 5.3.8). */
  private static final int QUIET = 4;

  /** The least side of a module, in points, that a telephone reads from paper: 0.39 mm. */
  private static final double LEAST_MODULE = 1.1;

  private final ByteMatrix modules;
  private final double size;

  private QrCode(ByteMatrix modules, double size) {
    this.modules = modules;
    this.size = size;
  }

  /**
   * A code of a size in points, white included.
   *
   * @throws IllegalArgumentException if the address is too long for any code, about 2,300 letters
   */
  public QrCode(String address, double size) {
    this(modules(address), size);
  }

  /** A code of at least a size in points, larger where its modules would be too fine. */
  static QrCode readable(String address, double least) {
    var modules = modules(address);
    return new QrCode(modules, Math.max(least, LEAST_MODULE * (modules.getWidth() + 2 * QUIET)));
  }

  private static ByteMatrix modules(String address) {
    try {
      return Encoder.encode(address, ErrorCorrectionLevel.M).getMatrix();
    } catch (WriterException e) {
      throw new IllegalArgumentException("no QR code holds this address", e);
    }
  }

  /** How wide the white is at each side, in points. */
  double quiet() {
    return QUIET * size / (modules.getWidth() + 2 * QUIET);
  }

  @Override
  public double width(double available) {
    return Math.min(available, size);
  }

  @Override
  public double height(double width) {
    return Math.min(width, size);
  }

  @Override
  public void paint(Canvas canvas, double x, double y, double width) {
    var module = Math.min(width, size) / (modules.getWidth() + 2 * QUIET);
    for (var row = 0; row < modules.getHeight(); row++) {
      var start = 0;
      while (start < modules.getWidth()) {
        var end = start;
        while (end < modules.getWidth() && modules.get(end, row) == 1) {
          end++;
        }
        if (end > start) {
          // Dark modules beside each other are one area, so that no hair of white parts them.
          canvas.area(
              x + (QUIET + start) * module,
              y + (QUIET + row) * module,
              (end - start) * module,
              module,
              0,
              Ink.BLACK);
        }
        start = end + 1;
      }
    }
  }
}
