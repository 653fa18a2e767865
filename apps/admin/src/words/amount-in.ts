const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * An amount as a person types it, "12.50" or "12,50", in
 * minor units of its currency; `undefined` for what is none.
 */
export const amountIn = (text: string, currency: string): number | undefined => {
  const digits = digitsOf(currency);
  const [, whole = "", part = ""] = /^(\d{1,7})(?:[.,](\d+))?$/u.exec(text.trim()) ?? [];
  if (whole === "" || part.length > digits) return undefined;
  return Number(whole + part.padEnd(digits, "0"));
};

/** An amount in minor units as {@link amountIn} reads it: "12.50". */
export const typedAmount = (value: number, currency: string): string => {
  const digits = digitsOf(currency);
  return (value / 10 ** digits).toFixed(digits);
};
