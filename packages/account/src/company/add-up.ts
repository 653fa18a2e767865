/** What belongs together under a key. */
export interface Sum {
  key: string;
  /** Minor units. */
  value: number;
}

/**
 * Adds amounts up by a key.
 *
 * @param order `key`: by key, rising (default); `largest`: the largest sum first
 */
export const addUp = <Row extends { amount: { value: number } }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  order: "key" | "largest" = "key",
): Sum[] => {
  const sums = [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({
    key,
    value: own.reduce((sum, { amount }) => sum + amount.value, 0),
  }));
  return order === "largest"
    ? sums.sort((a, b) => b.value - a.value)
    : sums.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
};
