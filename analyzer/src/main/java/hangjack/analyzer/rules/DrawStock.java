package hangjack.analyzer.rules;

/** Whether the players draw from a stock after each trick, and whether it lies open (rules 3.5). */
public enum DrawStock implements Choice {
  NONE,
  FACE_UP,
  FACE_DOWN
}
