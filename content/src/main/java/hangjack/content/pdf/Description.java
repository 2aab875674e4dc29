package hangjack.content.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * What a file says of itself: title, author, language, colours, and the standards that it keeps,
 * PDF/UA-1 (ISO 14289-1) and PDF/A-2u (ISO 19005-2).
 */
record Description(Document document) {
  void attach(PDDocument pdf) throws IOException {
    pdf.setVersion(1.7f);
    pdf.getDocumentInformation().setTitle(document.title());
    pdf.getDocumentInformation().setAuthor(document.author());
    var catalog = pdf.getDocumentCatalog();
    catalog.setLanguage(language());
    var metadata = new PDMetadata(pdf);
    metadata.importXMPMetadata(xmp().getBytes(StandardCharsets.UTF_8));
    catalog.setMetadata(metadata);
    var colours = new PDOutputIntent(pdf, new ByteArrayInputStream(Srgb.profile()));
    colours.setInfo("sRGB IEC61966-2.1");
    colours.setOutputCondition("sRGB IEC61966-2.1");
    colours.setOutputConditionIdentifier("sRGB IEC61966-2.1");
    colours.setRegistryName("http://www.color.org");
    catalog.setOutputIntents(List.of(colours));
    var preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    if (Setting.isRightToLeft(document.parts().getFirst().locale())) {
      preferences.setReadingDirection(PDViewerPreferences.READING_DIRECTION.R2L);
    }
    catalog.setViewerPreferences(preferences);
  }

  private String language() {
    return document.parts().getFirst().locale().toLanguageTag();
  }

  /** The metadata; PDF/A wants the property of PDF/UA described, since it does not know it. */
  private String xmp() {
    return """
        <?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about=""
            xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
            xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
            xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
        <dc:creator><rdf:Seq><rdf:li>%s</rdf:li></rdf:Seq></dc:creator>
        <dc:language><rdf:Bag>%s</rdf:Bag></dc:language>
        <pdfaid:part>2</pdfaid:part>
        <pdfaid:conformance>U</pdfaid:conformance>
        <pdfuaid:part>1</pdfuaid:part>
        <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>The part of ISO 14289 that is kept</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
        </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>
        """
        .formatted(escaped(document.title()), escaped(document.author()), languages());
  }

  private String languages() {
    var languages = new StringBuilder();
    document.parts().stream()
        .map(part -> part.locale().toLanguageTag())
        .distinct()
        .forEach(tag -> languages.append("<rdf:li>").append(tag).append("</rdf:li>"));
    return languages.toString();
  }

  /** Characters that XML cannot hold become a space. */
  private static String escaped(String text) {
    return text.replaceAll("[\\p{Cntrl}\\uFFFE\\uFFFF]", " ")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
