import { emptyAddress } from "@giftshop/ui-kit/address-value";
import { asciiDigits } from "@giftshop/validation/digits";
import { parse } from "csv-parse/browser/esm/sync";
import type { DeliveryKind } from "../buy/offer.ts";
import type { Person } from "./person.ts";

type Column = Exclude<keyof Person, "id" | "way" | "emailAgain">;

const columns: Readonly<Record<DeliveryKind, readonly Column[]>> = {
  DIGITAL: ["name", "lastName", "email", "message", "amount", "day"],
  PHYSICAL: [
    "name",
    "lastName",
    "street",
    "houseNumber",
    "postCode",
    "city",
    "message",
    "amount",
    "day",
    "countryCode",
  ],
};

/** Somebody of whom nothing was said yet. */
export const nobody = (country: string): Person => ({
  ...emptyAddress(country),
  id: crypto.randomUUID(),
  name: "",
  lastName: "",
  email: "",
  emailAgain: "",
  way: "",
  message: "",
  amount: "",
  day: "",
});

/** What a spreadsheet puts between cells: tabs when it is copied; semicolons or commas in a file, as its country writes them. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((one) => first.includes(one)) ?? ",";
}

/** A first line that names the columns: it has neither an address nor a number. */
const isHeading = (cells: readonly string[]): boolean => !cells.some((cell) => /[@\d]/u.test(asciiDigits(cell)));

const options = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
} as const;

/** While a quote is typed that has no end yet, quotes are characters. */
function cellsOf(text: string): string[][] {
  const delimiter = delimiterOf(text);
  try {
    return parse(text, { ...options, delimiter }) as string[][];
  } catch {
    return parse(text, { ...options, delimiter, quote: false }) as string[][];
  }
}

/**
 * Reads a table that was pasted or dropped: one person a row, columns in the order of their kind. Nothing is judged and nothing is left out
 * but empty rows and a heading; cells in quotes may hold line breaks.
 *
 * @param country where a printed gift goes of which no country is said
 */
export function readTable(text: string, kind: DeliveryKind, country = ""): Person[] {
  const rows = cellsOf(text);
  const [first, ...others] = rows;
  const people = first && isHeading(first) ? others : rows;
  return people.map((cells) => {
    const written = columns[kind].flatMap((column, index) => {
      const cell = cells[index];
      return cell === undefined || cell === "" ? [] : [[column, cell]];
    });
    const person = { ...nobody(country), ...Object.fromEntries(written) } as Person;
    return { ...person, emailAgain: person.email, way: kind === "PHYSICAL" ? "them" : "" };
  });
}
