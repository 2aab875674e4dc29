package hangjack.content.words;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.record.RecordWriter;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Collection;
import java.util.Map;

/** What a player may do or did, worded to stand in a sentence: {@code J♥}, {@code begging}. */
public final class ChoiceWords {
  private final Texts texts;
  private final CardWords cards;

  private ChoiceWords(Language language) {
    this.texts = Texts.in(language);
    this.cards = CardWords.in(language);
  }

  /** The words for choices in a language. */
  public static ChoiceWords in(Language language) {
    return new ChoiceWords(language);
  }

  /**
   * A choice.
   *
   * @param state the deal at the decision, which orders the cards thrown away
   */
  public String shown(DealState state, Action choice) {
    return switch (choice) {
      case Action.Play play -> cards.shown(play.card());
      case Action.Discard discard ->
          texts.text(
              "verdicts.choice.discard",
              Map.of("cards", cards.shown(RecordWriter.sorted(discard.cards(), state.trumps()))));
      case Action.Bid bid -> texts.text("verdicts.choice.bid", Map.of("points", bid.points()));
      case Action.Call call -> texts.text("verdicts.choice." + call.word());
    };
  }

  /**
   * What a player says aloud when making a call: {@code I beg}.
   *
   * @param state the deal with the calls before
   */
  public String said(DealState state, Action.Call call) {
    var rules = state.rules();
    return switch (call) {
      case Action.Stand _ -> texts.text("terms.call.stand");
      case Action.Beg _ -> texts.text("terms.call.beg");
      case Action.Give _ -> texts.text("terms.call.give", Map.of("points", rules.giftPoints()));
      case Action.Run _ ->
          texts.text(
              "terms.call.run",
              Map.of("cards", rules.runPacket(), "recipients", RuleArguments.recipients(rules)));
      case Action.Bid bid -> texts.text("terms.call.bid", Map.of("points", bid.points()));
      case Action.Pass _ -> texts.text("terms.call.pass");
      case Action.Take _ -> texts.text("terms.call.take", Map.of("points", highestBid(state)));
    };
  }

  /** Choices of which any may be taken: {@code 3♣ or 4♣}. */
  public String either(DealState state, Collection<Action> choices) {
    return Lists.either(choices.stream().map(choice -> shown(state, choice)).toList(), texts);
  }

  private static int highestBid(DealState state) {
    return state.calls().stream()
        .mapToInt(call -> call instanceof Action.Bid bid ? bid.points() : 0)
        .max()
        .orElse(0);
  }
}
