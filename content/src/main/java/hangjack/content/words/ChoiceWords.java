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

  /** Choices of which any may be taken: {@code 3♣ or 4♣}. */
  public String either(DealState state, Collection<Action> choices) {
    return Lists.either(choices.stream().map(choice -> shown(state, choice)).toList(), texts);
  }
}
