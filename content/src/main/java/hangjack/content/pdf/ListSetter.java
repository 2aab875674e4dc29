package hangjack.content.pdf;

import com.ibm.icu.text.NumberFormat;
import hangjack.content.pdf.Block.Items;
import hangjack.content.pdf.Block.Numbered;
import hangjack.content.pdf.Block.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDListAttributeObject;

/** Sets lists: the label of each item stands before its lines. */
final class ListSetter {
  private static final double INDENT = 12;
  private static final double NUMBER_INDENT = 18;
  private static final double BETWEEN = 3;

  private final Frame frame;

  ListSetter(Frame frame) {
    this.frame = frame;
  }

  List<Atom> set(Items items) {
    return set(items.items(), index -> "•", INDENT, PDListAttributeObject.LIST_NUMBERING_DISC);
  }

  List<Atom> set(Numbered numbered) {
    var numbers = NumberFormat.getIntegerInstance(frame.locale());
    return set(
        numbered.items(),
        index -> numbers.format(numbered.first() + (long) index) + ".",
        NUMBER_INDENT * frame.enlargement(),
        PDListAttributeObject.LIST_NUMBERING_DECIMAL);
  }

  private List<Atom> set(
      List<Paragraph> items, IntFunction<String> labels, double indent, String numbering) {
    var list = frame.element("L");
    var attributes = new PDListAttributeObject();
    attributes.setListNumbering(numbering);
    list.addAttribute(attributes);
    var atoms = new ArrayList<Atom>();
    for (var i = 0; i < items.size(); i++) {
      var item = frame.below(list).element("LI");
      var label = frame.below(item).element("Lbl");
      var body = frame.below(item).element("LBody");
      var setting = frame.setting(Role.BODY);
      var sign = SetText.line(labels.apply(i), setting.in(Ink.GREY));
      var lines = frame.indented(indent).lines(body, items.get(i).words(), Role.BODY, BETWEEN);
      var first =
          lines
              .getFirst()
              .with(
                  (canvas, y) ->
                      canvas.tagged(
                          label, () -> canvas.line(sign, frame.x() + 1, y + setting.baseline())));
      atoms.add(first);
      atoms.addAll(lines.subList(1, lines.size()));
    }
    return atoms;
  }
}
