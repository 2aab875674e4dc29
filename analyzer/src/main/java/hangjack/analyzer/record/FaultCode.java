package hangjack.analyzer.record;

import hangjack.analyzer.rules.Choice;

/** What can be wrong with a record; the public names are those of its specification, section 6. */
public enum FaultCode implements Choice {
  SYNTAX,
  TOO_LARGE,
  TAG_MISSING,
  UNKNOWN_RULES,
  UNKNOWN_PARAMETER,
  UNKNOWN_VALUE,
  PARAMETER_WITHOUT_EFFECT,
  PARAMETERS_CONFLICT,
  CARD_TWICE,
  CARD_NOT_IN_DECK,
  HAND_SIZE,
  TRICK_SIZE,
  CARD_NOT_HELD,
  CALL_UNKNOWN,
  CALL_OUT_OF_ORDER,
  SCORE_IMPOSSIBLE,
  LANGUAGE_AMBIGUOUS
}
