package hangjack.lessons;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hangjack.analyzer.play.DealState;

/** Lessons written for tests. */
final class LessonFiles {
  /**
   * A finished deal of All Fours for two, worked out by hand: hearts are trumps; High Kh and Low 4h
   * South, Jack won by South, Game North with 16 against 8.
   */
  static final String FINISHED =
      """
      rules: all-fours
      learner: S
      positions:
        over:
          dealer: S
          hands:
            N: Jh Ac Ad Qs 9s 6s
            S: Kh 4h Td 7d 8s 3c
          turn-up: 2h
          calls: stand
          tricks: [Ac 4h, Kh Jh, 8s 9s, Ad 7d, Qs 3c, 6s Td]
      steps:
        - say: welcome
          position: over
        - tap-cards: find-high
          cards: high
          expected: Kh
        - count: count-north
          side: N
          expected: 16
        - choose: jack-winner
          asks: {who-scores: jack}
          options: {you: S, north: N, nobody: nobody}
        - assign-points: first-deal
          expected: {high: S, low: S, jack: S, game: N}
      """;

  /** North has led the ace of spades; South holds two spades, two trumps and two other cards. */
  static final String UNDER_WAY =
      """
      rules: all-fours
      learner: S
      positions:
        led:
          dealer: S
          hands:
            N: Qh As Ks Qs Js 8c
            S: 7h 2h 9s 3s Kd 5c
          turn-up: Th
          calls: stand
          tricks: [As]
      steps:
        - tap-cards: may-follow-or-trump
          position: led
          cards: all-legal
          expected: 7h 2h 9s 3s
          replies: [trumps-missing, must-follow-or-trump]
        - tap-cards: take-the-ace
          cards: takes-trick
          replies: does-not-take
      """;

  private LessonFiles() {}

  /** The lesson of a text; its texts are those of the shipped lesson of the same id. */
  static Lesson lesson(String id, String text) {
    return assertInstanceOf(LessonReader.Reading.Understood.class, LessonReader.read(id, text))
        .lesson();
  }

  static Lesson finished() {
    return lesson("the-four-points", FINISHED);
  }

  static Lesson underWay() {
    return lesson("follow-or-trump", UNDER_WAY);
  }

  /** The deal at the first step of a lesson. */
  static DealState deal(Lesson lesson) {
    return LessonRun.start(lesson).table();
  }
}
