package hangjack.content.words;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.TrumpSource;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.ScoreSheet;
import hangjack.content.exercises.ExampleDeal;
import hangjack.content.texts.Texts;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A deal played under the rules, told from the turn-up to the points: what was called, the tricks,
 * and who scores what for which card. Of many tricks only those are told that decide a point.
 */
final class ExampleProse {
  /** More tricks than these are not all told. */
  private static final int TRICKS = 9;

  private final DealState deal;
  private final RuleSet rules;
  private final ScoreSheet sheet;
  private final CountingOut counting;
  private final Texts texts;
  private final ProseWriter prose;
  private final CardWords cards;
  private final SeatWords seats;

  private ExampleProse(DealState deal, Texts texts, ProseWriter prose) {
    this.deal = deal;
    this.rules = deal.rules();
    this.sheet = ScoreSheet.of(deal);
    this.counting = CountingOut.count(rules, deal.before(), sheet);
    this.texts = texts;
    this.prose = prose;
    this.cards = CardWords.in(texts.language());
    this.seats = SeatWords.in(texts.language());
  }

  /** Writes the example of the rules, where they have one. */
  static void write(RuleSet rules, Texts texts, ProseWriter prose) {
    ExampleDeal.of(rules).ifPresent(deal -> new ExampleProse(deal, texts, prose).write());
  }

  private void write() {
    dealt();
    called();
    tricks();
    points();
    prose.close("example");
  }

  private void dealt() {
    var dealer = seats.seat(deal.dealer());
    switch (rules.trumpSource()) {
      case TURN_UP -> say("turn-up", Map.of("dealer", dealer, "card", shownFirst(deal.turnUps())));
      case STOCK_TOP ->
          say("stock", Map.of("dealer", dealer, "card", shownFirst(deal.deal().stock())));
      case CUT -> say("cut", Map.of("dealer", dealer, "suit", trump()));
      case FIRST_LEAD -> say("deal", Map.of("dealer", dealer));
    }
  }

  private void called() {
    var elder = seats.seat(deal.elder());
    var dealer = seats.seat(deal.dealer());
    if (deal.turnUps().size() > 1) {
      var more = cards.shown(deal.turnUps().subList(1, deal.turnUps().size()));
      say("run", Map.of("elder", elder, "dealer", dealer, "cards", more, "suit", trump()));
    } else if (deal.calls().stream().anyMatch(call -> call instanceof Action.Give)) {
      say("give", Map.of("elder", elder, "dealer", dealer, "suit", trump()));
    } else if (deal.calls().stream().anyMatch(call -> call instanceof Action.Stand)) {
      say("stand", Map.of("elder", elder, "suit", trump()));
    }
    if (rules.seating().seats().stream().anyMatch(seat -> !deal.discarded(seat).isEmpty())) {
      say("discard", Map.of("cards", deal.tricks().size()));
    }
    if (rules.auction()) {
      say("auction", Map.of("calls", list(deal.calls().stream().map(this::bid).toList())));
    }
    if (rules.trumpSource() == TrumpSource.FIRST_LEAD) {
      say("led", Map.of("suit", trump()));
    }
  }

  private String bid(Action.Call call) {
    var seat = seats.seat(call.seat());
    return switch (call) {
      case Action.Bid bid -> text("bid", Map.of("seat", seat, "points", bid.points()));
      case Action.Pass _ -> text("pass", Map.of("seat", seat));
      case Action.Take _ ->
          text("take", Map.of("seat", seat, "points", deal.contract().orElseThrow().bid()));
      case Action.BegCall other -> throw new IllegalStateException(other.toString());
    };
  }

  private void tricks() {
    var all = deal.tricks();
    if (all.size() <= TRICKS) {
      all.forEach(this::trick);
      return;
    }
    var told =
        all.stream().filter(trick -> awards().anyMatch(award -> lies(award, trick))).toList();
    told.forEach(this::trick);
    if (told.size() < all.size()) {
      say("left-out", Map.of());
    }
  }

  private void trick(Trick trick) {
    var plays =
        trick.plays().stream()
            .map(
                play ->
                    text(
                        "play",
                        Map.of("seat", seats.seat(play.seat()), "card", cards.shown(play.card()))))
            .toList();
    var pegged =
        awards()
            .filter(award -> award.kind() == AwardKind.PEG && lies(award, trick))
            .mapToInt(Award::points)
            .sum();
    say(
        pegged == 0 ? "trick" : "trick.pegged",
        Map.of(
            "number",
            trick.number(),
            "plays",
            list(plays),
            "winner",
            seats.seat(trick.winner().orElseThrow()),
            "points",
            pegged));
  }

  private void points() {
    var words = AwardWords.in(texts.language());
    for (var point : counting.points()) {
      var award = point.award();
      if (award.kind() != AwardKind.PEG) {
        say(
            point.counted() ? "point" : "not-counted",
            Map.of(
                "award",
                words.text(award, sheet, rules),
                "points",
                award.points(),
                "side",
                seats.side(award.side())));
      }
    }
    words.unscored(deal, sheet).forEach(prose::addSentence);
    sheet
        .pitcher()
        .flatMap(ContractWords.in(texts.language())::result)
        .ifPresent(prose::addSentence);
    var scores = ScoreWords.in(texts.language());
    say("total", Map.of("scores", scores.scores(counting.deal())));
    counting
        .winner()
        .ifPresent(
            side ->
                prose.addSentence(
                    scores.winner(
                        rules, side, counting.after().of(side), counting.countedOutOn())));
  }

  private Stream<Award> awards() {
    return sheet.awards().stream();
  }

  private static boolean lies(Award award, Trick trick) {
    return award.trick().equals(OptionalInt.of(trick.number()));
  }

  private String shownFirst(List<Card> row) {
    return cards.shown(row.getFirst());
  }

  private String trump() {
    return cards.suitShown(deal.trump().orElseThrow());
  }

  private String list(List<String> items) {
    return Lists.plain(items, texts);
  }

  private String text(String key, Map<String, Object> arguments) {
    return texts.text("rules.example." + key, arguments);
  }

  private void say(String key, Map<String, Object> arguments) {
    prose.addSentence(text(key, arguments));
  }
}
