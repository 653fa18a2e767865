import { giftCardPrefixes, luhnDigit, normaliseDigits } from "./gift-card.ts";
import type { Judgement } from "./rule.ts";

/** Most cards of one activation: ten of the largest boxes. */
export const mostActivationCards = 1000;

/** A row of a file of cards, or a line that was pasted. */
export interface ActivationRow {
  /** Number of the line, as people count those of a file, from 1. */
  row: number;
  /** The number as it stands there. */
  cardNumber: string;
  /** As it stands there; empty where the row has none. */
  amount: string;
}

/**
 * The number of a blank card: 19 digits, the first those of the brand
 * group of the storefront (`activationPrefix`), the last one Luhn's.
 */
export const judgeActivationNumber = (text: string, group: keyof typeof giftCardPrefixes): Judgement => {
  const digits = normaliseDigits(text);
  if (digits === "") return "required";
  if (!/^\d+$/u.test(digits)) return "characters";
  if (!digits.startsWith(giftCardPrefixes[group])) return "activationPrefix";
  if (digits.length !== 19) return digits.length < 19 ? "tooShort" : "tooLong";
  return luhnDigit(digits.slice(0, -1)) === digits.at(-1) ? undefined : "giftCardNotRecognised";
};

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/u, "$1")
    .trim();

const cellsOf = (line: string): string[] => {
  const separator = [";", "\t", ","].find((one) => line.includes(one)) ?? ";";
  return line.split(separator).map(unquoted);
};

/**
 * The cards of a CSV file or a pasted table: number, and beside it the amount where each has its
 * own. Cells are parted by semicolons, tabs or commas; empty lines and a heading are left out.
 */
export const readActivationRows = (text: string): ActivationRow[] =>
  text
    .replace(/^\uFEFF/u, "")
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells: [first = ""] }, index) => first !== "" && !(index === 0 && !/\d/u.test(normaliseDigits(first))))
    .map(({ row, cells: [cardNumber = "", amount = ""] }) => ({ row, cardNumber, amount }));

/** "50", "50.00" or "50,00" in minor units; `undefined` where it is no amount. */
export const readAmount = (text: string, digits = 2): number | undefined => {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/u.exec(normaliseAmount(text));
  if (!match) return undefined;
  return Number(match[1]) * 10 ** digits + Number((match[2] ?? "").padEnd(digits, "0").slice(0, digits) || "0");
};

const normaliseAmount = (text: string): string => text.normalize("NFKC").replace(/[^\d.,]/gu, "");
