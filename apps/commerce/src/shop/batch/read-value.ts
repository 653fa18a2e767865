/**
 * An amount as written in a table: `25`, `25.00`, `1.250,00`, `1 250`, `€ 25`. One mark before three
 * digits parts thousands, before one or two it is the decimal mark.
 *
 * @returns minor units; `undefined` for what is no amount
 */
export const readValue = (text: string): number | undefined => {
  const plain = text.replaceAll(/[^\d.,'’]/gu, "");
  if (!/\d/u.test(plain) || /[a-z]{4,}|-/iu.test(text)) return undefined;
  const parts = /^(?<whole>[\d.,'’]*?)(?:[.,](?<cents>\d{1,2}))?$/u.exec(plain)?.groups;
  const whole = parts?.whole ?? "";
  if (!/^\d{1,3}(?:[.,'’]\d{3})+$|^\d+$/u.test(whole)) return undefined;
  const units = Number(whole.replaceAll(/\D/gu, ""));
  const value = units * 100 + Number((parts?.cents ?? "0").padEnd(2, "0"));
  return Number.isSafeInteger(value) ? value : undefined;
};
