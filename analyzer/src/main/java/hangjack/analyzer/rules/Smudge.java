package hangjack.analyzer.rules;

/** What a side can win beyond the single points of an auction game (rules 7, no. 21). */
public enum Smudge implements Choice {
  OFF,
  /** The highest bid, made in full, wins the match unless its bidder's score is below zero. */
  WINS_UNLESS_IN_HOLE,
  /** Taking every trick is a point more for the pitcher. */
  SIX_TRICKS,
  /** Whoever makes High, Low, Jack and Game in one deal wins the match, whatever the score. */
  ANY_PLAYER_ALL_FOUR
}
