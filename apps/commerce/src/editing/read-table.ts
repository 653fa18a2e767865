import { languages } from "@giftshop/storefront-config";
import { CsvError, parse } from "csv-parse/sync";
import { type Column, fixedColumns, wordColumns } from "./columns.ts";
import type { Finding } from "./finding.ts";

/** A file of products as cells. */
export interface Table {
  /** Of each cell of a row. */
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}

const known = new Map([...fixedColumns, ...languages.flatMap(wordColumns)].map((column) => [column.name, column]));

const cellsOf = (text: string): string[][] => {
  const [heading = ""] = text.split("\n", 1);
  return parse(text, { delimiter: heading.includes(";") ? ";" : ",", relaxColumnCount: true, trim: true });
};

const headingFindings = (file: string, heading: readonly string[]): Finding[] => {
  const note = (column: string, message: string): Finding => ({ file, row: 1, column, message });
  return [
    ...fixedColumns.filter(({ name }) => !heading.includes(name)).map(({ name }) => note(name, "is missing")),
    ...heading.filter((name) => !known.has(name)).map((name) => note(name, "is not a column of products")),
    ...heading.filter((name, index) => heading.indexOf(name) < index).map((name) => note(name, "is there twice")),
  ];
};

/** Takes a CSV file apart: commas or semicolons, quotes where needed, columns in any order. */
export const readTable = (file: string, text: string): Table | readonly Finding[] => {
  try {
    const [heading = [], ...rows] = cellsOf(text.replace(/^\uFEFF/u, ""));
    const findings = headingFindings(file, heading);
    if (findings.length > 0) return findings;
    return { columns: heading.flatMap((name) => known.get(name) ?? []), rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [{ file, message: `is not CSV: ${error.message}` }];
  }
};
