package hangjack.app.answers;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.match.CountingOut;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.record.RecordWriter;
import hangjack.analyzer.record.Violation;
import hangjack.analyzer.review.ScoredDeal;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.score.AwardKind;
import hangjack.analyzer.score.Penalty;
import hangjack.analyzer.score.Pips;
import hangjack.content.texts.Language;
import hangjack.content.words.AwardWords;
import hangjack.content.words.ScoreWords;
import hangjack.content.words.SeatWords;
import hangjack.content.words.ViolationWords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Turns one scored deal into its answer. */
final class ScoredDealAnswer {
  private final ScoredDeal deal;
  private final AwardWords awards;
  private final ViolationWords violations;
  private final ScoreWords scores;

  private ScoredDealAnswer(ScoredDeal deal, Language language) {
    this.deal = deal;
    var seats = SeatWords.in(language, deal.record().names());
    this.awards = AwardWords.in(language, seats);
    this.violations = ViolationWords.in(language, seats);
    this.scores = ScoreWords.in(language, seats);
  }

  static ScoreAnswer.Deal of(ScoredDeal deal, Language language) {
    return new ScoredDealAnswer(deal, language).answer();
  }

  private ScoreAnswer.Deal answer() {
    var rules = deal.record().rules();
    return new ScoreAnswer.Deal(
        new ScoreAnswer.Rules(rules.id(), HouseRules.overrides(rules)),
        RecordWriter.write(deal.record()),
        deal.violations().stream().map(this::violation).toList(),
        tricks(),
        deal.counting().points().stream().map(this::point).toList(),
        pips(),
        score());
  }

  private ScoreAnswer.Violation violation(Violation violation) {
    var kind =
        switch (violation.action()) {
          case Action.Play _ -> "play";
          case Action.Call _ -> "call";
          case Action.Discard _ -> "discard";
        };
    Optional<String> card =
        violation.action() instanceof Action.Play play
            ? Optional.of(play.card().name())
            : Optional.empty();
    return new ScoreAnswer.Violation(
        kind,
        violation.trick(),
        letter(violation.action().seat()),
        card,
        violation.broken().publicName(),
        card.map(_ -> names(sorted(violation.allowed()))),
        violation.penalty().map(ScoredDealAnswer::penalty),
        violations.text(violation));
  }

  private List<Card> sorted(CardSet cards) {
    return RecordWriter.sorted(cards, deal.end().trumps());
  }

  private static ScoreAnswer.Penalty penalty(Penalty penalty) {
    var sidesChanged = penalty.sides().stream().map(Side::name).toList();
    return new ScoreAnswer.Penalty(
        penalty.kind().name().toLowerCase(Locale.ROOT),
        Optional.of(sidesChanged).filter(sides -> sides.size() == 1).map(List::getFirst),
        Optional.of(sidesChanged).filter(sides -> sides.size() > 1),
        penalty.points(),
        penalty.cannotScore().stream().sorted().map(AwardKind::publicName).toList());
  }

  private List<ScoreAnswer.Trick> tricks() {
    var tricks = new ArrayList<>(deal.end().tricks());
    deal.end().current().filter(trick -> !trick.plays().isEmpty()).ifPresent(tricks::add);
    return tricks.stream().map(trick -> trick(deal.record().rules(), trick)).toList();
  }

  static ScoreAnswer.Trick trick(RuleSet rules, Trick trick) {
    return new ScoreAnswer.Trick(
        trick.number(),
        letter(trick.leader()),
        names(trick.cards()),
        trick.winner().map(ScoredDealAnswer::letter),
        trick.winner().isPresent()
            ? OptionalInt.of(Pips.of(rules, trick.cards()))
            : OptionalInt.empty());
  }

  private ScoreAnswer.Point point(CountingOut.Point point) {
    var award = point.award();
    return new ScoreAnswer.Point(
        award.kind().publicName(),
        award.side().name(),
        award.points(),
        point.counted(),
        award.card().map(Card::name),
        award.seat().map(ScoredDealAnswer::letter),
        award.trick(),
        awards.text(award, deal.sheet(), deal.record().rules()));
  }

  private Map<String, Object> pips() {
    var pips = deal.sheet().pips();
    var answer = new LinkedHashMap<String, Object>();
    var cards = new LinkedHashMap<String, List<String>>();
    for (var side : pips.won().keySet()) {
      answer.put(side.name(), pips.of(side));
      cards.put(side.name(), names(pips.won().getOrDefault(side, List.of())));
    }
    answer.put("cards", cards);
    answer.put("untaken", names(pips.untaken()));
    return answer;
  }

  private ScoreAnswer.Score score() {
    var counting = deal.counting();
    return new ScoreAnswer.Score(
        ScoreAnswer.bySide(deal.before()),
        ScoreAnswer.bySide(counting.deal()),
        ScoreAnswer.bySide(counting.after()),
        counting.winner().map(Side::name),
        counting.countedOutOn().map(AwardKind::publicName),
        deal.record().claim().map(this::claim));
  }

  private ScoreAnswer.Claim claim(Scores given) {
    return new ScoreAnswer.Claim(
        ScoreAnswer.bySide(given),
        deal.claimAgrees().orElse(false),
        scores.claim(given, deal.counting().deal()));
  }

  private static List<String> names(Collection<Card> cards) {
    return cards.stream().map(Card::name).toList();
  }

  private static String letter(Seat seat) {
    return Character.toString(seat.letter());
  }
}
