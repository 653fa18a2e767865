/** Why something was not done, for a person of the shop. */
export const refusals = [
  "SIGN_IN",
  "SIGN_IN_REFUSED",
  "FORBIDDEN",
  "PROVE",
  "NOT_FOUND",
  "INVALID",
  "TOO_MANY",
  "UNEXPECTED",
  "CHANGED",
  "ADDRESS_TAKEN",
  "STOCK_HELD",
  "NO_STOCK",
  "WHY_MISSING",
  "OWN_REQUEST",
  "DECIDED",
  "WAITS_ALREADY",
  "NOT_REFUNDABLE",
  "NOT_SENDABLE",
  "GIFT_OPENED",
  "CARD_BLOCKED",
  "CARD_INACTIVE",
  "CARD_EXPIRED",
  "CARD_EMPTY",
  "CARD_ONCE",
  "CARD_NOT_POSTED",
  "CARD_TOO_EARLY",
  "CARD_TOO_LATE",
  "CARD_SEVERAL",
  "NO_CARDS",
  "QUOTE_CLOSED",
  "QUOTE_GONE",
  "QUOTE_VALUE",
  "QUOTE_QUANTITY",
  "QUOTE_DAY",
  "PARCEL_UNPAID",
  "PARCEL_CLOSED",
  "PARCEL_NOT_POSTED",
  "PARCEL_SENT",
  "PARCEL_LATER",
  "PARCEL_HELD",
  "PARCEL_CODE",
] as const;

export type Refusal = (typeof refusals)[number];

/**
 * An expected failure: thrown below a resolver it rolls back the transaction around it and becomes `errors`.
 */
export class Refused extends Error {
  readonly code: Refusal;
  /** Which argument it is about. */
  readonly parameter: string | undefined;

  constructor(code: Refusal, parameter?: string) {
    super(`Refused: ${code}`);
    this.name = "Refused";
    this.code = code;
    this.parameter = parameter;
  }
}
