package hangjack.analyzer.rules;

import hangjack.analyzer.cards.CardSet;
import hangjack.analyzer.cards.Direction;
import hangjack.analyzer.cards.Pack;
import hangjack.analyzer.cards.Scores;
import hangjack.analyzer.cards.Seating;
import hangjack.analyzer.cards.Side;
import hangjack.analyzer.cards.Suit;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The rules a table plays by: a value for every {@link Parameter}. It comes from a preset's data
 * file, with or without house rules, and never changes.
 */
public final class RuleSet {
  private final String id;
  private final Object[] values;
  private final Seating seating;
  private final CardSet pack;
  private final Trumps[] trumps;
  private final Scores startingScore;

  private RuleSet(String id, Object[] values) {
    this.id = id;
    this.values = values;
    this.seating = new Seating(players(), players() == 4 && partnerships(), direction());
    this.pack = Pack.of(deck(), hasJoker());
    this.trumps =
        Arrays.stream(Suit.values())
            .map(suit -> new Trumps(suit, jokerRank()))
            .toArray(Trumps[]::new);
    var start = Scores.zero(seating);
    for (var side : seating.sides()) {
      start = start.plus(side, scoreStyle().start(target()));
    }
    this.startingScore = start;
  }

  /** A rule set of the given values, one for each parameter. */
  static RuleSet of(String id, Map<Parameter<?>, Object> values) {
    var places = new Object[Parameter.all().size()];
    for (var parameter : Parameter.all()) {
      var value = values.get(parameter);
      if (value == null) {
        throw new IllegalArgumentException(id + " has no value for " + parameter);
      }
      places[parameter.place()] = value;
    }
    return new RuleSet(id, places);
  }

  /** The same rules but for one value; whether that makes sense is for {@link HouseRules}. */
  <T> RuleSet with(Parameter<T> parameter, T value) {
    var changed = values.clone();
    changed[parameter.place()] = value;
    return new RuleSet(id, changed);
  }

  /** The preset these rules began as, such as {@code trinidad}. */
  public String id() {
    return id;
  }

  /** The value of any parameter. */
  @SuppressWarnings("unchecked") // the places are filled by parameter, each with its own type
  public <T> T get(Parameter<T> parameter) {
    return (T) values[parameter.place()];
  }

  /** The value of any parameter as records write it. */
  public <T> String written(Parameter<T> parameter) {
    return parameter.write(get(parameter));
  }

  /** What differs from another rule set: public names and these rules' values, in order. */
  public Map<String, String> differencesFrom(RuleSet other) {
    var differences = new LinkedHashMap<String, String>();
    for (var parameter : Parameter.all()) {
      if (!get(parameter).equals(other.get(parameter))) {
        differences.put(parameter.name(), written(parameter));
      }
    }
    return differences;
  }

  /** Who sits where; partners only where four play. */
  public Seating seating() {
    return seating;
  }

  public int players() {
    return get(Parameter.PLAYERS);
  }

  /** Whether four players play in pairs; without meaning for two or three. */
  public boolean partnerships() {
    return get(Parameter.PARTNERSHIPS);
  }

  public Direction direction() {
    return get(Parameter.DIRECTION);
  }

  /** The cards the game is played with, the joker included. */
  public CardSet pack() {
    return pack;
  }

  /** What beats what while a suit is trumps. */
  public Trumps trumps(Suit suit) {
    return trumps[suit.ordinal()];
  }

  /** What every side's score shows before the first deal. */
  public Scores startingScore() {
    return startingScore;
  }

  /** A score after points are entered for one side. */
  public Scores entered(Scores score, Side side, int points) {
    return score.plus(side, scoreStyle().after(0, points));
  }

  /** Whether a side's score wins the match. */
  public boolean isOut(Scores score, Side side) {
    return made(score, side) >= target();
  }

  /** How many points a side has made in the match, below zero where it was set back. */
  public int made(Scores score, Side side) {
    return scoreStyle().made(score.of(side), target());
  }

  /** Cards in the pack without the joker, 52 or 32. */
  public int deck() {
    return get(Parameter.DECK);
  }

  /** Pips of a ten, 10 or 0. */
  public int tenValue() {
    return get(Parameter.TEN_VALUE);
  }

  public FirstDealer firstDealer() {
    return get(Parameter.FIRST_DEALER);
  }

  /** Cards given at a time, 1 or 3. */
  public int dealPacket() {
    return get(Parameter.DEAL_PACKET);
  }

  /** Cards dealt to each player at first. */
  public int handSize() {
    return get(Parameter.HAND_SIZE);
  }

  /** Cards each recipient gets when the cards are run. */
  public int runPacket() {
    return get(Parameter.RUN_PACKET);
  }

  public RunRecipients runRecipients() {
    return get(Parameter.RUN_RECIPIENTS);
  }

  public TrumpSource trumpSource() {
    return get(Parameter.TRUMP_SOURCE);
  }

  public TurnUpPoints turnUpPoints() {
    return get(Parameter.TURN_UP_POINTS);
  }

  public TurnUpScoring turnUpScoring() {
    return get(Parameter.TURN_UP_SCORING);
  }

  /** Whether the dealer keeps turn-up points when the pack runs out and is dealt again. */
  public boolean keepTurnUpPointsOnRedeal() {
    return get(Parameter.KEEP_TURN_UP_POINTS_ON_REDEAL);
  }

  public BegRule beg() {
    return get(Parameter.BEG);
  }

  public int giftPoints() {
    return get(Parameter.GIFT_POINTS);
  }

  public GiftTo giftTo() {
    return get(Parameter.GIFT_TO);
  }

  /** Whether a gift may bring its receiver to the target; if not the dealer must run. */
  public boolean giftCanWin() {
    return get(Parameter.GIFT_CAN_WIN);
  }

  /** Whether the dealer needs a trump to give. */
  public boolean giftRequiresTrump() {
    return get(Parameter.GIFT_REQUIRES_TRUMP);
  }

  public HandAfterRun handAfterRun() {
    return get(Parameter.HAND_AFTER_RUN);
  }

  /** Whether a player may trump though able to follow suit (rules 2.5). */
  public boolean permissiveTrumping() {
    return get(Parameter.PERMISSIVE_TRUMPING);
  }

  /** Whether a player void of the suit led must trump (rules 2.5). */
  public boolean mustTrumpWhenVoid() {
    return get(Parameter.MUST_TRUMP_WHEN_VOID);
  }

  /** Whether a trump below the best one in the trick is forbidden (rules 2.5, overlay). */
  public boolean noUndertrump() {
    return get(Parameter.NO_UNDERTRUMP);
  }

  public LowCredit lowCredit() {
    return get(Parameter.LOW_TO);
  }

  public int highPoints() {
    return get(Parameter.HIGH_POINTS);
  }

  public int lowPoints() {
    return get(Parameter.LOW_POINTS);
  }

  /** Points for the jack of trumps won by the side that was dealt it. */
  public int jackPoints() {
    return get(Parameter.JACK_POINTS);
  }

  /** Points for the jack of trumps won from the side that was dealt it. */
  public int hangJackPoints() {
    return get(Parameter.HANG_JACK_POINTS);
  }

  /** Points for winning the joker in a trick. */
  public int jokerPoints() {
    return get(Parameter.JOKER_POINTS);
  }

  public int gamePoints() {
    return get(Parameter.GAME_POINTS);
  }

  public GameTie gameTie() {
    return get(Parameter.GAME_TIE);
  }

  /** Points that win the match. */
  public int target() {
    return get(Parameter.TARGET);
  }

  public ScoreStyle scoreStyle() {
    return get(Parameter.SCORE_STYLE);
  }

  public CountOut countOut() {
    return get(Parameter.COUNT_OUT);
  }

  /** Whether the points before the play win as soon as they reach the target. */
  public boolean immediatePointsCanWin() {
    return get(Parameter.IMMEDIATE_POINTS_CAN_WIN);
  }

  /** Whether the gift wins as soon as it reaches the target. */
  public boolean giftWinsAtOnce() {
    return immediatePointsCanWin() && giftCanWin();
  }

  /** Whether the players bid for the right to pitch. */
  public boolean auction() {
    return maxBid() > 0;
  }

  /** The lowest bid in points of the deal. */
  public int minBid() {
    return get(Parameter.MIN_BID);
  }

  /** The highest bid in points of the deal; 0 where nobody bids. */
  public int maxBid() {
    return get(Parameter.MAX_BID);
  }

  public DealerSteal dealerSteal() {
    return get(Parameter.DEALER_STEAL);
  }

  public AllPass allPass() {
    return get(Parameter.ALL_PASS);
  }

  public Smudge smudge() {
    return get(Parameter.SMUDGE);
  }

  public Payoff payoff() {
    return get(Parameter.PAYOFF);
  }

  /** Whether each loser pays one more for each time it was set back. */
  public boolean payoffPerSetBack() {
    return get(Parameter.PAYOFF_PER_SET_BACK);
  }

  public boolean hasJoker() {
    return get(Parameter.JOKER) == Jokers.ONE;
  }

  public JokerRank jokerRank() {
    return get(Parameter.JOKER_RANK);
  }

  public DrawStock drawStock() {
    return get(Parameter.DRAW_STOCK);
  }

  /** Whether a card is drawn after each trick while the stock lasts. */
  public boolean draws() {
    return drawStock() != DrawStock.NONE;
  }

  public PegPoints pegPoints() {
    return get(Parameter.PEG_POINTS);
  }

  /** Points added to the award of Game. */
  public int endCountBonus() {
    return get(Parameter.END_COUNT_BONUS);
  }

  public RevokeScale revoke() {
    return get(Parameter.REVOKE);
  }

  public UndertrumpPenalty undertrumpPenalty() {
    return get(Parameter.UNDERTRUMP_PENALTY);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RuleSet rules
        && rules.id.equals(id)
        && Arrays.equals(rules.values, values);
  }

  @Override
  public int hashCode() {
    return id.hashCode() * 31 + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return id;
  }
}
