package hangjack.app.web.home;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteConfiguration;
import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.app.web.MainLayout;
import hangjack.app.web.Screen;
import hangjack.app.web.cards.CardButton;
import hangjack.app.web.cards.HandOfCards;
import hangjack.app.web.cards.TrickTable;
import hangjack.content.words.CardWords;
import java.util.List;
import java.util.Map;

/** The first page: a hand to decide on, and the ways in. */
@Route(value = "", layout = MainLayout.class)
public final class HomeView extends Screen {
  private static final List<String> WAYS = List.of("learn", "analyze", "rules");

  private final TrickTable table;
  private final HandOfCards hand;
  private final Paragraph answer = new Paragraph();
  private final NativeButton back;

  /** The page, with its first question open. */
  public HomeView() {
    super("screens.place.home");
    addClassName("home");
    table = new TrickTable(FirstHand.seats(), texts().language());
    table.setName(FirstHand.PLAYER, texts().text("screens.home.you"));
    hand =
        new HandOfCards(
            texts().text("screens.home.hand"), FirstHand.HAND, texts().language(), this::play);
    back = new NativeButton(texts().text("screens.home.back"), _ -> takeBackTheCard());
    back.addClassName("quiet-action");
    answer.addClassName("answer");
    answer.getElement().setAttribute("role", "status");
    var felt = new Div(table, hand);
    felt.addClassName("felt");
    var lead = new Paragraph(texts().text("screens.home.question"));
    lead.addClassName("lead");
    var outcome = new Div(answer, back);
    outcome.addClassName("outcome");
    var question = new Div(heading(texts().text("screens.home.title")), lead);
    question.addClassName("question");
    var first = new Div(question, felt, outcome);
    first.addClassName("first-hand");
    add(first, ways());
    takeBack();
  }

  private void play(CardButton chosen) {
    var card = chosen.card();
    hand.buttons().forEach(button -> button.setMark(CardButton.Mark.NONE));
    if (FirstHand.refusal(card).isPresent()) {
      chosen.setMark(CardButton.Mark.WRONG);
      answer.setText(texts().text("screens.home.refused"));
      return;
    }
    table.put(FirstHand.PLAYER, card);
    table.setWinner(FirstHand.winner(card));
    hand.buttons().forEach(button -> button.setEnabled(false));
    chosen.setVisible(false);
    answer.setText(outcomeOf(card));
    back.setVisible(true);
    back.focus();
  }

  private String outcomeOf(Card card) {
    var words = CardWords.in(texts().language());
    var arguments = Map.of("card", words.definite(card), "pips", FirstHand.pips(card));
    if (FirstHand.winner(card) != FirstHand.PLAYER) {
      return texts().text("screens.home.lost", arguments);
    }
    if (card.suit() != FirstHand.TRUMP) {
      return texts().text("screens.home.followed", arguments);
    }
    return card.rank() == Rank.JACK
        ? texts().text("screens.home.jack", arguments)
        : texts().text("screens.home.trumped", arguments);
  }

  /** The reader goes on where they were: at the card that is in the hand again. */
  private void takeBackTheCard() {
    var played = hand.buttons().stream().filter(button -> !button.isVisible()).findFirst();
    takeBack();
    played.ifPresent(CardButton::focus);
  }

  private void takeBack() {
    table.clear();
    var seats = FirstHand.seats();
    for (var i = 0; i < FirstHand.TRICK.size(); i++) {
      table.put(seats.get(i), FirstHand.TRICK.get(i));
    }
    answer.setText("");
    back.setVisible(false);
    hand.buttons()
        .forEach(
            button -> {
              button.setEnabled(true);
              button.setVisible(true);
            });
  }

  private UnorderedList ways() {
    var list = new UnorderedList();
    list.addClassName("ways");
    WAYS.stream()
        .filter(RouteConfiguration.forApplicationScope()::isPathAvailable)
        .forEach(way -> list.add(way(way)));
    return list;
  }

  private ListItem way(String way) {
    var link = new Anchor(way, texts().text("screens.home." + way + ".title"));
    return new ListItem(new H2(link), new Paragraph(texts().text("screens.home." + way + ".what")));
  }
}
