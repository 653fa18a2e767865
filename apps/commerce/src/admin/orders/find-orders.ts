import { normaliseDigits } from "@giftshop/validation/rules";
import { linesByDigits, linesByNumber, numberHashOf } from "../../money/giftcard/index.ts";
import {
  type FoundOrder,
  newestOrders,
  type OrderSearch,
  ordersByAddress,
  ordersByName,
  ordersByNumber,
  ordersOfLines,
} from "../../money/order/index.ts";
import type { Services } from "../../platform/services.ts";

/** Cards that end alike and are looked through: the newest of them. */
const mostCards = 500;

/** What a text is taken for. */
export const kindOf = (text: string): "NOTHING" | "ADDRESS" | "DIGITS" | "CARD" | "NUMBER" | "NAME" => {
  if (text === "") return "NOTHING";
  if (text.includes("@")) return "ADDRESS";
  if (/^[.…\s]*\d{4}$/u.test(text)) return "DIGITS";
  if (/^\d{13,24}$/u.test(normaliseDigits(text))) return "CARD";
  return /^[A-Za-z]{2,6}-[0-9A-Za-z]*$/u.test(text) ? "NUMBER" : "NAME";
};

/**
 * Orders by whatever a person has in hand: a number, address or name or its beginning,
 * a card's number or its last four digits; newest first. Nothing: the newest ones.
 */
export const findOrders = async (
  { pool: db, environment }: Pick<Services, "pool" | "environment">,
  text: string,
  search: OrderSearch,
): Promise<FoundOrder[]> => {
  const wanted = text.normalize("NFC").trim().replace(/\s+/gu, " ").slice(0, 254);
  switch (kindOf(wanted)) {
    case "NOTHING":
      return newestOrders(db, search);
    case "ADDRESS":
      return ordersByAddress(db, wanted, search);
    case "DIGITS":
      return ordersOfLines(db, await linesByDigits(db, wanted.slice(-4), mostCards), search);
    case "CARD": {
      const hash = numberHashOf(environment, normaliseDigits(wanted));
      return ordersOfLines(db, await linesByNumber(db, hash), search);
    }
    case "NUMBER":
      return ordersByNumber(db, wanted, search);
    default:
      return ordersByName(db, wanted, search);
  }
};
