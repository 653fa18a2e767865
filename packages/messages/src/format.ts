/** An amount as the schema carries it: integer minor units and an ISO 4217 code. */
export interface Money {
  value: number;
  currency: string;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

const moneyFormat = (locale: string, currency: string, whole: boolean): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${whole}`;
  const known =
    numberFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      // Arabic pages of the Emirates print Western digits, as its shops do.
      numberingSystem: "latn",
      ...(whole ? { maximumFractionDigits: 0 } : {}),
    });
  numberFormats.set(key, known);
  return known;
};

/**
 * Formats an amount for people. Whole amounts lose their zero decimals ("25
 * €"), as values of gift cards are printed; `always` keeps them, for totals.
 *
 * @param money minor units; every currency of the shop has two digits
 * @param locale BCP 47, for example `fr-FR`
 */
export const formatMoney = (money: Money, locale: string, decimals: "auto" | "always" = "auto"): string => {
  const whole = decimals === "auto" && money.value % 100 === 0;
  return moneyFormat(locale, money.currency, whole).format(money.value / 100);
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** To make one costs as much as hundreds of dates that it formats. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
};

/** Formats an instant in a zone, for example `{ dateStyle: "long" }`. */
export const formatDate = (
  date: Date | string,
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" },
): string => dateFormat(locale, { ...options, timeZone, numberingSystem: "latn" }).format(new Date(date));
