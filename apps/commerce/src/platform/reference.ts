import { randomInt } from "node:crypto";

/** Digits and letters that are not taken for one another when read out. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A name for a message, such as `K7WQ-3FDM`: short enough for
 * the telephone, telling nothing about how many there are.
 */
export const newReference = (): string => {
  const drawn = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
};
