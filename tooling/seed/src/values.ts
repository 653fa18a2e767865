import type { Storefront } from "@giftshop/storefront-config";

/** How a brand prices its cards; whole units of money, per currency below. */
const ranges = ["small", "usual", "wide", "large"] as const;
export type Range = (typeof ranges)[number];

type Ladder = Readonly<Record<Range | "donation", readonly number[]>>;

const one: Ladder = {
  small: [10, 15, 20, 25, 30, 50],
  usual: [10, 15, 20, 25, 50, 75, 100, 150],
  wide: [15, 25, 50, 75, 100, 150, 200],
  large: [25, 50, 100, 150, 200, 250],
  donation: [10, 15, 25, 50, 100],
};

const five: Ladder = {
  small: [50, 75, 100, 150, 200, 250],
  usual: [50, 100, 150, 200, 250, 300, 500],
  wide: [50, 100, 200, 300, 500, 750, 1000],
  large: [100, 200, 300, 500, 750, 1000],
  donation: [50, 75, 100, 200, 500],
};

const ten: Ladder = {
  small: [100, 150, 200, 250, 300, 500],
  usual: [100, 200, 250, 300, 500, 750, 1000],
  wide: [100, 200, 300, 500, 1000, 1500, 2000],
  large: [200, 500, 1000, 1500, 2000, 2500],
  donation: [100, 150, 250, 500, 1000],
};

const twenty: Ladder = {
  small: [200, 300, 400, 500, 600, 1000],
  usual: [200, 300, 400, 500, 1000, 1500, 2000],
  wide: [200, 500, 1000, 1500, 2000, 3000, 4000],
  large: [500, 1000, 2000, 3000, 4000, 5000],
  donation: [200, 300, 500, 1000, 2000],
};

interface Money {
  ladder: Ladder;
  /**
   * Largest sum of Apple cards in one order, whole units
   * (specification section 9: 500 EUR), a like round sum elsewhere.
   */
  appleLimit: number;
  /** What one euro's worth of a small thing (wrapping, a tin) costs, rounded to that money's usual prices. */
  unit: number;
}

const money: Readonly<Record<string, Money>> = {
  EUR: { ladder: one, appleLimit: 500, unit: 1 },
  GBP: { ladder: one, appleLimit: 500, unit: 1 },
  CHF: { ladder: one, appleLimit: 500, unit: 1 },
  USD: { ladder: one, appleLimit: 500, unit: 1 },
  CAD: { ladder: one, appleLimit: 800, unit: 1.6 },
  AUD: { ladder: one, appleLimit: 800, unit: 1.6 },
  NZD: { ladder: one, appleLimit: 900, unit: 1.8 },
  PLN: { ladder: five, appleLimit: 2000, unit: 4 },
  BRL: { ladder: five, appleLimit: 3000, unit: 6 },
  AED: { ladder: five, appleLimit: 2000, unit: 4 },
  SEK: { ladder: ten, appleLimit: 5000, unit: 12 },
  NOK: { ladder: ten, appleLimit: 5000, unit: 12 },
  DKK: { ladder: ten, appleLimit: 4000, unit: 8 },
  MXN: { ladder: twenty, appleLimit: 10000, unit: 20 },
};

const moneyOf = ({ currency, code }: Storefront): Money => {
  const known = money[currency];
  if (!known) throw new Error(`No gift card values are written down for ${currency} (${code}).`);
  return known;
};

/** Values of a range in a storefront's currency, minor units, ascending and within its limits. */
export const valuesOf = (storefront: Storefront, range: Range | "donation"): number[] =>
  moneyOf(storefront)
    .ladder[range].map((value) => value * 10 ** storefront.currencyDigits)
    .filter((value) => value >= storefront.limits.digitalMinimum && value <= storefront.limits.digitalMaximum);

/** Apple's limit per order in a storefront's currency, minor units. */
export const appleLimitOf = (storefront: Storefront): number =>
  moneyOf(storefront).appleLimit * 10 ** storefront.currencyDigits;

/**
 * A small price given in euro cents, in the storefront's currency: minor units, rounded as prices there are.
 */
export const smallPrice = (storefront: Storefront, cents: number): number => {
  const { unit } = moneyOf(storefront);
  const step = unit >= 8 ? 500 : unit > 2 ? 50 : 5;
  return Math.round((cents * unit) / step) * step;
};
