/** A text as one cell: in quotes, and never read as a formula by a spreadsheet. */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What stands between cells where a spreadsheet of this language opens a file by itself. */
export const separatorOf = (locale: string): "," | ";" =>
  new Intl.NumberFormat(locale).format(1.5).includes(",") ? ";" : ",";

/** Rows as a CSV file that spreadsheets open as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[], separator: "," | ";"): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join("\r\n")}\r\n`;
