/** Value below which `share` of the sorted values lie; `NaN` for none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * How well one can tell two sets of values apart by their size: 0.5
 * by guessing alone, 1 always. (Mann and Whitney's U, as a share.)
 */
export const areaUnderCurve = (ones: readonly number[], others: readonly number[]): number => {
  const all = [...ones.map((value) => ({ value, one: true })), ...others.map((value) => ({ value, one: false }))];
  all.sort((first, second) => first.value - second.value);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    // Equal values share their ranks.
    const rank = (from + 1 + to) / 2;
    for (; from < to; from += 1) if (all[from]?.one) ranks += rank;
  }
  const u = ranks - (ones.length * (ones.length + 1)) / 2;
  const share = u / (ones.length * others.length);
  return Math.max(share, 1 - share);
};
