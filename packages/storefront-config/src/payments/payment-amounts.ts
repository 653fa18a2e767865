import type { Currency } from "../currencies.ts";
import type { PaymentMethodId } from "../types.ts";

/** Amounts that a method takes, both included, minor units. `largest` is null where none is named. */
export interface PaymentRange {
  smallest: number;
  largest: number | null;
}

type Ranges = Readonly<Partial<Record<Currency, PaymentRange>>>;

/** A range from one hundredth to so many whole units. */
const upTo = (largest: number): PaymentRange => ({ smallest: 1, largest: largest * 100 });

/**
 * What the provider takes by method and currency (docs/payment-amounts.md); a currency that is not there is
 * not taken.
 */
export const paymentRanges = {
  ideal: { EUR: upTo(50_000) },
  // 1,500 EUR within the app; by card, which its page offers beside it, there is no limit.
  bancontact: { EUR: { smallest: 2, largest: null } },
  belfius: { EUR: upTo(50_000) },
  kbc: { EUR: upTo(50_000) },
  creditcard: {
    AED: upTo(40_000),
    AUD: upTo(16_000),
    CAD: upTo(15_000),
    CHF: upTo(9_000),
    DKK: upTo(70_000),
    EUR: upTo(10_000),
    GBP: upTo(8_000),
    NOK: upTo(110_000),
    NZD: upTo(18_000),
    PLN: upTo(40_000),
    SEK: upTo(100_000),
    USD: upTo(11_000),
  },
  paypal: {
    AUD: upTo(12_500),
    BRL: upTo(20_000),
    CAD: upTo(12_500),
    CHF: upTo(7_000),
    DKK: upTo(58_000),
    EUR: upTo(8_000),
    GBP: upTo(5_500),
    MXN: upTo(110_000),
    NOK: upTo(70_000),
    NZD: upTo(13_000),
    PLN: upTo(32_000),
    SEK: upTo(80_000),
    USD: upTo(10_000),
  },
  blik: { PLN: upTo(50_000) },
  eps: { EUR: { smallest: 100, largest: 1_000_000 } },
  banktransfer: { EUR: upTo(1_000_000) },
} as const satisfies Record<PaymentMethodId, Ranges>;

/** What a method takes in a currency (ISO 4217); `undefined` where it does not take it at all. */
export const paymentRangeOf = (method: PaymentMethodId, currency: string): PaymentRange | undefined => {
  const ranges: Readonly<Record<string, PaymentRange>> = paymentRanges[method];
  return Object.hasOwn(ranges, currency) ? ranges[currency] : undefined;
};

/** Whether so much, in minor units of `currency`, can be paid by a method. */
export const takesPayment = (method: PaymentMethodId, currency: string, amount: number): boolean => {
  const range = paymentRangeOf(method, currency);
  return range !== undefined && amount >= range.smallest && (range.largest === null || amount <= range.largest);
};
