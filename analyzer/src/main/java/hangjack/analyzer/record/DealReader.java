package hangjack.analyzer.record;

import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.rules.CountOut;
import hangjack.analyzer.rules.HouseRules;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.RuleSets;
import hangjack.analyzer.rules.ScoreStyle;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the tags of one deal; its cards and its play have readers of their own. */
final class DealReader {
  private static final Pattern POINTS =
      Pattern.compile(" *([A-Za-z]{1,2}) *[:=]? *([-−]?[0-9]{1,3}) *[,;/]?");

  private final List<Entry> entries;
  private final Optional<DealRecord> previous;
  private final FaultList faults;
  private final int faultsBefore;
  private final Tags tags;

  DealReader(
      List<Entry> entries, Optional<DealRecord> previous, CardLanguage language, FaultList faults) {
    this.entries = entries;
    this.previous = previous;
    this.faults = faults;
    this.faultsBefore = faults.size();
    this.tags = new Tags(entries, language, faults);
  }

  /** The deal; empty where it has a fault. */
  Optional<DealRecord> read() {
    unreadableLines();
    var rules = rules();
    var cards = new CardsReader(tags, rules, faults);
    var dealer = dealer();
    rules.ifPresent(known -> checkSeats(known, cards));
    if (rules.isEmpty() || dealer.isEmpty()) {
      return Optional.empty();
    }
    if (!rules.get().seating().seats().contains(dealer.get())) {
      tags.value(Tags.DEALER)
          .ifPresentOrElse(
              faults::seat, () -> faults.tagMissing(Tags.DEALER, entries.getFirst().place()));
      return Optional.empty();
    }
    var score = points(Tags.SCORE, rules.get());
    score.ifPresent(known -> checkScore(known, rules.get()));
    var claim = points(Tags.CLAIM, rules.get());
    var penalties = penalties();
    var faultsBeforeCalls = faults.size();
    var calls = new CallsReader(tags, rules.get(), dealer.get(), faults).read();
    var callsAreKnown = faults.size() == faultsBeforeCalls;
    var check = new DealCheck(tags, rules.get(), dealer.get(), cards, faults);
    var named = check.namedTrump();
    var play =
        new TricksReader(
            entries,
            rules.get(),
            callsAreKnown ? Optional.of(check.firstLeader(calls)) : Optional.empty(),
            named,
            cards,
            faults);
    var tricks = play.read();
    cards.checkPack(rules.get());
    check.turnUps(entries.getFirst().place(), calls, tricks);
    check.stock();
    check.calls(entries.getFirst().place(), calls, tricks);
    var hands = new HandsReader(rules.get(), dealer.get(), cards, play, tricks, faults).read();
    if (faults.size() > faultsBefore) {
      return Optional.empty();
    }
    var deal =
        new DealRecord(
            rules.get(),
            dealer.get(),
            score,
            hands,
            names(),
            cards.turnUps(),
            calls,
            check.trumpToKeep(entries.getFirst().place(), named, tricks),
            cards.stock(),
            tricks,
            claim,
            penalties,
            tags.remarks());
    if (faults.size() == faultsBefore) {
      check.play(deal, play);
    }
    return faults.size() > faultsBefore ? Optional.empty() : Optional.of(deal);
  }

  private void unreadableLines() {
    for (var entry : entries) {
      if (entry instanceof Entry.Unreadable line) {
        faults.add(FaultCode.SYNTAX, "line", line.words().place(), "text", line.words().text());
      }
    }
  }

  private Optional<RuleSet> rules() {
    var value = tags.value(Tags.RULES);
    if (value.isEmpty() && previous.isEmpty()) {
      faults.add(
          FaultCode.TAG_MISSING,
          "rules",
          entries.getFirst().place(),
          "tag",
          Tags.RULES,
          "allowed",
          RuleSets.ids());
      return Optional.empty();
    }
    if (value.isEmpty()) {
      return previous.map(DealRecord::rules);
    }
    var reading = HouseRules.read(value.get().text(), players());
    reading.findings().forEach(finding -> faults.rules(finding, value.get()));
    return reading.rules();
  }

  private Optional<Integer> players() {
    var value = tags.value(Tags.PLAYERS);
    if (value.isEmpty()) {
      return CardsReader.playersByHands(seatsWithHands()).filter(this::seatsAll);
    }
    var text = value.get().text();
    if (!text.matches("[234]")) {
      faults.add(FaultCode.SYNTAX, "players", value.get().place(), "text", text);
      return Optional.empty();
    }
    return Optional.of(Integer.valueOf(text));
  }

  private Set<Seat> seatsWithHands() {
    return Arrays.stream(Seat.values())
        .filter(seat -> tags.value(Tags.hand(seat)).isPresent())
        .collect(Collectors.toSet());
  }

  /** Whether a number of players that the hands suggest agrees with the dealer and the tricks. */
  private boolean seatsAll(int players) {
    var seats = new Seating(players, false, Direction.CLOCKWISE).seats();
    var dealer =
        tags.value(Tags.DEALER).flatMap(word -> SeatWord.read(word.text(), tags.language()));
    return dealer.stream().allMatch(seats::contains)
        && entries.stream()
            .allMatch(
                entry -> !(entry instanceof Entry.Play play) || play.words().size() <= players + 1);
  }

  private Optional<Seat> dealer() {
    var value = tags.value(Tags.DEALER);
    if (value.isEmpty()) {
      if (previous.isEmpty()) {
        faults.tagMissing(Tags.DEALER, entries.getFirst().place());
      }
      return previous.map(RecordReader::nextDealer);
    }
    var seat = SeatWord.read(value.get().text(), tags.language());
    if (seat.isEmpty()) {
      faults.seat(value.get());
    }
    return seat;
  }

  private void checkSeats(RuleSet rules, CardsReader cards) {
    for (var seat : cards.seats()) {
      if (!rules.seating().seats().contains(seat)) {
        var tag = Tags.hand(seat);
        faults.add(FaultCode.SYNTAX, "hands", tags.place(tag), "tag", tag);
      }
    }
  }

  private Optional<Scores> points(String tag, RuleSet rules) {
    var value = tags.value(tag);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    var scores = Scores.zero(rules.seating());
    var text = value.get().text();
    var matcher = POINTS.matcher(text);
    var end = 0;
    while (matcher.lookingAt()) {
      var side =
          SeatWord.side(matcher.group(1), tags.language())
              .filter(rules.seating().sides()::contains);
      if (side.isEmpty()) {
        break;
      }
      scores = scores.plus(side.get(), Integer.parseInt(matcher.group(2).replace('−', '-')));
      end = matcher.end();
      matcher.region(end, text.length());
    }
    if (end < text.length()) {
      faults.add(FaultCode.SYNTAX, "score", value.get().place(), "text", text);
      return Optional.empty();
    }
    return Optional.of(scores);
  }

  /** A score before a deal has not won, unless several sides are past the target together. */
  private void checkScore(Scores score, RuleSet rules) {
    var out = score.points().keySet().stream().filter(side -> rules.isOut(score, side)).count();
    var tied = rules.countOut() == CountOut.WHOLE_HAND_DEEPEST && out > 1;
    score
        .points()
        .forEach(
            (side, points) -> {
              var inHole = rules.made(score, side) < 0 && !rules.auction();
              if (inHole || (rules.isOut(score, side) && !tied)) {
                faults.add(
                    FaultCode.SCORE_IMPOSSIBLE,
                    rules.scoreStyle() == ScoreStyle.UP ? "" : "chips",
                    tags.value(Tags.SCORE).orElseThrow().place(),
                    "side",
                    side,
                    "points",
                    points,
                    "target",
                    rules.target());
              }
            });
  }

  private boolean penalties() {
    var value = tags.value(Tags.PENALTIES);
    if (value.isPresent() && !value.get().text().equalsIgnoreCase("claimed")) {
      faults.add(FaultCode.SYNTAX, "penalties", value.get().place(), "text", value.get().text());
    }
    return value.isPresent();
  }

  private Map<Seat, String> names() {
    var names = new EnumMap<Seat, String>(Seat.class);
    for (var seat : Seat.values()) {
      tags.text(Tags.personName(seat)).ifPresent(name -> names.put(seat, name));
    }
    return names;
  }
}
