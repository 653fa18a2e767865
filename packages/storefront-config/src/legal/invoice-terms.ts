import type { Currency } from "../currencies.ts";

/** How businesses buy on invoice and by quote: the same in every storefront. Days. */
export const businessTerms = {
  /** Until an invoice is due, from the day it is issued. */
  dueDays: 14,
  /**
   * Days after the due day on which a reminder is sent; with the last one the credit of the company stops.
   */
  reminderDays: [3, 10, 21],
  /** How long the price of a quote holds, unless staff say otherwise. */
  quoteDays: 30,
} as const;

/**
 * Credit that is proposed for a company's first order, whole units: 2,500 EUR, and about as much elsewhere.
 */
const firstCredit: Readonly<Record<Currency, number>> = {
  EUR: 2_500,
  GBP: 2_500,
  CHF: 2_500,
  USD: 2_500,
  CAD: 4_000,
  AUD: 4_000,
  NZD: 4_000,
  PLN: 10_000,
  SEK: 25_000,
  NOK: 25_000,
  DKK: 20_000,
  MXN: 50_000,
  BRL: 15_000,
  AED: 10_000,
};

/**
 * What a company may owe before staff have raised it, minor units.
 *
 * @param currency ISO 4217; 0 in one that no storefront has
 */
export const firstCreditOf = (currency: string): number =>
  Object.hasOwn(firstCredit, currency) ? firstCredit[currency as Currency] * 100 : 0;
