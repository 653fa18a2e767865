/** 32-bit FNV-1a: turns a name into a seed. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
};

export interface Random {
  /** A number from 0 up to, but not, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the items; throws for an empty list. */
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32: the same sequence for the same name on every machine. */
export const randomOf = (name: string): Random => {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return { next, between, pick };
};
