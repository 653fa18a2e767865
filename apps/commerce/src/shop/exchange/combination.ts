import type { AmountBounds } from "@giftshop/validation";

/** Values of cards from `first` to `last`, `step` apart. */
interface Range {
  first: number;
  last: number;
  step: number;
}

const rangeOf = ({ minimum, maximum, whole = 100 }: AmountBounds): Range => ({
  first: Math.ceil(minimum / whole) * whole,
  last: Math.floor(maximum / whole) * whole,
  step: whole,
});

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** What brands sell, each value and each range once, however many sell it. */
const distinct = (offers: readonly AmountBounds[]): { values: number[]; ranges: Range[] } => {
  const values = new Set(offers.flatMap(({ fixedValues }) => fixedValues ?? []));
  const free = offers.filter(({ fixedValues }) => !fixedValues?.length).map(rangeOf);
  const ranges = new Map(free.map((range) => [`${range.first} ${range.last} ${range.step}`, range]));
  return { values: [...values], ranges: [...ranges.values()].filter(({ first, last }) => first > 0 && first <= last) };
};

/**
 * The place of the least number among those that a window has passed over, kept for each residue of the step.
 */
class Window {
  readonly #places: number[][];
  readonly #range: Range;

  constructor(range: Range) {
    this.#range = range;
    this.#places = Array.from({ length: range.step }, () => []);
  }

  /**
   * Place from `sum - last` to `sum - first` with the fewest cards; `undefined` where none can be reached.
   */
  best(sum: number, fewest: Int32Array): number | undefined {
    const { first, last, step } = this.#range;
    const places = this.#places[sum % step] ?? [];
    const entering = sum - first;
    const isReached = entering >= 0 && (fewest[entering] ?? none) < none;
    if (isReached) {
      while (places.length > 0 && (fewest[places.at(-1) ?? 0] ?? none) >= (fewest[entering] ?? none)) places.pop();
      places.push(entering);
    }
    while (places.length > 0 && (places[0] ?? 0) < sum - last) places.shift();
    return places[0];
  }
}

const none = 2 ** 31 - 1;

/**
 * Beyond so many steps of the smallest unit of value nothing is looked for, as no exchange is worth so much.
 */
const mostSteps = 1_000_000;

/** For each sum up to the target the last card of the fewest that make it up, 0 where none do; coins rise. */
const lastCards = (target: number, coins: Int32Array, windows: readonly Window[]): Int32Array => {
  const fewest = new Int32Array(target + 1).fill(none);
  const last = new Int32Array(target + 1);
  fewest[0] = 0;
  for (let sum = 1; sum <= target; sum += 1) {
    let best = none;
    let step = 0;
    // Rising: the first that is too much ends them.
    for (let nth = 0; nth < coins.length; nth += 1) {
      const coin = coins[nth] as number;
      if (coin > sum) break;
      const cards = fewest[sum - coin] as number;
      if (cards + 1 >= best || cards === none) continue;
      best = cards + 1;
      step = coin;
    }
    for (const window of windows) {
      const before = window.best(sum, fewest);
      if (before === undefined || (fewest[before] as number) + 1 >= best) continue;
      best = (fewest[before] as number) + 1;
      step = sum - before;
    }
    last[sum] = step;
    fewest[sum] = best;
  }
  return last;
};

/**
 * Values of the fewest cards that sum up to an amount exactly, by a dynamic programme over distinct
 * values: what many brands sell alike, and ranges, cost as one.
 *
 * @param amount minor units, as the bounds are
 * @returns `undefined` where there are none
 */
export const exactValues = (amount: number, offers: readonly AmountBounds[]): number[] | undefined => {
  if (amount <= 0) return amount === 0 ? [] : undefined;
  const { values, ranges } = distinct(offers);
  const unit = [...values, ...ranges.flatMap(({ first, step }) => [first, step])].reduce(divisor, 0);
  if (unit === 0 || amount % unit !== 0 || amount / unit > mostSteps) return undefined;
  const target = amount / unit;
  const coins = Int32Array.from(
    values.map((value) => value / unit).filter((value) => value > 0 && value <= target),
  ).sort();
  const windows = ranges.map(
    ({ first, last, step }) => new Window({ first: first / unit, last: last / unit, step: step / unit }),
  );
  const last = lastCards(target, coins, windows);
  if (last[target] === 0) return undefined;
  const chosen: number[] = [];
  for (let sum = target; sum > 0; sum -= last[sum] ?? sum) chosen.push((last[sum] ?? sum) * unit);
  return chosen;
};
