/**
 * What depends on the currency alone. Amounts are minor units;
 * value bounds are round numbers people give in that money.
 */
export interface CurrencyTerms {
  digits: number;
  digitalMinimum: number;
  digitalMaximum: number;
  splitAbove: number;
  registeredPostAbove: number;
  mailbox: number;
  registered: number;
}

const terms = (
  [digitalMinimum, digitalMaximum, splitAbove, registeredPostAbove]: [number, number, number, number],
  [mailbox, registered]: [number, number],
): CurrencyTerms => ({
  digits: 2,
  digitalMinimum: digitalMinimum * 100,
  digitalMaximum: digitalMaximum * 100,
  splitAbove: splitAbove * 100,
  registeredPostAbove: registeredPostAbove * 100,
  mailbox,
  registered,
});

/**
 * Value bounds, split and registered-post limits in whole units, then postage in minor units. EUR as in the
 * specification (section 9), the others at a rate, rounded as usual there.
 */
export const currencies = {
  EUR: terms([10, 250, 150, 300], [395, 895]),
  GBP: terms([10, 250, 150, 300], [350, 795]),
  CHF: terms([10, 250, 150, 300], [450, 950]),
  USD: terms([10, 250, 150, 300], [495, 995]),
  CAD: terms([10, 400, 250, 500], [595, 1295]),
  AUD: terms([10, 400, 250, 500], [595, 1295]),
  NZD: terms([10, 400, 250, 500], [650, 1350]),
  PLN: terms([50, 1000, 600, 1200], [1290, 2490]),
  SEK: terms([100, 2500, 1500, 3000], [4900, 9900]),
  NOK: terms([100, 2500, 1500, 3000], [5900, 11900]),
  DKK: terms([100, 2000, 1200, 2400], [3900, 7900]),
  MXN: terms([200, 5000, 3000, 6000], [6900, 14900]),
  BRL: terms([50, 1500, 900, 1800], [1490, 2990]),
  AED: terms([50, 1000, 600, 1200], [1500, 3000]),
} as const satisfies Record<string, CurrencyTerms>;

export type Currency = keyof typeof currencies;
