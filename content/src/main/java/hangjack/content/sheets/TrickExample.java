package hangjack.content.sheets;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Following;
import hangjack.analyzer.play.TrickWinner;
import hangjack.analyzer.rules.RuleSet;
import hangjack.content.pdf.Block;
import hangjack.content.pdf.Block.Figure;
import hangjack.content.pdf.Block.Paragraph;
import hangjack.content.sheets.CardRow.Shown;
import hangjack.content.sheets.CardRow.State;
import hangjack.content.texts.Texts;
import hangjack.content.words.CardWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Permissive trumping shown with cards: a hand in which one card may not be played, and a trick won
 * by a trump of somebody who could have followed. What may be played and who wins is asked of the
 * engine.
 */
final class TrickExample {
  private static final Suit TRUMP = Suit.HEARTS;
  private static final Card LEAD = card("Qs");
  private static final List<Card> HAND = Card.list("9s 3s 7h 2h Kd");
  private static final List<Card> HAND_OF_SHORT_PACK = Card.list("9s 8s 9h 7h Kd");
  private static final double HAND_ROOM = 53;
  private static final double TRICK_ROOM = 93;

  /** A card of the trick and the key of what is said of it. */
  private record Play(Card card, String said) {}

  private static final Play LEADS = new Play(LEAD, "leads");
  private static final Play TRUMPS = new Play(card("7h"), "trumps");

  private final RuleSet rules;
  private final Texts texts;
  private final CardWords words;
  private final List<Card> hand;
  private final Play follows;
  private final Play throwsOff;

  TrickExample(RuleSet rules, Texts texts) {
    this.rules = rules;
    this.texts = texts;
    this.words = CardWords.in(texts.language());
    var whole = rules.pack().containsAll(CardSet.of(HAND));
    this.hand = whole ? HAND : HAND_OF_SHORT_PACK;
    this.follows = new Play(card(whole ? "4s" : "Ts"), "follows");
    this.throwsOff = new Play(card(whole ? "5c" : "8c"), "free");
  }

  /** The example in words and cards. */
  List<Block> blocks() {
    return List.of(
        Paragraph.of(
            texts.text(
                "sheets.example.hand",
                Map.of("lead", words.shown(LEAD), "barred", words.shown(barred())))),
        hand(),
        Paragraph.of(texts.text("sheets.example.trick")),
        trick());
  }

  private List<Card> barred() {
    var allowed = Following.allowed(rules, TRUMP, CardSet.of(hand), List.of(LEAD));
    return hand.stream().filter(card -> !allowed.contains(card)).toList();
  }

  private Figure hand() {
    var barred = barred();
    var shown =
        hand.stream()
            .map(card -> new Shown(card, barred.contains(card) ? State.BARRED : State.PLAIN, ""))
            .toList();
    var alternative =
        texts.text(
            "sheets.example.hand.alternative",
            Map.of("cards", words.shown(hand), "barred", words.shown(barred)));
    return figure(shown, HAND_ROOM, alternative);
  }

  private Figure trick() {
    var plays =
        switch (rules.players()) {
          case 2 -> List.of(LEADS, TRUMPS);
          case 3 -> List.of(LEADS, follows, TRUMPS);
          default -> List.of(LEADS, follows, TRUMPS, throwsOff);
        };
    var cards = plays.stream().map(Play::card).toList();
    var winner = cards.get(TrickWinner.place(cards, rules.trumps(TRUMP)));
    var shown = new ArrayList<Shown>();
    for (var play : plays) {
      var state = play.card() == winner ? State.WINS : State.PLAIN;
      shown.add(new Shown(play.card(), state, texts.text("sheets.example." + play.said())));
    }
    var alternative =
        texts.text(
            "sheets.example.trick.alternative",
            Map.of("cards", words.shown(cards), "winner", words.shown(winner)));
    return figure(shown, TRICK_ROOM, alternative);
  }

  private Figure figure(List<Shown> cards, double room, String alternative) {
    var row = new CardRow(cards, words, texts.language().locale(), room);
    return new Figure(row, alternative, Optional.empty());
  }

  private static Card card(String name) {
    return Card.named(name).orElseThrow();
  }
}
