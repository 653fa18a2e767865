/** An amount as the provider writes it: a decimal string with exactly the currency's decimals. */
export interface Amount {
  readonly currency: string;
  readonly value: string;
}

/** Decimals of each currency the provider takes, by ISO 4217 code. */
const decimalsOf: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HUF: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  RON: 2,
  SEK: 2,
  USD: 2,
};

export const isCurrency = (code: unknown): code is string =>
  typeof code === "string" && Object.hasOwn(decimalsOf, code);

/** Whether the text has the decimals of the currency, as "10.00" has those of the euro. */
export const hasRightDecimals = ({ currency, value }: Amount): boolean => {
  const decimals = decimalsOf[currency] ?? 2;
  return new RegExp(decimals === 0 ? "^\\d{1,12}$" : `^\\d{1,12}\\.\\d{${decimals}}$`).test(value);
};

/** The amount in the currency's smallest unit. */
export const toMinor = ({ value }: Amount): number => Number(value.replace(".", ""));

/** The amount that so many of the smallest unit make. */
export const fromMinor = (minor: number, currency: string): Amount => {
  const decimals = decimalsOf[currency] ?? 2;
  if (decimals === 0) return { currency, value: String(minor) };
  const digits = String(minor).padStart(decimals + 1, "0");
  return { currency, value: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
};
