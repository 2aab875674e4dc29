package hangjack.content.pdf;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The colour profile of sRGB (IEC 61966-2-1) as an ICC profile, version 2.1 (ICC.1:1998-09). It is
 * computed here, so that it is the same on every machine.
 */
final class Srgb {
  private static final int CURVE_POINTS = 1024;
  private static final int HEADER = 128;
  private static final byte[] PROFILE = new Srgb().write();

  /** What each tag holds, by its signature. */
  private final Map<String, byte[]> tags = new LinkedHashMap<>();

  private Srgb() {}

  static byte[] profile() {
    return PROFILE.clone();
  }

  private byte[] write() {
    tags.put("desc", description("sRGB IEC61966-2.1"));
    tags.put("cprt", text("No copyright, use freely"));
    tags.put("wtpt", xyz(0.9505, 1, 1.0891));
    // The primaries of sRGB, adapted from its white D65 to that of profiles, D50.
    tags.put("rXYZ", xyz(0.4360747, 0.2225045, 0.0139322));
    tags.put("gXYZ", xyz(0.3850649, 0.7168786, 0.0971045));
    tags.put("bXYZ", xyz(0.1430804, 0.0606169, 0.7141733));
    var curve = curve();
    tags.put("rTRC", curve);
    tags.put("gTRC", curve);
    tags.put("bTRC", curve);
    var size = HEADER + 4 + 12 * tags.size();
    for (var body : tags.values()) {
      size += padded(body.length);
    }
    var profile = ByteBuffer.allocate(size);
    header(profile, size);
    profile.position(HEADER).putInt(tags.size());
    var at = HEADER + 4 + 12 * tags.size();
    for (var tag : tags.entrySet()) {
      var body = tag.getValue();
      profile.put(ascii(tag.getKey())).putInt(at).putInt(body.length);
      profile.put(at, body);
      at += padded(body.length);
    }
    return profile.array();
  }

  private static void header(ByteBuffer profile, int size) {
    profile.putInt(size).putInt(0).putInt(0x02100000);
    profile.put(ascii("mntrRGB XYZ "));
    // The day of the profile: 1 January 2026.
    profile.putShort((short) 2026).putShort((short) 1).putShort((short) 1);
    profile.position(36).put(ascii("acsp"));
    profile.position(68);
    for (var white : new double[] {0.9642, 1, 0.8249}) {
      profile.putInt(fixed(white));
    }
  }

  private static byte[] xyz(double x, double y, double z) {
    var body = ByteBuffer.allocate(20).put(ascii("XYZ ")).putInt(0);
    return body.putInt(fixed(x)).putInt(fixed(y)).putInt(fixed(z)).array();
  }

  private static byte[] curve() {
    var body = ByteBuffer.allocate(12 + 2 * CURVE_POINTS).put(ascii("curv")).putInt(0);
    body.putInt(CURVE_POINTS);
    for (var i = 0; i < CURVE_POINTS; i++) {
      var value = i / (CURVE_POINTS - 1.0);
      var linear = value <= 0.04045 ? value / 12.92 : StrictMath.pow((value + 0.055) / 1.055, 2.4);
      body.putShort((short) Math.round(linear * 65535));
    }
    return body.array();
  }

  private static byte[] text(String text) {
    return ByteBuffer.allocate(9 + text.length())
        .put(ascii("text"))
        .putInt(0)
        .put(ascii(text))
        .array();
  }

  /** A description in ASCII; its forms in Unicode and for old Macintoshes are empty. */
  private static byte[] description(String text) {
    return ByteBuffer.allocate(12 + text.length() + 1 + 8 + 70)
        .put(ascii("desc"))
        .putInt(0)
        .putInt(text.length() + 1)
        .put(ascii(text))
        .array();
  }

  private static int fixed(double number) {
    return (int) Math.round(number * 65536);
  }

  private static int padded(int length) {
    return (length + 3) / 4 * 4;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
