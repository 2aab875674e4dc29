package hangjack.content.pdf;

import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Plate;
import java.util.ArrayList;
import java.util.List;

/** Sets drawings; each says in words what it shows. */
final class FigureSetter {
  private static final double BEFORE = 8;
  private static final double BEFORE_CAPTION = 4;

  private final Frame frame;

  FigureSetter(Frame frame) {
    this.frame = frame;
  }

  List<Atom> set(Figure figure) {
    // A caption is read beside the figure, not instead of what the figure says of itself.
    var around = figure.caption().isPresent() ? frame.below(frame.element("Div")) : frame;
    var element = around.element("Figure");
    element.setAlternateDescription(figure.alternative());
    var drawing = figure.drawing();
    var width = drawing.width(frame.width());
    var height = drawing.height(width);
    var picture =
        new Atom(
            BEFORE,
            height,
            false,
            (canvas, y) -> {
              Structure.box(element, canvas.box(frame.x(), y, width, height));
              canvas.tagged(element, () -> canvas.picture(drawing, frame.x(), y, width));
            });
    var atoms = new ArrayList<Atom>();
    figure
        .caption()
        .ifPresentOrElse(
            caption -> {
              atoms.add(picture.kept());
              var text = around.element("Caption");
              atoms.addAll(frame.lines(text, Inline.plain(caption), Role.CAPTION, BEFORE_CAPTION));
            },
            () -> atoms.add(picture));
    return atoms;
  }

  /** A drawing over the width between two edges that fills its page. */
  Filling set(Plate plate, double left, double width) {
    var element = frame.element("Figure");
    element.setAlternateDescription(plate.alternative());
    return new Filling(
        BEFORE,
        plate.least(),
        false,
        (canvas, y, height) -> {
          Structure.box(element, canvas.box(left, y, width, height));
          canvas.tagged(element, () -> canvas.picture(plate.panel(), left, y, width, height));
        });
  }
}
