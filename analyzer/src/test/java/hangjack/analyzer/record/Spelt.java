package hangjack.analyzer.record;

import java.util.regex.Pattern;

/** Canonical records, put into other letters. */
final class Spelt {
  private static final Pattern CARD = Pattern.compile("(?<=[ \"])([AKQJT2-9])([shdc])(?=[ \"\n])");

  private static final Pattern TRUMP = Pattern.compile("(?<=\\[Trump \")([shdc])(?=\"])");

  private Spelt() {}

  /**
   * A record with every card, and the trump where it is named, in other letters.
   *
   * @param ranks the words of ace, king, queen, jack and ten
   * @param suits the words of spades, hearts, diamonds and clubs
   * @param order how rank and suit are put together
   */
  static String in(String ranks, String suits, String order, String record) {
    var suitWords = suits.split(" ", -1);
    var named =
        TRUMP.matcher(record).replaceAll(trump -> suitWords["shdc".indexOf(trump.group(1))]);
    return CARD.matcher(named)
        .replaceAll(
            card -> {
              var rank = "AKQJT".indexOf(card.group(1));
              return order.formatted(
                  rank < 0 ? card.group(1) : ranks.split(" ", -1)[rank],
                  suitWords["shdc".indexOf(card.group(2))]);
            });
  }
}
