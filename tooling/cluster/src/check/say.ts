/** Prints a table whose columns are as wide as what is in them. */
export const printTable = (headings: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`;
  console.log([line(headings), ...rows.map(line)].join("\n"));
};

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Prints what is wrong and answers the code to end with. */
export const verdict = (complaints: readonly string[]): number => {
  for (const complaint of complaints) console.log(`  ✗ ${complaint}`);
  console.log(complaints.length === 0 ? "  ✓ nothing is wrong" : `  ${complaints.length} complaints`);
  return complaints.length === 0 ? 0 : 1;
};
