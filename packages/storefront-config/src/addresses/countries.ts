import type { Currency } from "../currencies.ts";
import {
  austrian,
  belgian,
  cardAndPaypal,
  cardOnly,
  dutch,
  french,
  german,
  type PaymentTerms,
  paypalOnly,
  polish,
} from "../payments/payment.ts";

/** What a storefront takes from its country unless its record says otherwise. */
export interface CountryTerms {
  currency: Currency;
  timeZone: string;
  /** Standard rate, basis points; US prices carry none, as sales tax is added by state where it is due. */
  vatBasisPoints: number;
  payment: PaymentTerms;
  /** Where parcels go beside the country itself, at the same postage. */
  alsoTo?: readonly string[];
  /** Letters are carried on Saturday too. */
  saturdayPost?: boolean;
}

/** Keyed by ISO 3166-1 alpha-2. */
export const countries = {
  NL: {
    currency: "EUR",
    timeZone: "Europe/Amsterdam",
    vatBasisPoints: 2100,
    payment: dutch,
    alsoTo: ["BE"],
    saturdayPost: true,
  },
  BE: {
    currency: "EUR",
    timeZone: "Europe/Brussels",
    vatBasisPoints: 2100,
    payment: belgian,
    alsoTo: ["NL"],
  },
  FR: {
    currency: "EUR",
    timeZone: "Europe/Paris",
    vatBasisPoints: 2000,
    payment: french,
    alsoTo: ["BE"],
    saturdayPost: true,
  },
  DE: {
    currency: "EUR",
    timeZone: "Europe/Berlin",
    vatBasisPoints: 1900,
    payment: german,
    alsoTo: ["AT"],
    saturdayPost: true,
  },
  AT: {
    currency: "EUR",
    timeZone: "Europe/Vienna",
    vatBasisPoints: 2000,
    payment: austrian,
    alsoTo: ["DE"],
  },
  CH: {
    currency: "CHF",
    timeZone: "Europe/Zurich",
    vatBasisPoints: 810,
    payment: cardAndPaypal,
    saturdayPost: true,
  },
  GB: {
    currency: "GBP",
    timeZone: "Europe/London",
    vatBasisPoints: 2000,
    payment: cardAndPaypal,
    saturdayPost: true,
  },
  IE: {
    currency: "EUR",
    timeZone: "Europe/Dublin",
    vatBasisPoints: 2300,
    payment: cardAndPaypal,
  },
  ES: {
    currency: "EUR",
    timeZone: "Europe/Madrid",
    vatBasisPoints: 2100,
    payment: cardAndPaypal,
  },
  IT: {
    currency: "EUR",
    timeZone: "Europe/Rome",
    vatBasisPoints: 2200,
    payment: cardAndPaypal,
  },
  PT: {
    currency: "EUR",
    timeZone: "Europe/Lisbon",
    vatBasisPoints: 2300,
    payment: cardAndPaypal,
  },
  PL: { currency: "PLN", timeZone: "Europe/Warsaw", vatBasisPoints: 2300, payment: polish },
  SE: {
    currency: "SEK",
    timeZone: "Europe/Stockholm",
    vatBasisPoints: 2500,
    payment: cardAndPaypal,
  },
  NO: {
    currency: "NOK",
    timeZone: "Europe/Oslo",
    vatBasisPoints: 2500,
    payment: cardAndPaypal,
  },
  DK: {
    currency: "DKK",
    timeZone: "Europe/Copenhagen",
    vatBasisPoints: 2500,
    payment: cardAndPaypal,
  },
  US: {
    currency: "USD",
    timeZone: "America/New_York",
    vatBasisPoints: 0,
    payment: cardAndPaypal,
    saturdayPost: true,
  },
  CA: {
    currency: "CAD",
    timeZone: "America/Toronto",
    vatBasisPoints: 500,
    payment: cardAndPaypal,
  },
  AU: {
    currency: "AUD",
    timeZone: "Australia/Sydney",
    vatBasisPoints: 1000,
    payment: cardAndPaypal,
  },
  NZ: {
    currency: "NZD",
    timeZone: "Pacific/Auckland",
    vatBasisPoints: 1500,
    payment: cardAndPaypal,
  },
  MX: {
    currency: "MXN",
    timeZone: "America/Mexico_City",
    vatBasisPoints: 1600,
    payment: paypalOnly,
  },
  BR: {
    currency: "BRL",
    timeZone: "America/Sao_Paulo",
    vatBasisPoints: 1800,
    payment: paypalOnly,
  },
  AE: { currency: "AED", timeZone: "Asia/Dubai", vatBasisPoints: 500, payment: cardOnly },
} as const satisfies Record<string, CountryTerms>;

export type Country = keyof typeof countries;
