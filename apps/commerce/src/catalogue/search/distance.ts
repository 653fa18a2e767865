/**
 * Optimal string alignment distance (insert, delete, replace, swap of neighbours) between `typed` and the closest prefix
 * of `word`, or `limit + 1` when it is more than `limit`. Working set: three rows; words are short.
 */
export const prefixDistance = (typed: string, word: string, limit: number): number => {
  const beyond = limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  if (width < typed.length - limit) return beyond;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (last[column - 1] ?? beyond) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? beyond) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return beyond;
    beforeLast = last;
    last = current;
  }
  return Math.min(beyond, ...last);
};

/** How many typing errors a word of this length may have: none up to three letters, one up to six, then two. */
export const tolerance = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);
