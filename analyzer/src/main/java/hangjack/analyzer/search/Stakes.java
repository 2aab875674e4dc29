package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.Rank;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.rules.LowCredit;
import hangjack.analyzer.rules.RuleSet;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * What a position is played for: lays down in a search which cards are worth points to whom, what
 * Game is worth, and what is settled already.
 */
final class Stakes {
  private final DealState state;
  private final RuleSet rules;
  private final List<Seat> seats;
  private final int side;

  /** Which cards each seat has played, and which each has won in complete tricks. */
  private final long[] played;

  private final long[] won;

  /**
   * The stakes as a seat's side sees them.
   *
   * @param me the seat, by its place in {@code seating().seats()}
   */
  Stakes(DealState state, int me) {
    this.state = state;
    this.rules = state.rules();
    this.seats = state.seating().seats();
    this.played = new long[seats.size()];
    this.won = new long[seats.size()];
    var mates = 0;
    for (var seat = 0; seat < seats.size(); seat++) {
      mates |= sameSide(seat, me) ? 1 << seat : 0;
    }
    this.side = mates;
    for (var trick : state.tricks()) {
      for (var play : trick.plays()) {
        var bit = 1L << play.card().index();
        played[seats.indexOf(play.seat())] |= bit;
        won[seats.indexOf(trick.winner().orElseThrow())] |= bit;
      }
    }
    state
        .current()
        .ifPresent(
            trick ->
                trick
                    .plays()
                    .forEach(
                        play -> played[seats.indexOf(play.seat())] |= 1L << play.card().index()));
  }

  private boolean sameSide(int seat, int other) {
    return state.seating().sideOf(seats.get(seat)) == state.seating().sideOf(seats.get(other));
  }

  private int sign(int seat) {
    return (side >>> seat & 1) != 0 ? 1 : -1;
  }

  /**
   * Lays them down for the cards as they lie in the deal.
   *
   * @return the points already settled, for the asking side less the others
   */
  int layDown(OpenDeal deal, Suit trump) {
    deal.side = side;
    deal.twoSides = state.seating().sides().size() == 2;
    deal.game = rules.gamePoints() + rules.endCountBonus();
    deal.ties = ties();
    deal.tie = deal.twoSides ? twoSidedTie(deal.game) : 0;
    deal.forgetPrizes();
    return highAndLow(deal, trump) + jack(deal, trump) + joker(deal) + pegs(deal, trump);
  }

  private int highAndLow(OpenDeal deal, Suit trump) {
    var natural = 0L;
    for (var seat = 0; seat < seats.size(); seat++) {
      natural |= inPlay(deal, seat);
    }
    for (var card : deal.stock) {
      natural |= 1L << card;
    }
    natural &= rules.pack().of(trump).bits();
    if (natural == 0) {
      return 0;
    }
    var high = 63 - Long.numberOfLeadingZeros(natural);
    var low = Long.numberOfTrailingZeros(natural);
    var settled = 0;
    var highOwner = owner(deal, high);
    if (highOwner >= 0) {
      settled += sign(highOwner) * rules.highPoints();
    } else {
      toWinner(deal, high, rules.highPoints());
    }
    if (rules.lowCredit() == LowCredit.TAKER) {
      settled += toWinner(deal, low, rules.lowPoints());
    } else {
      var lowOwner = owner(deal, low);
      if (lowOwner >= 0) {
        settled += sign(lowOwner) * rules.lowPoints();
      } else {
        deal.drawnLow(low, rules.lowPoints());
      }
    }
    return settled;
  }

  private int jack(OpenDeal deal, Suit trump) {
    var jack = Card.of(Rank.JACK, trump).index();
    var owner = owner(deal, jack);
    if (owner < 0) {
      if (Arrays.stream(deal.stock).anyMatch(card -> card == jack)) {
        deal.drawnJack(jack, rules.jackPoints(), rules.hangJackPoints(), teams());
      }
      return 0;
    }
    var winner = winner(jack);
    if (winner >= 0) {
      return sign(winner) * jackPoints(winner, owner);
    }
    for (var seat = 0; seat < seats.size(); seat++) {
      add(deal, seat, jack, sign(seat) * jackPoints(seat, owner));
    }
    return 0;
  }

  private int jackPoints(int winner, int owner) {
    return sameSide(winner, owner) ? rules.jackPoints() : rules.hangJackPoints();
  }

  private int joker(OpenDeal deal) {
    var joker = Card.JOKER.index();
    return rules.hasJoker() && isThere(deal, joker)
        ? toWinner(deal, joker, rules.jokerPoints())
        : 0;
  }

  private int pegs(OpenDeal deal, Suit trump) {
    if (rules.pegPoints().isNone()) {
      return 0;
    }
    var settled = 0;
    for (var card : rules.pack()) {
      var points = rules.pegPoints().of(card, trump);
      if (points > 0 && isThere(deal, card.index())) {
        settled += toWinner(deal, card.index(), points);
      }
    }
    return settled;
  }

  /** Points for whoever wins a card; what they are if that is settled, else 0. */
  private int toWinner(OpenDeal deal, int card, int points) {
    var winner = winner(card);
    if (winner >= 0) {
      return sign(winner) * points;
    }
    for (var seat = 0; seat < seats.size(); seat++) {
      add(deal, seat, card, sign(seat) * points);
    }
    return 0;
  }

  private static void add(OpenDeal deal, int seat, int card, int points) {
    deal.prize[seat][card] += points;
    if (points != 0) {
      deal.prizes |= 1L << card;
    }
  }

  private int winner(int card) {
    return seatWith(won, card);
  }

  private int owner(OpenDeal deal, int card) {
    for (var seat = 0; seat < seats.size(); seat++) {
      if ((inPlay(deal, seat) >>> card & 1) != 0) {
        return seat;
      }
    }
    return -1;
  }

  private boolean isThere(OpenDeal deal, int card) {
    return owner(deal, card) >= 0 || Arrays.stream(deal.stock).anyMatch(left -> left == card);
  }

  private static int seatWith(long[] cards, int card) {
    for (var seat = 0; seat < cards.length; seat++) {
      if ((cards[seat] >>> card & 1) != 0) {
        return seat;
      }
    }
    return -1;
  }

  private long inPlay(OpenDeal deal, int seat) {
    return deal.own[seat] | played[seat];
  }

  /** The side of each seat, a bit mask of the seats of its side. */
  private int[] teams() {
    var teams = new int[seats.size()];
    for (var seat = 0; seat < teams.length; seat++) {
      for (var other = 0; other < teams.length; other++) {
        teams[seat] |= sameSide(seat, other) ? 1 << other : 0;
      }
    }
    return teams;
  }

  private int twoSidedTie(int game) {
    return switch (rules.gameTie()) {
      case NONE -> 0;
      case NON_DEALER -> -sign(seats.indexOf(state.dealer())) * game;
      case ELDER_OF_TIED -> sign(seats.indexOf(state.elder())) * game;
    };
  }

  private GameTies ties() {
    return switch (rules.gameTie()) {
      case NONE -> GameTies.NOBODY;
      case NON_DEALER -> new GameTies(-1, seats.indexOf(state.dealer()));
      case ELDER_OF_TIED -> {
        var order = 0;
        var place = 0;
        for (var seat : state.seating().from(state.elder())) {
          order |= seats.indexOf(seat) << (4 * place++);
        }
        yield new GameTies(order, -1);
      }
    };
  }

  /**
   * What was won for Game so far, as the search counts it.
   *
   * @param rest the pips among the cards that are still to be won
   */
  int count(OpenDeal deal, int rest) {
    var mine = 0;
    var theirs = 0;
    var packed = 0;
    for (var seat = 0; seat < seats.size(); seat++) {
      var pips = deal.tables.pips(won[seat]);
      packed |= OpenSearch.packed(pips, seat);
      if ((side >>> seat & 1) != 0) {
        mine += pips;
      } else {
        theirs += pips;
      }
    }
    return deal.twoSides ? rest + theirs - mine : packed;
  }

  /** Every total that may come out, from the least to the greatest. */
  int[] totals(OpenDeal deal, int settled) {
    var totals = new TreeSet<Integer>();
    totals.add(settled - deal.game);
    totals.add(settled + deal.game);
    totals.add(settled + deal.tie);
    totals.add(settled);
    for (var cards = deal.prizes; cards != 0; cards &= cards - 1) {
      var card = Long.numberOfTrailingZeros(cards);
      if (winner(card) < 0) {
        var more = new TreeSet<Integer>();
        for (var outcome : deal.outcomes(card).toArray()) {
          for (var total : totals) {
            more.add(total + outcome);
          }
        }
        totals = more;
      }
    }
    return totals.stream().mapToInt(Integer::intValue).toArray();
  }
}
