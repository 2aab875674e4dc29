package hangjack.analyzer.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A moment of the play with all cards seen and the trump known, made for searching: cards are small
 * numbers, a card can be played and taken back, and the points that are certain are kept up for one
 * side against all others together. What cards are and what they beat comes from {@link
 * PlainRules}.
 */
final class PlainPosition {
  private static final int NOBODY = -1;
  private static final int OPEN = -2;

  private final PlainRules rules;
  private final String trump;
  private final List<String> order;
  private final List<String> sides;
  private final int mine;
  private final int seats;
  private final int[] sideOf;
  private final boolean permissive;
  private final boolean mustTrump;
  private final boolean noUndertrump;
  private final int gamePoints;

  /** Every card of the deal, trumps first, each suit from high to low. */
  private final List<String> cards;

  /** 0 for trumps. */
  private final int[] suit;

  private final int[] pips;
  private final boolean[][] beats;

  private final PlainWorth worth;
  private final int[][] hands;
  private final int[] held;
  private final int[] dealtTo;
  private final int[] stock;

  /** The cards played from the start of the first trick here; they lie in tricks one by one. */
  private final int[] line;

  private int played;

  /** The trick on the table, from 0, and the place in the line of its first card. */
  private int trick;

  private int first;

  // By trick, as things stand at its start.
  private final int[] leaders;
  private final int[] drawn;
  private final int[][] count;
  private final int[] pipsLeft;
  private final int[] sure;
  private final int[] possible;
  private final int[] game;

  /**
   * @param side for whom points are counted
   */
  PlainPosition(PlainDeal deal, String side) {
    rules = deal.rules;
    trump = deal.trump;
    order = deal.order;
    sides = rules.sides();
    mine = sides.indexOf(side);
    seats = order.size();
    sideOf = order.stream().mapToInt(seat -> sides.indexOf(rules.side(seat))).toArray();
    permissive = rules.is("permissive-trumping", "yes");
    mustTrump = rules.is("must-trump-when-void", "yes");
    noUndertrump = rules.is("no-undertrump", "yes");
    gamePoints = rules.number("game-points") + rules.number("end-count-bonus");

    var drawing = !rules.is("draw-stock", "none");
    cards = sorted(deal, drawing);
    suit = cards.stream().mapToInt(this::suit).toArray();
    pips = cards.stream().mapToInt(rules::pips).toArray();
    beats = new boolean[cards.size()][cards.size()];
    for (var later = 0; later < cards.size(); later++) {
      for (var earlier = 0; earlier < cards.size(); earlier++) {
        beats[later][earlier] = rules.beats(cards.get(later), cards.get(earlier), trump);
      }
    }
    worth = new PlainWorth(rules, trump, cards, mine);

    dealtTo = new int[cards.size()];
    Arrays.fill(dealtTo, PlainWorth.NOT_YET);
    hands = new int[seats][cards.size()];
    held = new int[seats];
    for (var seat = 0; seat < seats; seat++) {
      for (var card : deal.received(order.get(seat))) {
        dealtTo[cards.indexOf(card)] = sideOf[seat];
      }
      var hand = deal.hand(order.get(seat)).stream().mapToInt(cards::indexOf).sorted().toArray();
      System.arraycopy(hand, 0, hands[seat], 0, hand.length);
      held[seat] = hand.length;
    }
    stock = drawing ? deal.stock.stream().mapToInt(cards::indexOf).toArray() : new int[0];

    var left = IntStream.of(held).sum() + stock.length + deal.trick.size();
    line = new int[left];
    deal.trick.forEach(card -> line[played++] = cards.indexOf(card));
    var tricks = left / seats + 1;
    leaders = new int[tricks];
    drawn = new int[tricks];
    count = new int[tricks][sides.size()];
    pipsLeft = new int[tricks];
    sure = new int[tricks];
    possible = new int[tricks];
    game = new int[tricks];
    start(deal);
  }

  private static List<String> sorted(PlainDeal deal, boolean drawing) {
    var cards = new ArrayList<String>();
    deal.received.values().forEach(cards::addAll);
    if (drawing) {
      cards.addAll(deal.stock);
    }
    var trump = deal.trump.charAt(0);
    cards.sort(
        Comparator.comparing((String card) -> PlainRules.suit(card, deal.trump) != trump)
            .thenComparingInt(card -> "shdc".indexOf(PlainRules.suit(card, deal.trump)))
            .thenComparingDouble(card -> -deal.rules.height(card)));
    return cards;
  }

  private int suit(String card) {
    var letter = PlainRules.suit(card, trump);
    return letter == trump.charAt(0) ? 0 : 1 + "shdc".indexOf(letter);
  }

  private void start(PlainDeal deal) {
    leaders[0] = order.indexOf(deal.leader);
    pipsLeft[0] = IntStream.of(pips).sum();
    for (var card = 0; card < cards.size(); card++) {
      sure[0] += worth.least(card, dealtTo[card]);
      possible[0] += worth.most(card, dealtTo[card]);
    }
    for (var i = 0; i < deal.tricks.size(); i++) {
      for (var card : deal.tricks.get(i)) {
        take(0, cards.indexOf(card), sideOf[order.indexOf(deal.winners.get(i))]);
      }
    }
    game[0] = game(0);
  }

  private void take(int trick, int card, int side) {
    var points = worth.of(card, dealtTo[card], side);
    sure[trick] += points - worth.least(card, dealtTo[card]);
    possible[trick] += points - worth.most(card, dealtTo[card]);
    count[trick][side] += pips[card];
    pipsLeft[trick] -= pips[card];
  }

  /** The side that certainly has the most pips; nobody where a tie goes to none; or open. */
  private int game(int trick) {
    var best = 0;
    for (var side = 1; side < sides.size(); side++) {
      best = count[trick][side] > count[trick][best] ? side : best;
    }
    var tied = false;
    for (var side = 0; side < sides.size(); side++) {
      if (side != best && count[trick][side] + pipsLeft[trick] >= count[trick][best]) {
        if (pipsLeft[trick] > 0) {
          return OPEN;
        }
        tied = true;
      }
    }
    return tied ? tied(trick, count[trick][best]) : best;
  }

  private int tied(int trick, int most) {
    var dealer = sideOf[seats - 1];
    var leading = IntStream.of(sideOf).filter(side -> count[trick][side] == most).distinct();
    return switch (rules.text("game-tie")) {
      case "non-dealer" -> {
        var sides = leading.boxed().toList();
        yield sides.size() == 2 && sides.contains(dealer) ? sides.getFirst() : NOBODY;
      }
      case "elder-of-tied" -> leading.findFirst().orElse(NOBODY);
      default -> NOBODY;
    };
  }

  /** The least my side can still make, less what the others make. */
  int atLeast() {
    return sure[trick] + gameOr(-gamePoints);
  }

  /** The most my side can still make, less what the others make. */
  int atMost() {
    return possible[trick] + gameOr(gamePoints);
  }

  private int gameOr(int whereOpen) {
    return switch (game[trick]) {
      case OPEN -> whereOpen;
      case NOBODY -> 0;
      default -> worth.forSide(game[trick], gamePoints);
    };
  }

  /** Cards still to be played, the stock's included. */
  int left() {
    return line.length - played;
  }

  boolean betweenTricks() {
    return played == first;
  }

  private int toPlay() {
    var seat = leaders[trick] + played - first;
    return seat < seats ? seat : seat - seats;
  }

  /** Whether a player of my side is to play. */
  boolean isMyTurn() {
    return sideOf[toPlay()] == mine;
  }

  /** The name of the card at a place of the hand of the player to act. */
  String card(int place) {
    return cards.get(hands[toPlay()][place]);
  }

  /**
   * Finds the cards that may be played, each by its place in the hand.
   *
   * @param places where they are written
   * @return how many there are
   */
  int choices(int[] places) {
    var hand = hands[toPlay()];
    var size = held[toPlay()];
    var found = 0;
    if (betweenTricks()) {
      while (found < size) {
        places[found] = found++;
      }
      return found;
    }
    var led = suit[line[first]];
    var holdsLed = false;
    var holdsTrump = false;
    for (var place = 0; place < size; place++) {
      holdsLed |= suit[hand[place]] == led;
      holdsTrump |= suit[hand[place]] == 0;
    }
    for (var place = 0; place < size; place++) {
      var own = suit[hand[place]];
      var allowed =
          holdsLed
              ? own == led || (own == 0 && led != 0 && permissive)
              : own == 0 || !holdsTrump || !mustTrump;
      if (allowed) {
        places[found++] = place;
      }
    }
    return noUndertrump && led != 0 ? withoutUndertrumps(places, found, hand) : found;
  }

  private int withoutUndertrumps(int[] places, int found, int[] hand) {
    var best = line[best()];
    if (suit[best] != 0) {
      return found;
    }
    var kept = 0;
    for (var i = 0; i < found; i++) {
      var card = hand[places[i]];
      if (suit[card] != 0 || beats[card][best]) {
        places[kept++] = places[i];
      }
    }
    return kept == 0 ? found : kept;
  }

  /** The place in the line of the best card of the trick on the table. */
  private int best() {
    var best = first;
    for (var next = first + 1; next < played; next++) {
      if (beats[line[next]][line[best]]) {
        best = next;
      }
    }
    return best;
  }

  /** Plays the card at a place of the hand of the player to act. */
  void play(int place) {
    var seat = toPlay();
    var hand = hands[seat];
    line[played] = hand[place];
    held[seat]--;
    System.arraycopy(hand, place + 1, hand, place, held[seat] - place);
    played++;
    if (played - first == seats) {
      endTrick();
    }
  }

  private void endTrick() {
    var before = trick;
    var now = trick + 1;
    leaders[now] = (leaders[before] + best() - first) % seats;
    drawn[now] = drawn[before];
    pipsLeft[now] = pipsLeft[before];
    sure[now] = sure[before];
    possible[now] = possible[before];
    System.arraycopy(count[before], 0, count[now], 0, sides.size());
    for (var i = first; i < played; i++) {
      take(now, line[i], sideOf[leaders[now]]);
    }
    game[now] = game[before] == OPEN ? game(now) : game[before];
    for (var turn = 0; turn < seats && drawn[now] < stock.length; turn++) {
      draw(now, (leaders[now] + turn) % seats);
    }
    trick = now;
    first = played;
  }

  private void draw(int trick, int seat) {
    var card = stock[drawn[trick]++];
    hands[seat][held[seat]++] = card;
    dealtTo[card] = sideOf[seat];
    sure[trick] -= worth.least(card, PlainWorth.NOT_YET);
    sure[trick] += worth.least(card, sideOf[seat]);
    possible[trick] -= worth.most(card, PlainWorth.NOT_YET);
    possible[trick] += worth.most(card, sideOf[seat]);
  }

  /** Takes the last card back into the place of the hand it came from. */
  void takeBack(int place) {
    if (betweenTricks()) {
      trick--;
      first -= seats;
      for (var seat = 0; seat < seats && drawn[trick] < drawn[trick + 1]; seat++) {
        held[seat]--;
      }
    }
    played--;
    var seat = toPlay();
    var hand = hands[seat];
    System.arraycopy(hand, place, hand, place + 1, held[seat] - place);
    held[seat]++;
    hand[place] = line[played];
  }

  /** All that matters from here on, as a text: two positions with the same text play alike. */
  String written() {
    var text = new StringBuilder();
    text.append((char) trick).append((char) toPlay());
    for (var i = first; i < played; i++) {
      text.append((char) line[i]);
    }
    for (var seat = 0; seat < seats; seat++) {
      text.append('/');
      for (var place = 0; place < held[seat]; place++) {
        text.append((char) hands[seat][place]);
      }
    }
    for (var side = 0; side < sides.size(); side++) {
      text.append((char) count[trick][side]);
    }
    return text.toString();
  }
}
