import { setImmediate as turn } from "node:timers/promises";

/** Values that are looked at at a stretch. */
const stretch = 5000;

/**
 * Does long work a stretch at a time, and lets whatever else waits have
 * its turn between two. What fits into one stretch is done at once.
 *
 * @param work takes the bounds of a stretch, the second behind its last
 * @param size of a stretch: what takes some milliseconds
 */
export const cooperatively = async (count: number, work: (start: number, end: number) => void, size = stretch) => {
  for (let start = 0; start < count; start += size) {
    if (start > 0) await turn();
    work(start, Math.min(start + size, count));
  }
};

/** Goes through many values without keeping everybody else waiting. */
export const forEachCooperatively = <T>(
  values: readonly T[],
  work: (value: T, index: number) => void,
  size?: number,
): Promise<void> =>
  cooperatively(
    values.length,
    (start, end) => {
      for (let index = start; index < end; index += 1) work(values[index] as T, index);
    },
    size,
  );

const merged = <T>(one: readonly T[], other: readonly T[], compare: (one: T, other: T) => number): T[] => {
  const all: T[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    if (compare(one[left] as T, other[right] as T) <= 0) all.push(one[left++] as T);
    else all.push(other[right++] as T);
  }
  return all.concat(one.slice(left), other.slice(right));
};

/** The values in order, equals as they came: sorted a stretch at a time, then woven together. */
export const sortedCooperatively = async <T>(
  values: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> => {
  const runs: T[][] = [];
  for (let start = 0; start === 0 || start < values.length; start += stretch) {
    if (start > 0) await turn();
    runs.push(values.slice(start, start + stretch).sort(compare));
  }
  return weave(runs, compare);
};

/**
 * Merges neighbours until one run is left; the last merges take some milliseconds for a hundred thousand
 * values.
 */
const weave = async <T>(runs: readonly T[][], compare: (one: T, other: T) => number): Promise<T[]> => {
  const [first = []] = runs;
  if (runs.length <= 1) return first;
  const next: T[][] = [];
  for (let index = 0; index < runs.length; index += 2) {
    await turn();
    next.push(merged(runs[index] ?? [], runs[index + 1] ?? [], compare));
  }
  return weave(next, compare);
};
