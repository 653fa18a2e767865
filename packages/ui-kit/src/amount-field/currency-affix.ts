export interface CurrencyAffix {
  /** Sign of the currency, such as `€`, `zł`, `AED`. */
  symbol: string;
  /** Where it stands relative to the number. */
  side: "start" | "end";
}

const known = new Map<string, CurrencyAffix>();

const affixOf = (currency: string, locale: string): CurrencyAffix => {
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    numberingSystem: "latn",
  }).formatToParts(1);
  const symbol = parts.findIndex((part) => part.type === "currency");
  const number = parts.findIndex((part) => part.type === "integer");
  return {
    symbol: parts[symbol]?.value.replace(/[\u200e\u200f]/g, "") ?? currency,
    side: symbol < number ? "start" : "end",
  };
};

/** The currency as this locale writes it beside a number (Unicode CLDR, through Intl). */
export const currencyAffix = (currency: string, locale: string): CurrencyAffix => {
  const key = `${currency} ${locale}`;
  // To make a format costs as much as to draw the field, at each key.
  const affix = known.get(key) ?? affixOf(currency, locale);
  known.set(key, affix);
  return affix;
};
