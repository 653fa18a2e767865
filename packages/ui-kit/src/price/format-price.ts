/** An amount of money: integer minor units and an ISO 4217 code. */
export interface Money {
  /** Integer minor units: 2550 is 25.50. */
  value: number;
  /** ISO 4217. */
  currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, currency: string, whole: boolean): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    // Western digits in Arabic too, as shops of the Emirates print them.
    const options: Intl.NumberFormatOptions = { style: "currency", currency, numberingSystem: "latn" };
    format = new Intl.NumberFormat(locale, whole ? { ...options, maximumFractionDigits: 0 } : options);
    formats.set(key, format);
  }
  return format;
};

/** Writes an amount for people. `auto` drops the decimals of a whole amount ("25 €"); `always` keeps them. */
export const formatPrice = (money: Money, locale: string, decimals: "auto" | "always" = "auto"): string => {
  const digits = formatOf(locale, money.currency, false).resolvedOptions().maximumFractionDigits ?? 2;
  const unit = 10 ** digits;
  const whole = decimals === "auto" && money.value % unit === 0;
  return formatOf(locale, money.currency, whole).format(money.value / unit);
};
