import { randomBytes } from "node:crypto";

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** A name nobody can guess, with the provider's prefix: `tr_` for payments, `re_` for refunds. */
export const newIdentifier = (prefix: "tr" | "re" | "wh"): string => {
  const letters = Array.from(randomBytes(22), (byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${letters.join("")}`;
};
