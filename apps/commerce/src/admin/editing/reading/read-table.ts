import { languages } from "@giftshop/storefront-config";
import { CsvError, parse } from "csv-parse/sync";
import type { Finding } from "../checking/finding.ts";
import { locationColumns, locationTextColumns } from "../locations/columns.ts";
import { type Column, fixedColumns, picturesColumn, wordColumns } from "./columns.ts";

/** A file of products or places as cells. */
export interface Table {
  /** What its rows are. */
  of: "products" | "places";
  /** The column of each cell of a row. */
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}

interface Kind {
  of: Table["of"];
  /** Columns that each such file has. */
  fixed: readonly Column[];
  /** All columns that it may have, by name. */
  known: ReadonlyMap<string, Column>;
}

const kindOf = (of: Table["of"], fixed: readonly Column[], others: readonly Column[]): Kind => ({
  of,
  fixed,
  known: new Map([...fixed, ...others].map((column) => [column.name, column])),
});

const products = kindOf("products", fixedColumns, [picturesColumn, ...languages.flatMap(wordColumns)]);
const places = kindOf("places", locationColumns, languages.flatMap(locationTextColumns));

/** A column that tells a table of places, as only places are somewhere. */
const told = "latitude";

const cellsOf = (text: string): string[][] => {
  const [heading = ""] = text.split("\n", 1);
  return parse(text, { delimiter: heading.includes(";") ? ";" : ",", relaxColumnCount: true, trim: true });
};

const headingFindings = (file: string, heading: readonly string[], { of, fixed, known }: Kind): Finding[] => {
  const note = (column: string, message: string): Finding => ({ file, row: 1, column, message });
  return [
    ...fixed.filter(({ name }) => !heading.includes(name)).map(({ name }) => note(name, "is missing")),
    ...heading.filter((name) => !known.has(name)).map((name) => note(name, `is not a column of ${of}`)),
    ...heading.filter((name, index) => heading.indexOf(name) < index).map((name) => note(name, "is there twice")),
  ];
};

/**
 * Takes a CSV file of products or places apart: commas or
 * semicolons, quotes where needed, columns in any order.
 */
export const readTable = (file: string, text: string): Table | readonly Finding[] => {
  try {
    const [heading = [], ...rows] = cellsOf(text.replace(/^\uFEFF/u, ""));
    const kind = heading.includes(told) ? places : products;
    const findings = headingFindings(file, heading, kind);
    if (findings.length > 0) return findings;
    return { of: kind.of, columns: heading.flatMap((name) => kind.known.get(name) ?? []), rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [{ file, message: `is not CSV: ${error.message}` }];
  }
};
