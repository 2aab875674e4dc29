package hangjack.content.words;

import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Bidding;
import hangjack.analyzer.play.DealState;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import java.util.Map;

/** What players say aloud before the play: {@code I beg}. */
public final class CallWords {
  private final Texts texts;

  private CallWords(Texts texts) {
    this.texts = texts;
  }

  /** The words for calls in a language. */
  public static CallWords in(Language language) {
    return new CallWords(Texts.in(language));
  }

  /**
   * What a player says who makes a call.
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
      case Action.Take _ ->
          texts.text("terms.call.take", Map.of("points", Bidding.highestBid(rules, state.calls())));
    };
  }
}
