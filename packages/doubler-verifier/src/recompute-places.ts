import { type Bytes, hashOfKind } from "./bytes.ts";

const range = 2n ** 64n;

/** The number of the draw at a position, between 0 and 2^64 - 1. */
const numberAt = async (key: Bytes, position: number): Promise<bigint> => {
  const counter = new Uint8Array(4);
  new DataView(counter.buffer).setUint32(0, position, false);
  const hash = await hashOfKind("number", key, counter);
  return new DataView(hash.buffer).getBigUint64(0, false);
};

/** Where the entry stands in the whole list that is the n-th of those which were not drawn yet. */
const standing = (nth: number, drawn: ReadonlySet<number>): number => {
  let index = nth;
  for (;;) {
    const before = [...drawn].filter((taken) => taken <= index).length;
    if (nth + before === index) return index;
    index = nth + before;
  }
};

/** Indexes in the list of who is drawn, the winner first: computed anew from the key alone. */
export const recomputePlaces = async (key: Bytes, entries: number, places: number): Promise<number[]> => {
  const drawn = new Set<number>();
  for (let position = 0; drawn.size < places; position += 1) {
    const left = BigInt(entries - drawn.size);
    const number = await numberAt(key, position);
    const remainder = number % left;
    // The last share of the range is not whole: a number from it would favour the first entries.
    if (number - remainder + left > range) continue;
    drawn.add(standing(Number(remainder), drawn));
  }
  return [...drawn];
};
