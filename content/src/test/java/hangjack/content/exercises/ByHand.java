package hangjack.content.exercises;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.CardPlayed;
import hangjack.analyzer.rules.CountOut;
import hangjack.analyzer.rules.GameTie;
import hangjack.analyzer.rules.JokerRank;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.Parameter;
import hangjack.analyzer.rules.RuleSet;
import hangjack.analyzer.rules.ScoreStyle;
import hangjack.analyzer.score.Award;
import hangjack.analyzer.score.AwardKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Answers from what an exercise prints, as a reader works them out with the rule sheet: a second
 * path beside the engine. It uses cards, seats and the values of parameters, and no rule of play.
 */
final class ByHand {
  private final RuleSet rules;

  ByHand(RuleSet rules) {
    this.rules = rules;
  }

  /** Everything that counts as the right answer, in a form that can be compared. */
  static Object answer(Exercise exercise) {
    var hand = new ByHand(exercise.rules());
    return switch (exercise) {
      case MayPlay asked -> hand.mayPlay(asked);
      case WinsTrick asked -> hand.winner(asked.plays(), asked.trump());
      case CountGame asked -> asked.cards().stream().mapToInt(hand::pips).sum();
      case CountPegs asked -> hand.pegs(asked);
      case Call asked -> hand.call(asked);
      case WhoScores asked -> hand.scores(asked);
      case GoesOut asked -> hand.goesOut(asked);
    };
  }

  private boolean isTrump(Card card, Suit trump) {
    return card.isJoker() || card.suit() == trump;
  }

  /** Higher wins; ranks leave room for the joker between them. */
  private int strength(Card card) {
    if (!card.isJoker()) {
      return 10 * "23456789TJQKA".indexOf(card.name().charAt(0));
    }
    if (rules.jokerRank() == JokerRank.BELOW_TWO) {
      return -1;
    }
    if (rules.jokerRank() == JokerRank.BETWEEN_JACK_AND_TEN) {
      return 85;
    }
    return rules.jokerRank() == JokerRank.SECOND_HIGHEST ? 115 : 125;
  }

  private CardPlayed winner(List<CardPlayed> plays, Suit trump) {
    var trumped = plays.stream().filter(play -> isTrump(play.card(), trump)).toList();
    var led = plays.getFirst().card();
    return (trumped.isEmpty()
            ? plays.stream().filter(play -> play.card().suit() == led.suit()).toList()
            : trumped)
        .stream().max(Comparator.comparingInt(play -> strength(play.card()))).orElseThrow();
  }

  private List<String> mayPlay(MayPlay asked) {
    var trump = asked.trump();
    var led = asked.trick().getFirst();
    var trumps = asked.hand().stream().filter(card -> isTrump(card, trump)).toList();
    var suit =
        asked.hand().stream()
            .filter(card -> !isTrump(card, trump) && !isTrump(led, trump))
            .filter(card -> card.suit() == led.suit())
            .toList();
    List<Card> may = new ArrayList<>(asked.hand().toList());
    if (isTrump(led, trump)) {
      may = trumps.isEmpty() ? may : new ArrayList<>(trumps);
    } else if (!suit.isEmpty()) {
      may = new ArrayList<>(suit);
      may.addAll(rules.permissiveTrumping() ? trumps : List.of());
    } else if (rules.mustTrumpWhenVoid() && !trumps.isEmpty()) {
      may = new ArrayList<>(trumps);
    }
    var best =
        asked.trick().stream().filter(card -> isTrump(card, trump)).mapToInt(this::strength).max();
    if (rules.noUndertrump() && !isTrump(led, trump) && best.isPresent()) {
      var over =
          may.stream()
              .filter(card -> !isTrump(card, trump) || strength(card) > best.getAsInt())
              .toList();
      may = over.isEmpty() ? may : over;
    }
    return may.stream().map(Card::name).sorted().toList();
  }

  private int pips(Card card) {
    if (card.isJoker()) {
      return 0;
    }
    return switch (card.name().charAt(0)) {
      case 'A' -> 4;
      case 'K' -> 3;
      case 'Q' -> 2;
      case 'J' -> 1;
      case 'T' -> rules.written(Parameter.TEN_VALUE).equals("10") ? 10 : 0;
      default -> 0;
    };
  }

  /** By the text of the parameter: {@code A:4,K:3/5:5}, trumps before the stroke. */
  private int pegs(CountPegs asked) {
    var parts = List.of((rules.written(Parameter.PEG_POINTS) + "/").split("/", -1));
    var sum = 0;
    for (var card : asked.cards()) {
      for (var item : parts.get(card.suit() == asked.trump() ? 0 : 1).split(",", -1)) {
        if (!item.isEmpty() && item.charAt(0) == card.name().charAt(0)) {
          sum += Integer.parseInt(item.substring(2));
        }
      }
    }
    return sum;
  }

  /** The call with the largest lead in the line of the shipped file for the class of the hand. */
  private String call(Call asked) {
    var name = rules.id() + "-" + rules.players() + (rules.seating().partnerships() ? "p" : "");
    var resource = "/hangjack/analyzer/search/callvalues/" + name + ".txt";
    var stream = RuleSet.class.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalStateException("no " + resource);
    }
    var moment =
        asked.moment().caller().name().toLowerCase(Locale.ROOT)
            + "-"
            + asked.moment().highestBid()
            + " ";
    var of = handClass(asked);
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      var line = reader.lines().filter(text -> text.startsWith(moment + of + " ")).findFirst();
      var best = "";
      var lead = Double.NEGATIVE_INFINITY;
      var words = List.of(line.orElseThrow().split(" ", -1));
      for (var word : words.subList(4, words.size())) {
        var parts = List.of(word.split(":", -1));
        if (Double.parseDouble(parts.get(2)) > lead) {
          lead = Double.parseDouble(parts.get(2));
          best = parts.getFirst();
        }
      }
      return best;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Trumps, jack, honours, low card: of the suit turned up, else of the best one for a bidder. */
  private String handClass(Call asked) {
    var suits = asked.turnUp().map(card -> List.of(card.suit())).orElse(List.of(Suit.values()));
    var best = "";
    var most = -1;
    for (var suit : suits) {
      var held = asked.hand().stream().filter(card -> isTrump(card, suit)).toList();
      var ranks = held.stream().map(card -> card.name().charAt(0)).toList();
      var number = Math.min(6, held.size());
      var jack = held.stream().anyMatch(card -> card.name().charAt(0) == 'J' && !card.isJoker());
      var honours = (int) ranks.stream().filter(rank -> "AKQ".indexOf(rank) >= 0).count();
      var lowest = rules.deck() == 32 ? "78" : "23";
      var low = ranks.stream().anyMatch(rank -> lowest.indexOf(rank) >= 0);
      var worth = 2 * number + (jack ? 4 : 0) + 3 * honours + (low ? 2 : 0);
      if (worth > most) {
        most = worth;
        best = "" + number + (jack ? 1 : 0) + honours + (low ? 1 : 0);
      }
    }
    return best;
  }

  /** Each kind and who scores it, in the order of counting. */
  private Map<AwardKind, Side> scores(WhoScores asked) {
    var trump = asked.deal().trump().orElseThrow();
    var seating = rules.seating();
    var owner = new TreeMap<String, Seat>();
    var taker = new TreeMap<String, Seat>();
    var pips = new EnumMap<Side, Integer>(Side.class);
    seating.sides().forEach(side -> pips.put(side, 0));
    var leader = asked.leader(asked.deal().tricks().getFirst()).orElseThrow();
    for (var trick : asked.deal().tricks()) {
      var plays = new ArrayList<CardPlayed>();
      for (var seat : seating.from(leader)) {
        plays.add(new CardPlayed(seat, trick.cards().get(plays.size())));
      }
      leader = winner(plays, trump).seat();
      for (var play : plays) {
        owner.put(play.card().name(), play.seat());
        taker.put(play.card().name(), leader);
        pips.merge(seating.sideOf(leader), pips(play.card()), Integer::sum);
      }
    }
    var scored = new EnumMap<AwardKind, Side>(AwardKind.class);
    var trumps =
        owner.keySet().stream()
            .filter(name -> name.charAt(1) == trump.letter())
            .sorted(Comparator.comparingInt(name -> "23456789TJQKA".indexOf(name.charAt(0))))
            .toList();
    if (!trumps.isEmpty()) {
      put(scored, AwardKind.HIGH, rules.highPoints(), owner, trumps.getLast());
      var low = rules.lowCredit() == LowCredit.DEALT ? owner : taker;
      put(scored, AwardKind.LOW, rules.lowPoints(), low, trumps.getFirst());
    }
    var jack = Card.of(Rank.JACK, trump).name();
    if (owner.containsKey(jack)) {
      var from = seating.sideOf(owner.getOrDefault(jack, Seat.NORTH));
      var to = seating.sideOf(taker.getOrDefault(jack, Seat.NORTH));
      var kind = from == to ? AwardKind.JACK : AwardKind.HANG_JACK;
      put(scored, kind, from == to ? rules.jackPoints() : rules.hangJackPoints(), taker, jack);
    }
    if (owner.containsKey("Jo")) {
      put(scored, AwardKind.JOKER, rules.jokerPoints(), taker, "Jo");
    }
    game(asked.deal().dealer(), pips, scored);
    return scored;
  }

  private void put(
      Map<AwardKind, Side> scored, AwardKind kind, int points, Map<String, Seat> by, String card) {
    if (points > 0) {
      scored.put(kind, rules.seating().sideOf(by.getOrDefault(card, Seat.NORTH)));
    }
  }

  private void game(Seat dealer, Map<Side, Integer> pips, Map<AwardKind, Side> scored) {
    if (rules.gamePoints() + rules.endCountBonus() == 0) {
      return;
    }
    var most = pips.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    var seating = rules.seating();
    var leading =
        seating.sidesFrom(seating.elder(dealer)).stream()
            .filter(side -> pips.getOrDefault(side, 0) == most)
            .toList();
    var others = leading.stream().filter(side -> side != seating.sideOf(dealer)).toList();
    if (leading.size() == 1 || rules.gameTie() == GameTie.ELDER_OF_TIED) {
      scored.put(AwardKind.GAME, leading.getFirst());
    } else if (rules.gameTie() == GameTie.NON_DEALER && others.size() == 1) {
      scored.put(AwardKind.GAME, others.getFirst());
    }
  }

  /** Enters the printed points on the printed score, in the printed order. */
  private Side goesOut(GoesOut asked) {
    var score = new EnumMap<Side, Integer>(Side.class);
    for (var side : rules.seating().sides()) {
      var shown = asked.before().of(side);
      score.put(side, rules.scoreStyle() == ScoreStyle.UP ? shown : rules.target() - shown);
    }
    var order = new ArrayList<Award>();
    var failed = asked.sheet().pitcher().filter(result -> result.made() < result.bid());
    failed.ifPresent(result -> score.merge(result.side(), -result.bid(), Integer::sum));
    for (var side : rules.seating().sides()) {
      order.addAll(asked.points(side));
    }
    order.sort(Comparator.comparing(Award::kind));
    var pitcher = asked.sheet().pitcher();
    if (rules.countOut() == CountOut.PITCHER_FIRST && pitcher.isPresent()) {
      order.sort(Comparator.comparing(award -> award.side() != pitcher.get().side()));
    }
    var whole = rules.countOut() == CountOut.WHOLE_HAND_DEEPEST;
    var early = List.of(AwardKind.TURN_UP, AwardKind.GIFT);
    for (var award : order) {
      var lost = failed.isPresent() && failed.get().side() == award.side();
      if (lost && !early.contains(award.kind())) {
        continue;
      }
      var made = score.merge(award.side(), award.points(), Integer::sum);
      var late = early.contains(award.kind()) && !rules.immediatePointsCanWin();
      if (!whole && !late && made >= rules.target()) {
        return award.side();
      }
    }
    var most = score.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    var deepest = score.keySet().stream().filter(side -> score.getOrDefault(side, 0) == most);
    var sides = deepest.toList();
    return sides.size() == 1
        ? sides.getFirst()
        : order.stream()
            .filter(award -> award.kind() == AwardKind.HIGH)
            .findFirst()
            .orElseThrow()
            .side();
  }
}
