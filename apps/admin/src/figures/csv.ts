type Cell = string | number;

/**
 * One that a spreadsheet would take for a formula is a text; one with a mark of the format stands in quotes.
 */
const cellText = (cell: Cell): string => {
  const text = typeof cell === "string" && /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : `${cell}`;
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), the names of the columns first. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map((row) => `${row.map(cellText).join(",")}\r\n`).join("");

/** Hands a CSV to the browser's downloads. */
export const downloadCsv = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\u{FEFF}", text], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
