package hangjack.content.pdf;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Whether files keep PDF/UA-1 and PDF/A-2u, by the validator veraPDF. */
public final class Standards {
  static {
    VeraGreenfieldFoundryProvider.initialise();
  }

  private Standards() {}

  /** What a file breaks of both standards, each rule once; empty for a valid file. */
  public static List<String> broken(byte[] file) {
    return List.of(PDFAFlavour.PDFUA_1, PDFAFlavour.PDFA_2_U).stream()
        .flatMap(flavour -> broken(file, flavour).stream())
        .toList();
  }

  private static List<String> broken(byte[] file, PDFAFlavour flavour) {
    try (var parser =
            Foundries.defaultInstance().createParser(new ByteArrayInputStream(file), flavour);
        var validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      var result = validator.validate(parser);
      var broken =
          result.getTestAssertions().stream()
              .map(
                  found ->
                      String.join(
                          " ",
                          flavour.getId(),
                          found.getRuleId().getClause(),
                          found.getMessage(),
                          found.getLocation().getContext()))
              .distinct()
              .toList();
      return result.isCompliant() || !broken.isEmpty() ? broken : List.of(flavour.getId());
    } catch (Exception e) {
      throw new IllegalStateException("the validator failed", e);
    }
  }
}
