package hangjack.analyzer.record;

import java.util.regex.Pattern;

/** Canonical records, put into other letters. */
final class Spelt {
  private static final Pattern CARD = Pattern.compile("(?<=[ \"])([AKQJT2-9])([shdc])(?=[ \"\n])");

  private Spelt() {}

  /**
   * A record with every card in other letters.
   *
   * @param ranks the words of ace, king, queen, jack and ten
   * @param suits the words of spades, hearts, diamonds and clubs
   * @param order how rank and suit are put together
   */
  static String in(String ranks, String suits, String order, String record) {
    return CARD.matcher(record)
        .replaceAll(
            card -> {
              var rank = "AKQJT".indexOf(card.group(1));
              return order.formatted(
                  rank < 0 ? card.group(1) : ranks.split(" ", -1)[rank],
                  suits.split(" ", -1)["shdc".indexOf(card.group(2))]);
            });
  }
}
