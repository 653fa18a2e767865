import { asciiDigits } from "@giftshop/validation/digits";
import { parse } from "csv-parse/browser/esm/sync";

/**
 * What a spreadsheet puts between cells: tabs when it is copied;
 * semicolons or commas in a file, as its country writes them.
 */
const delimiterOf = (text: string): string => {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((one) => first.includes(one)) ?? ",";
};

/** A first line that names the columns: it has neither an address nor a number. */
export const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => /[@\d]/u.test(asciiDigits(cell)));

const options = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
} as const;

/**
 * The cells of a table that was pasted or dropped, row by row, without empty
 * rows. While a quote is typed that has no end yet, quotes are characters.
 */
export const cellsOf = (text: string): string[][] => {
  const delimiter = delimiterOf(text);
  try {
    return parse(text, { ...options, delimiter }) as string[][];
  } catch {
    return parse(text, { ...options, delimiter, quote: false }) as string[][];
  }
};

/** What spreadsheets write that do not write UTF-8. */
export const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};
