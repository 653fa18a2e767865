import { drawNumber } from "./hashes.ts";

const all = 1n << 64n;

/**
 * Fewest numbers that are accepted of so many: a multiple of
 * `remaining`, so that each remainder has the same share.
 */
const acceptedBelow = (remaining: bigint): bigint => all - (all % remaining);

/** The index in the list of the n-th entry that was not drawn yet; `drawn` ascending. */
const indexOf = (nth: number, drawn: readonly number[]): number =>
  drawn.reduce((index, taken) => (taken <= index ? index + 1 : index), nth);

/**
 * Places of a draw: indexes of a list, counted from 0, the winner first. Each number of the draw is
 * either thrown away or chooses among those that remain, so that each entry has the same chance.
 *
 * @param places how many are drawn at most
 */
export const choosePlaces = (
  key: Uint8Array,
  count: number,
  places: number,
  numberAt: (key: Uint8Array, position: number) => bigint = drawNumber,
): number[] => {
  const chosen: number[] = [];
  let position = 0;
  while (chosen.length < Math.min(places, count)) {
    const remaining = BigInt(count - chosen.length);
    const number = numberAt(key, position);
    position += 1;
    if (number >= acceptedBelow(remaining)) continue;
    const ascending = [...chosen].sort((one, other) => one - other);
    chosen.push(indexOf(Number(number % remaining), ascending));
  }
  return chosen;
};
