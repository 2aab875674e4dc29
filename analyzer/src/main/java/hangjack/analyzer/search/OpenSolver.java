package hangjack.analyzer.search;

import hangjack.analyzer.cards.Card;
import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Seat;
import hangjack.analyzer.cards.Suit;
import hangjack.analyzer.play.Action;
import hangjack.analyzer.play.DealEngine;
import hangjack.analyzer.play.DealState;
import hangjack.analyzer.play.NamingTrump;
import hangjack.analyzer.play.Trick;
import hangjack.analyzer.rules.RuleSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Values the cards of a position whose cards all lie open: points of the whole deal for the acting
 * seat's side minus the others' (record 3, {@code open}). One object serves one thread and one
 * position; the cards of the hands may be laid anew as often as wanted.
 */
public final class OpenSolver {
  /** Cards of each hand up to which a position is solved whatever it costs, by players. */
  private static final int[] EXACT = {0, 0, 10, 8, 7};

  private static final int LAST_TRICKS = 7;

  /** Tricks after which cards are drawn; the table of the search knows no more. */
  private static final int MOST_DRAWS = 3;

  private final DealState state;
  private final RuleSet rules;
  private final List<Seat> seats;
  private final int me;
  private final Trick trick;
  private final Stakes stakes;
  private final Map<Suit, Lead> leads = new EnumMap<>(Suit.class);
  private final long[] hands;
  private int[] stock;
  private long left;
  private boolean exact;
  private boolean searchable;

  /**
   * The solver of a position.
   *
   * @param state a deal in play whose current trick waits for a card
   */
  public OpenSolver(DealState state) {
    this.state = state;
    this.rules = state.rules();
    this.seats = state.seating().seats();
    this.me = seats.indexOf(state.toAct().orElseThrow());
    this.trick = state.current().orElseThrow();
    this.stakes = new Stakes(state, me);
    this.hands = new long[seats.size()];
    var cards = state.deal().stock();
    var undrawn =
        rules.draws()
            ? cards.subList(cards.size() - state.undealt(), cards.size())
            : List.<Card>of();
    this.stock = undrawn.stream().mapToInt(Card::index).toArray();
    lay(seats.stream().mapToLong(seat -> state.hand(seat).bits()).toArray(), stock);
  }

  /**
   * The values of all cards that may be played.
   *
   * @param mostNodes how many cards the search may play where the position is too large to be
   *     solved whatever that costs
   */
  public static OpenValues values(DealState state, long mostNodes) {
    return new OpenSolver(state).values(mostNodes);
  }

  /** Cards played in the search so far, table hits included. */
  public long nodes() {
    return leads.values().stream().mapToLong(lead -> lead.search.nodes).sum();
  }

  /**
   * Lays the cards anew.
   *
   * @param cards what each seat holds, in the order of {@code seating().seats()}
   * @param undrawn the stock that is still to be drawn, the next card first
   */
  void lay(long[] cards, int[] undrawn) {
    System.arraycopy(cards, 0, hands, 0, hands.length);
    stock = undrawn;
    left = 0;
    var most = 0;
    for (var hand : cards) {
      left |= hand;
      most = Math.max(most, Long.bitCount(hand));
    }
    var draws = undrawn.length / hands.length;
    var tricks = most + draws;
    searchable = draws <= MOST_DRAWS;
    exact = searchable && ((draws == 0 && tricks <= EXACT[hands.length]) || tricks <= LAST_TRICKS);
    leads.values().forEach(lead -> lead.laid = false);
  }

  /** Whether values are exact whatever they cost. */
  public boolean isExact() {
    return exact;
  }

  OpenValues values(long mostNodes) {
    var ranges = new LinkedHashMap<Action, OpenValues.Range>();
    var legal = DealEngine.legalActions(state);
    var values = new int[2];
    for (var action : legal) {
      bounds(((Action.Play) action).card(), mostNodes / legal.size(), values);
      ranges.put(action, new OpenValues.Range(values[0], values[1]));
    }
    var isExact = ranges.values().stream().allMatch(range -> range.low() == range.high());
    var floor = ranges.values().stream().mapToInt(OpenValues.Range::low).max().orElseThrow();
    var best =
        ranges.entrySet().stream()
            .filter(entry -> entry.getValue().high() >= floor)
            .map(Map.Entry::getKey)
            .toList();
    return new OpenValues(isExact, ranges, best);
  }

  /** The exact value of a card; only where the position is solved whatever it costs. */
  int value(Card card) {
    return lead(card).value(card.index());
  }

  /** The exact value of the best card; only where the position is solved whatever it costs. */
  public int best() {
    return state.trump().isPresent()
        ? lead(hand().iterator().next()).best()
        : hand().stream().mapToInt(this::value).max().orElseThrow();
  }

  private void bounds(Card card, long mostNodes, int[] bounds) {
    var lead = lead(card);
    lead.search.mostNodes = exact ? Long.MAX_VALUE : lead.search.nodes + mostNodes;
    lead.bounds(card.index(), bounds);
  }

  /** The cards of the acting seat's hand that have the same value as each other have one mark. */
  CardSet hand() {
    return new CardSet(hands[me]);
  }

  private Lead lead(Card card) {
    var trump = state.trump().orElseGet(() -> NamingTrump.byLead(card));
    var lead = leads.computeIfAbsent(trump, suit -> new Lead(suit));
    if (!lead.laid) {
      lead.lay();
    }
    return lead;
  }

  /** The position under one trump: before the first lead of some games each suit may become it. */
  private final class Lead {
    private final OpenSearch search;
    private final Suit trump;
    private final long onTable;
    private final int led;
    private final int best;
    private final int winner;
    private boolean laid;
    private int settled;
    private int rest;
    private int count;
    private int[] totals = new int[0];
    private int guess;

    /** The lowest card valued last and its place among the totals, for cards equal to it. */
    private int valued = -1;

    Lead(Suit trump) {
      this.trump = trump;
      var tables = CardTables.of(rules, trump);
      this.search = new OpenSearch(rules, tables);
      var cards = trick.cards();
      this.onTable = CardSet.of(cards).bits();
      this.led = cards.isEmpty() ? -1 : cards.getFirst().index();
      var bestCard = -1;
      var bestSeat = me;
      for (var play : trick.plays()) {
        var card = play.card().index();
        if (bestCard < 0 || (tables.beats[bestCard] >>> card & 1) != 0) {
          bestCard = card;
          bestSeat = seats.indexOf(play.seat());
        }
      }
      this.best = bestCard;
      this.winner = bestSeat;
    }

    void lay() {
      laid = true;
      System.arraycopy(hands, 0, search.deal.own, 0, hands.length);
      search.deal.stock = stock;
      settled = stakes.layDown(search.deal, trump);
      search.begin(left);
      rest = search.deal.tables.pips(left | onTable | search.deal.undrawn());
      count = stakes.count(search.deal, rest);
      totals = stakes.totals(search.deal, settled);
      guess = totals.length / 2;
      valued = -1;
    }

    private boolean reaches(int card, int total) {
      search.ask();
      if (card < 0) {
        return search.play(
                left,
                me,
                trick.cards().size(),
                onTable,
                led,
                best,
                winner,
                totals[total] - settled,
                count,
                rest,
                0,
                -1)
            >= count;
      }
      return search.after(
              card,
              left,
              me,
              trick.cards().size(),
              onTable,
              led,
              best,
              winner,
              totals[total] - settled,
              count,
              rest,
              0)
          >= count;
    }

    int value(int card) {
      search.mostNodes = Long.MAX_VALUE;
      var deal = search.deal;
      if (valued < 0 || !deal.isSame(card, valued, (left & ~hands[me]) | onTable)) {
        guess = highest(card);
      }
      valued = card;
      return totals[guess];
    }

    int best() {
      search.mostNodes = Long.MAX_VALUE;
      guess = highest(-1);
      return totals[guess];
    }

    private int highest(int card) {
      var reached = 0;
      var missed = totals.length;
      var next = guess;
      var step = 1;
      while (missed - reached > 1) {
        next = Math.clamp(next, reached + 1, missed - 1);
        if (reaches(card, next)) {
          reached = next;
          next += step;
        } else {
          missed = next;
          next -= step;
        }
        step *= 2;
      }
      return reached;
    }

    void bounds(int card, int[] bounds) {
      var reached = 0;
      var missed = totals.length;
      try {
        while (searchable && missed - reached > 1) {
          var next = Math.clamp(guess, reached + 1, missed - 1);
          if (reaches(card, next)) {
            reached = next;
            guess = next + 1;
          } else {
            missed = next;
            guess = next - 1;
          }
        }
        guess = reached;
      } catch (OpenSearch.OutOfNodes stopped) {
        guess = (reached + missed) / 2;
      }
      bounds[0] = totals[reached];
      bounds[1] = totals[missed - 1];
    }
  }
}
