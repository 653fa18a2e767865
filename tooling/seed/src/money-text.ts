import type { Language, Storefront } from "@giftshop/storefront-config";

/** An amount in minor units as a storefront's language writes it, without empty cents: "2000 zł". */
export const moneyText = (
  { country, currency, currencyDigits }: Storefront,
  language: Language,
  minor: number,
): string =>
  new Intl.NumberFormat(`${language}-${country}-u-nu-latn`, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(minor / 10 ** currencyDigits);
