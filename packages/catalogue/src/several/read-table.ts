import { asciiDigits } from "@giftshop/validation/digits";
import { parse } from "csv-parse/browser/esm/sync";
import type { DeliveryKind } from "../buy/offer.ts";

/** One person of a pasted table, as it was written. */
export interface Row {
  /** Line of the table, from 1, as who wrote it counts. */
  line: number;
  name: string;
  lastName: string;
  email: string;
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
  message: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

type Column = Exclude<keyof Row, "line">;

const columns: Readonly<Record<DeliveryKind, readonly Column[]>> = {
  DIGITAL: ["name", "lastName", "email", "message", "amount", "day"],
  PHYSICAL: ["name", "lastName", "street", "houseNumber", "postCode", "city", "message", "amount", "day"],
};

/** What a spreadsheet puts between cells: tabs when it is copied; semicolons or commas in a file, as its country writes them. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((one) => first.includes(one)) ?? ",";
}

/** A first line that names the columns: it has neither an address nor a number. */
const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => /[@\d]/u.test(asciiDigits(cell)));

interface Parsed {
  record: string[];
  info: { lines: number };
}

const options = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
} as const;

/** While a quote is typed that has no end yet, quotes are characters. */
function parsedOf(text: string): Parsed[] {
  const delimiter = delimiterOf(text);
  try {
    return parse(text, { ...options, delimiter }) as unknown as Parsed[];
  } catch {
    return parse(text, { ...options, delimiter, quote: false }) as unknown as Parsed[];
  }
}

/**
 * Reads a table that was pasted or dropped: one person a row, columns in the order of their kind. Nothing is judged and nothing is left out
 * but empty rows and a heading; cells in quotes may hold line breaks.
 */
export function readTable(text: string, kind: DeliveryKind): Row[] {
  const parsed = parsedOf(text);
  const rows = parsed.map(({ record, info }) => ({ cells: record, line: info.lines }));
  const [first, ...others] = rows;
  const people = first && isHeading(first.cells) ? others : rows;
  return people.map(({ cells, line }) => ({
    line,
    name: "",
    lastName: "",
    email: "",
    street: "",
    houseNumber: "",
    postCode: "",
    city: "",
    message: "",
    amount: "",
    day: "",
    ...Object.fromEntries(columns[kind].map((column, index) => [column, cells[index] ?? ""])),
  }));
}
