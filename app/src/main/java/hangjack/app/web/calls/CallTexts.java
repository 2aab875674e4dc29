package hangjack.app.web.calls;

import hangjack.analyzer.search.CallMoment;
import hangjack.analyzer.search.CallValueTable;
import hangjack.analyzer.search.HandClass;
import hangjack.content.texts.Language;
import hangjack.content.texts.Texts;
import hangjack.content.words.FigureWords;
import hangjack.content.words.RuleWords;
import java.util.Map;

/** The words in which the values of calls are told. */
record CallTexts(Texts texts, FigureWords figures, RuleWords rules) {

  static CallTexts in(Language language) {
    return new CallTexts(Texts.in(language), FigureWords.in(language), RuleWords.in(language));
  }

  /** A text of the page. */
  String text(String key) {
    return texts.text("screens.calls." + key);
  }

  /** A text of the page with arguments. */
  String text(String key, Map<String, ?> arguments) {
    return texts.text("screens.calls." + key, arguments);
  }

  /** Who is to call, and after what. */
  String moment(CallMoment moment) {
    var key = "moment." + moment.caller().publicName();
    return switch (moment.caller()) {
      case ELDER, DEALER, FIRST -> text(key);
      case BETWEEN, LAST -> text(key, Map.of("bid", moment.highestBid()));
    };
  }

  /** A call as a heading, from its word in tables of values. */
  String call(String call) {
    return Character.isDigit(call.charAt(0))
        ? text("call.bid", Map.of("points", Integer.parseInt(call)))
        : text("call." + call);
  }

  /** How many trumps a group of hands holds. */
  String trumps(int trumps) {
    return text(
        trumps == HandClass.MOST_TRUMPS ? "trumps.most" : "trumps", Map.of("trumps", trumps));
  }

  /** What else a hand holds in trumps. */
  String hand(HandClass hand) {
    var low = hand.low() ? "-low" : "";
    if (hand.honours() > 0) {
      var key = hand.jack() ? "hand.jack-honours" : "hand.honours";
      return text(key + low, Map.of("honours", hand.honours()));
    }
    if (hand.jack()) {
      return text("hand.jack" + low);
    }
    return text(hand.low() ? "hand.low" : "hand.none");
  }

  /** The share of the hands of a moment for which begging, running or passing is best. */
  String share(CallValueTable table, CallMoment moment) {
    return switch (moment.caller()) {
      case ELDER ->
          text(
              "share.elder",
              Map.of(
                  "share", percent(table.shareBest(moment, "beg", _ -> true)),
                  "weak", percent(table.shareBest(moment, "beg", HandClass::isWeak))));
      case DEALER ->
          text("share.dealer", Map.of("share", percent(table.shareBest(moment, "run", _ -> true))));
      case FIRST, BETWEEN, LAST ->
          text("share.bids", Map.of("share", percent(table.shareBest(moment, "pass", _ -> true))));
    };
  }

  /** A share in whole percent: more would say more than is known. */
  String percent(double share) {
    return figures.percent(Math.round(100 * share) / 100.0);
  }
}
