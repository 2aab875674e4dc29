package hangjack.analyzer.rules;

/** Who receives a packet when the cards are run (rules 2.12); with two players it is the same. */
public enum RunRecipients implements Choice {
  ALL,
  ELDER_AND_DEALER
}
