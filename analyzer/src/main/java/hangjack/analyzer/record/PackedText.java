package hangjack.analyzer.record;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * A text as few letters that may stand in a link: a letter that names the form, a checksum, and the
 * text deflated. Links are kept for years, so what a form's letter means never changes, and its
 * dictionary neither.
 */
final class PackedText {
  private static final char IN_UTF_8 = '1';

  /** The form of texts with halves of characters, which UTF-8 cannot write. */
  private static final char IN_UTF_16 = '2';

  private static final byte[] DICTIONARY =
      dictionary("/hangjack/analyzer/record/link-dictionary-1.txt");
  private static final int CHECKSUM_BYTES = 4;
  private static final int MOST_BYTES_OF_A_UNIT = 3;

  private PackedText() {}

  /** Packs a text. */
  static String pack(String text) {
    var utf8 = text.getBytes(StandardCharsets.UTF_8);
    return new String(utf8, StandardCharsets.UTF_8).equals(text)
        ? pack(IN_UTF_8, utf8)
        : pack(IN_UTF_16, utf16(text));
  }

  private static String pack(char form, byte[] text) {
    var packed = new ByteArrayOutputStream();
    packed.writeBytes(checksum(text));
    packed.writeBytes(deflated(text));
    return form + Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray());
  }

  /**
   * Unpacks a text.
   *
   * @param most how many UTF-16 units are wanted; a longer text may be cut anywhere after them
   * @return empty where the packed text is damaged, or is none
   */
  static Optional<String> unpack(String packed, int most) {
    var form = packed.isEmpty() ? ' ' : packed.charAt(0);
    if (form != IN_UTF_8 && form != IN_UTF_16) {
      return Optional.empty();
    }
    return bytes(packed.substring(1))
        .flatMap(bytes -> inflated(bytes, MOST_BYTES_OF_A_UNIT * most))
        .map(
            text ->
                form == IN_UTF_8
                    ? new String(text, StandardCharsets.UTF_8)
                    : ByteBuffer.wrap(text).asCharBuffer().toString());
  }

  private static byte[] utf16(String text) {
    var bytes = ByteBuffer.allocate(Character.BYTES * text.length());
    bytes.asCharBuffer().put(text);
    return bytes.array();
  }

  private static Optional<byte[]> bytes(String base64) {
    try {
      return Optional.of(Base64.getUrlDecoder().decode(base64))
          .filter(bytes -> bytes.length > CHECKSUM_BYTES);
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static byte[] checksum(byte[] bytes) {
    var checksum = new CRC32();
    checksum.update(bytes);
    return ByteBuffer.allocate(CHECKSUM_BYTES).putInt((int) checksum.getValue()).array();
  }

  private static byte[] deflated(byte[] bytes) {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setDictionary(DICTIONARY);
    var deflated = new ByteArrayOutputStream();
    try (var stream = new DeflaterOutputStream(deflated, deflater)) {
      stream.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      deflater.end();
    }
    return deflated.toByteArray();
  }

  /** The text in bytes, where its checksum is right; it cannot be checked where it is cut. */
  private static Optional<byte[]> inflated(byte[] packed, int most) {
    var inflater = new Inflater(true);
    inflater.setDictionary(DICTIONARY);
    var deflated = new ByteArrayInputStream(packed, CHECKSUM_BYTES, packed.length - CHECKSUM_BYTES);
    try (var stream = new InflaterInputStream(deflated, inflater)) {
      var text = stream.readNBytes(most);
      var isSound =
          inflater.getRemaining() == 0
              && Arrays.equals(checksum(text), Arrays.copyOf(packed, CHECKSUM_BYTES));
      return Optional.of(text).filter(_ -> isSound || text.length == most);
    } catch (IOException _) {
      return Optional.empty();
    } finally {
      inflater.end();
    }
  }

  private static byte[] dictionary(String file) {
    try (var stream = PackedText.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("missing resource " + file);
      }
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
