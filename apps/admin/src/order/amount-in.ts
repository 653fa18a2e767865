/**
 * An amount as a person types it, "12.50" or "12,50", in
 * minor units of its currency; `undefined` for what is none.
 */
export const amountIn = (text: string, currency: string): number | undefined => {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const [, whole = "", part = ""] = /^(\d{1,7})(?:[.,](\d+))?$/u.exec(text.trim()) ?? [];
  if (whole === "" || part.length > digits) return undefined;
  return Number(whole + part.padEnd(digits, "0"));
};
