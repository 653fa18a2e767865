/** Prints rows under their headings, numbers to the right. */
export const table = (
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void => {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "number" ? rounded(cell) : cell)));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  console.log(`\n${title}`);
  console.log(line(headings));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of cells) console.log(line(row));
};

/** Three digits that matter; whole numbers from a hundred on. */
export const rounded = (value: number): string => {
  if (!Number.isFinite(value)) return "–";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};
