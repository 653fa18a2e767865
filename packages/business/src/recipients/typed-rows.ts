import type { ColumnUse } from "./columns.ts";

const placeUses = ["street", "houseNumber", "suffix", "postCode", "city"] as const;

/** A row as commerce is told of it. */
export interface TypedRow {
  email: string;
  firstName: string;
  lastName: string;
  value: string;
  date: string;
  fields: string[];
  /** Address of what is posted. */
  address?: Record<(typeof placeUses)[number], string>;
}

/** What stands where a row says nothing of its own. */
export interface Defaults {
  value: string;
  /** ISO 8601 date; empty: as soon as possible. */
  date: string;
}

/** A table, its first row apart where that names the columns. */
export interface TypedTable {
  heading: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
}

/** Names of the columns that a message may name. */
export const fieldNames = ({ heading }: TypedTable, uses: readonly ColumnUse[]): string[] =>
  uses.flatMap((use, index) => (use === "field" && heading?.[index] ? [heading[index]] : []));

/** The rows of a table by what its columns say. */
export const typedRows = (
  { heading, rows }: TypedTable,
  uses: readonly ColumnUse[],
  defaults: Defaults,
): TypedRow[] => {
  const places = (use: ColumnUse) => uses.flatMap((one, index) => (one === use ? [index] : []));
  const [email, firstName, lastName, value, date] = (["email", "firstName", "lastName", "value", "date"] as const).map(
    (use) => places(use)[0],
  );
  const place = placeUses.map((use) => [use, places(use)[0]] as const);
  const posted = place.some(([, index]) => index !== undefined);
  const address = (at: (index: number | undefined) => string) =>
    Object.fromEntries(place.map(([use, index]) => [use, at(index)])) as Record<(typeof placeUses)[number], string>;
  const fields = places("field").filter((index) => heading?.[index]);
  return rows.map((cells) => {
    const at = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? ""));
    return {
      email: at(email),
      firstName: at(firstName),
      lastName: at(lastName),
      value: at(value) || defaults.value,
      date: at(date) || defaults.date,
      fields: fields.map(at),
      ...(posted && { address: address(at) }),
    };
  });
};
