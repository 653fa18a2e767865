/** Rows of the table, reused: words are short, searches are many. Nothing awaits while they are in use. */
const longestWord = 96;
let beforeLast = new Uint8Array(longestWord);
let last = new Uint8Array(longestWord);
let current = new Uint8Array(longestWord);

/** Fills the next row of the table and answers its least value. */
const fillRow = (typed: string, word: string, row: number, width: number): number => {
  const letter = typed.charCodeAt(row - 1);
  const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
  let least = row;
  let left = row;
  current[0] = row;
  for (let column = 1; column <= width; column += 1) {
    const other = word.charCodeAt(column - 1);
    let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (last[column] ?? 0) + 1, left + 1);
    const swapped = column > 1 && letterBefore === other && letter === word.charCodeAt(column - 2);
    if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  return least;
};

/**
 * Optimal string alignment distance (insert, delete, replace, swap of neighbours) between `typed` and the closest prefix
 * of `word`, or `limit + 1` when it is more than `limit`. Words are compared by their first 80 characters or so.
 */
export const prefixDistance = (typed: string, word: string, limit: number): number => {
  const beyond = limit + 1;
  const width = Math.min(word.length, typed.length + limit, longestWord - 1);
  if (width < typed.length - limit) return beyond;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(typed, word, row, width) > limit) return beyond;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let best = beyond;
  for (let column = 0; column <= width; column += 1) best = Math.min(best, last[column] ?? beyond);
  return best;
};

/** How many typing errors a word of this length may have: none up to three letters, one up to six, then two. */
export const tolerance = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2);
