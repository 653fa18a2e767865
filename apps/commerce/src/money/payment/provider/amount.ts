const known = new Map<string, number>();

/** Remembered, because asking costs as much as a statement of the database. */
const digitsOf = (currency: string): number => {
  const before = known.get(currency);
  if (before !== undefined) return before;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  known.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
};

/** Minor units as the provider writes an amount: 1050 EUR is "10.50". No floating point on the way. */
export const toDecimal = (amount: number, currency: string): string => {
  const digits = digitsOf(currency);
  if (digits === 0) return `${amount}`;
  const text = `${amount}`.padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Inverse of {@link toDecimal}; NaN, which equals no amount, for anything written otherwise. */
export const fromDecimal = (text: string, currency: string): number => {
  const digits = digitsOf(currency);
  const pattern = digits === 0 ? /^\d{1,15}$/ : new RegExp(`^\\d{1,13}\\.\\d{${digits}}$`);
  return pattern.test(text) ? Number(text.replace(".", "")) : Number.NaN;
};
