/**
 * Optimal string alignment distance (insert, delete, replace, swap) of `typed` from the closest beginning
 * of `word`, by the whole table: what the fast walk is held against.
 */
export const prefixDistance = (typed: string, word: string): number => {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row += 1) {
    for (let column = 1; column <= word.length; column += 1) {
      const [letter, other] = [typed[row - 1], word[column - 1]];
      const swapped = row > 1 && column > 1 && letter === word[column - 2] && other === typed[row - 2];
      const costs = [
        at(row - 1, column - 1) + (letter === other ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      const line = table[row];
      if (line) line[column] = Math.min(...costs);
    }
  }
  return Math.min(...(table[typed.length] ?? []));
};
