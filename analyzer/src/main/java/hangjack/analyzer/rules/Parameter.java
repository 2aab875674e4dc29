package hangjack.analyzer.rules;

import hangjack.analyzer.cards.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One thing that tables agree on before they play, with its public name and its values. The
 * constants stand in the order of the hand-record specification, section 6, which fixes the names.
 *
 * @param <T> the type of its values
 */
public final class Parameter<T> {
  private static final List<Parameter<?>> DECLARED = new ArrayList<>();

  /** Two to four. */
  public static final Parameter<Integer> PLAYERS = declare("players", Values.numbers(2, 4));

  public static final Parameter<Boolean> PARTNERSHIPS =
      declare("partnerships", Values.yesOrNo(), rules -> rules.players() == 4);
  public static final Parameter<Direction> DIRECTION =
      declare(
          "direction",
          Values.of(Direction.class, d -> d.name().toLowerCase(Locale.ROOT)),
          rules -> rules.players() > 2);

  /** Cards in the pack, the joker not counted. */
  public static final Parameter<Integer> DECK = declare("deck", Values.oneOf(52, 32));

  /** Pips of a ten. */
  public static final Parameter<Integer> TEN_VALUE =
      declare("ten-value", Values.oneOf(10, 0), Parameter::pipsCount);

  public static final Parameter<FirstDealer> FIRST_DEALER =
      declare("first-dealer", choice(FirstDealer.class));

  /** Cards given at a time. */
  public static final Parameter<Integer> DEAL_PACKET = declare("deal-packet", Values.oneOf(1, 3));

  public static final Parameter<Integer> HAND_SIZE = declare("hand-size", Values.numbers(1, 13));
  public static final Parameter<Integer> RUN_PACKET =
      declare("run-packet", Values.numbers(1, 6), Parameter::begged);
  public static final Parameter<RunRecipients> RUN_RECIPIENTS =
      declare(
          "run-recipients",
          choice(RunRecipients.class),
          rules -> begged(rules) && rules.players() > 2);
  public static final Parameter<TrumpSource> TRUMP_SOURCE =
      declare("trump-source", choice(TrumpSource.class));
  public static final Parameter<TurnUpPoints> TURN_UP_POINTS =
      declare("turn-up-points", TurnUpPoints.VALUES, Parameter::turnedUp);
  public static final Parameter<TurnUpScoring> TURN_UP_SCORING =
      declare(
          "turn-up-scoring",
          choice(TurnUpScoring.class),
          rules -> begged(rules) && turnUpsScore(rules));
  public static final Parameter<Boolean> KEEP_TURN_UP_POINTS_ON_REDEAL =
      declare(
          "keep-turn-up-points-on-redeal",
          Values.yesOrNo(),
          rules ->
              begged(rules)
                  && turnUpsScore(rules)
                  && rules.turnUpScoring() != TurnUpScoring.FINAL_ONLY);
  public static final Parameter<BegRule> BEG =
      declare("beg", choice(BegRule.class), Parameter::turnedUp);
  public static final Parameter<Integer> GIFT_POINTS =
      declare("gift-points", Values.numbers(0, 9), Parameter::given);
  public static final Parameter<GiftTo> GIFT_TO =
      declare(
          "gift-to",
          choice(GiftTo.class),
          rules -> giftScores(rules) && rules.seating().sides().size() > 2);
  public static final Parameter<Boolean> GIFT_CAN_WIN =
      declare("gift-can-win", Values.yesOrNo(), Parameter::giftScores);
  public static final Parameter<Boolean> GIFT_REQUIRES_TRUMP =
      declare("gift-requires-trump", Values.yesOrNo(), Parameter::given);
  public static final Parameter<HandAfterRun> HAND_AFTER_RUN =
      declare("hand-after-run", choice(HandAfterRun.class), Parameter::begged);
  public static final Parameter<Boolean> PERMISSIVE_TRUMPING =
      declare("permissive-trumping", Values.yesOrNo());
  public static final Parameter<Boolean> MUST_TRUMP_WHEN_VOID =
      declare("must-trump-when-void", Values.yesOrNo());
  public static final Parameter<Boolean> NO_UNDERTRUMP =
      declare("no-undertrump", Values.yesOrNo(), Parameter::undertrumpsArise);
  public static final Parameter<LowCredit> LOW_TO =
      declare("low-to", choice(LowCredit.class), rules -> rules.lowPoints() > 0);
  public static final Parameter<Integer> HIGH_POINTS = declare("high-points", points());
  public static final Parameter<Integer> LOW_POINTS = declare("low-points", points());
  public static final Parameter<Integer> JACK_POINTS = declare("jack-points", points());
  public static final Parameter<Integer> HANG_JACK_POINTS = declare("hang-jack-points", points());
  public static final Parameter<Integer> JOKER_POINTS =
      declare("joker-points", points(), RuleSet::hasJoker);
  public static final Parameter<Integer> GAME_POINTS = declare("game-points", points());
  public static final Parameter<GameTie> GAME_TIE =
      declare("game-tie", choice(GameTie.class), Parameter::pipsCount);

  /** Points that win the match. */
  public static final Parameter<Integer> TARGET = declare("target", Values.numbers(1, 500));

  public static final Parameter<ScoreStyle> SCORE_STYLE =
      declare("score-style", choice(ScoreStyle.class));
  public static final Parameter<CountOut> COUNT_OUT = declare("count-out", choice(CountOut.class));
  public static final Parameter<Boolean> IMMEDIATE_POINTS_CAN_WIN =
      declare(
          "immediate-points-can-win",
          Values.yesOrNo(),
          rules -> turnedUp(rules) && (turnUpsScore(rules) || giftScores(rules)));

  /** The lowest bid in points of the deal. */
  public static final Parameter<Integer> MIN_BID =
      declare("min-bid", Values.numbers(1, 9), RuleSet::auction);

  /** The highest bid in points of the deal; 0 where nobody bids. */
  public static final Parameter<Integer> MAX_BID =
      declare(
          "max-bid", Values.numbers(0, 9), rules -> rules.trumpSource() == TrumpSource.FIRST_LEAD);

  public static final Parameter<DealerSteal> DEALER_STEAL =
      declare("dealer-steal", choice(DealerSteal.class), RuleSet::auction);
  public static final Parameter<AllPass> ALL_PASS =
      declare("all-pass", choice(AllPass.class), RuleSet::auction);
  public static final Parameter<Smudge> SMUDGE =
      declare("smudge", choice(Smudge.class), RuleSet::auction);
  public static final Parameter<Payoff> PAYOFF = declare("payoff", choice(Payoff.class));
  public static final Parameter<Boolean> PAYOFF_PER_SET_BACK =
      declare(
          "payoff-per-set-back",
          Values.yesOrNo(),
          rules -> rules.auction() && rules.payoff() != Payoff.NONE);
  public static final Parameter<Jokers> JOKER = declare("joker", choice(Jokers.class));
  public static final Parameter<JokerRank> JOKER_RANK =
      declare("joker-rank", choice(JokerRank.class), RuleSet::hasJoker);
  public static final Parameter<DrawStock> DRAW_STOCK =
      declare("draw-stock", choice(DrawStock.class));
  public static final Parameter<PegPoints> PEG_POINTS = declare("peg-points", PegPoints.VALUES);

  /** Points added to the award of Game. */
  public static final Parameter<Integer> END_COUNT_BONUS =
      declare("end-count-bonus", Values.numbers(0, 99));

  public static final Parameter<RevokeScale> REVOKE = declare("revoke", choice(RevokeScale.class));
  public static final Parameter<UndertrumpPenalty> UNDERTRUMP_PENALTY =
      declare(
          "undertrump-penalty",
          choice(UndertrumpPenalty.class),
          rules -> rules.noUndertrump() && undertrumpsArise(rules));

  private static final List<Parameter<?>> ALL = List.copyOf(DECLARED);

  private final int place;
  private final String name;
  private final Values<T> values;
  private final Predicate<RuleSet> acts;

  private Parameter(int place, String name, Values<T> values, Predicate<RuleSet> acts) {
    this.place = place;
    this.name = name;
    this.values = values;
    this.acts = acts;
  }

  /** Every parameter, in the order of the specification. */
  public static List<Parameter<?>> all() {
    return ALL;
  }

  /** The parameter of a public name; empty where there is none. */
  public static Optional<Parameter<?>> named(String name) {
    return ALL.stream()
        .filter(parameter -> parameter.name.equals(name))
        .<Parameter<?>>map(parameter -> parameter)
        .findFirst();
  }

  /** The public name: {@code hang-jack-points}. */
  public String name() {
    return name;
  }

  /** What may be written for it: each value, or a range such as {@code 1..500}. */
  public List<String> allowed() {
    return values.allowed();
  }

  /** Whether its value can change anything under these rules. */
  public boolean actsIn(RuleSet rules) {
    return acts.test(rules);
  }

  Optional<T> read(String text) {
    return values.read(text);
  }

  String write(T value) {
    return values.write(value);
  }

  int place() {
    return place;
  }

  private static boolean turnedUp(RuleSet rules) {
    return rules.trumpSource() == TrumpSource.TURN_UP;
  }

  private static boolean pipsCount(RuleSet rules) {
    return rules.gamePoints() > 0 || rules.endCountBonus() > 0;
  }

  private static boolean begged(RuleSet rules) {
    return rules.beg() != BegRule.NONE;
  }

  private static boolean given(RuleSet rules) {
    return rules.beg() == BegRule.FULL;
  }

  private static boolean giftScores(RuleSet rules) {
    return given(rules) && rules.giftPoints() > 0;
  }

  /** A trick of two cards has no trump to go under. */
  private static boolean undertrumpsArise(RuleSet rules) {
    return rules.players() > 2;
  }

  private static boolean turnUpsScore(RuleSet rules) {
    return !rules.turnUpPoints().points().isEmpty();
  }

  private static Values<Integer> points() {
    return Values.numbers(0, 9);
  }

  private static <T extends Enum<T> & Choice> Values<T> choice(Class<T> type) {
    return Values.of(type, Choice::publicName);
  }

  private static <T> Parameter<T> declare(String name, Values<T> values) {
    return declare(name, values, rules -> true);
  }

  private static <T> Parameter<T> declare(String name, Values<T> values, Predicate<RuleSet> acts) {
    var parameter = new Parameter<>(DECLARED.size(), name, values, acts);
    DECLARED.add(parameter);
    return parameter;
  }

  @Override
  public String toString() {
    return name;
  }
}
