/**
 * What is known of an order that may be paid with somebody
 * else's card. Amounts in minor units of one currency.
 */
export interface Signals {
  /** Milliseconds since this browser, or account, was first seen. */
  knownFor: number;
  /** Gift cards in the order. */
  cards: number;
  /** What is to be paid. */
  total: number;
  /**
   * The face value from which a parcel goes by registered post,
   * in the storefront's currency: what counts as much there.
   */
  muchAbove: number;
  /** ISO 3166-1 alpha-2: where the buyer says to be, and where the storefront delivers. */
  country: string | undefined;
  expectedCountries: readonly string[];
}

export type Reason = "newDevice" | "manyCards" | "highSum" | "veryHighSum" | "otherCountry";

/** Points of each reason; a person who asks why is told the reasons, and may look them up here. */
export const points: Readonly<Record<Reason, number>> = {
  newDevice: 15,
  manyCards: 25,
  highSum: 25,
  veryHighSum: 25,
  otherCountry: 30,
};

/** From how many points on something is done, and what: never less than the buyer is told. */
export const thresholds = { authenticate: 40, delay: 65 } as const;

/** Hours that a digital gift of a delayed order waits, so that the owner of a stolen card can be quicker. */
export const delayHours = 4;

const day = 86_400_000;
const manyCards = 10;

/**
 * PASS: nothing; AUTHENTICATE: whoever pays proves to a bank who they are, else digital gifts wait {@link
 * delayHours}; DELAY: they wait in any case.
 */
export interface Verdict {
  outcome: "PASS" | "AUTHENTICATE" | "DELAY";
  score: number;
  reasons: readonly Reason[];
}

/** How likely an order is paid with a stolen card, by reasons that can be told. */
export const fraudScore = ({ knownFor, cards, total, muchAbove, country, expectedCountries }: Signals): Verdict => {
  const found: Readonly<Record<Reason, boolean>> = {
    newDevice: knownFor < day,
    manyCards: cards > manyCards,
    highSum: total > 2 * muchAbove,
    veryHighSum: total > 5 * muchAbove,
    otherCountry: country !== undefined && !expectedCountries.includes(country),
  };
  const reasons = (Object.keys(points) as Reason[]).filter((reason) => found[reason]);
  const score = reasons.reduce((sum, reason) => sum + points[reason], 0);
  if (score >= thresholds.delay) return { outcome: "DELAY", score, reasons };
  return { outcome: score >= thresholds.authenticate ? "AUTHENTICATE" : "PASS", score, reasons };
};
