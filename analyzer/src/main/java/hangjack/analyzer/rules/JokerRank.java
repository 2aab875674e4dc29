package hangjack.analyzer.rules;

/** Where the joker stands among the trumps (rules 3.3, 7 no. 22). */
public enum JokerRank implements Choice {
  BELOW_TWO,
  BETWEEN_JACK_AND_TEN,
  SECOND_HIGHEST,
  HIGHEST
}
