import { createHash } from "node:crypto";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import { inTransaction, type Queryable } from "../../platform/database/index.ts";
import { lockCatalogue } from "../../shop/catalogue/import/lock-catalogue.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { Refused as NotDone } from "../staff/refused.ts";
import { importInputs, readInputs } from "./import-files.ts";
import { readStoredLocation } from "./locations/stored-locations.ts";
import { bag } from "./reading/file-source.ts";
import { readStoredProduct } from "./stored-catalogue.ts";
import { type Cells, locationCells, productCells } from "./write-table.ts";

/** What is edited as the row of a table: a file has the same columns, and is judged by the same rules. */
interface RowKind {
  /** The name by which findings speak of it. */
  file: string;
  /** The stored row that these cells name; an empty one where there is none yet. */
  stored(db: Queryable, storefront: StorefrontCode, cells: Cells): Promise<{ cells: Cells; isNew: boolean }>;
  /** Its name in the audit. */
  subject(storefront: StorefrontCode, cells: Cells): string;
  /** Columns that sales and dispatch count: a change of theirs makes no new version. */
  counted: readonly string[];
}

const kinds = {
  PRODUCT: {
    file: "product",
    stored: async (db, storefront, cells) => {
      const found = await readStoredProduct(db, storefront, cells.get("path") ?? "");
      return { cells: productCells(storefront, found), isNew: found === undefined };
    },
    subject: (storefront, cells) => `${storefront} ${cells.get("path") ?? ""}`,
    counted: ["physical_stock"],
  },
  PLACE: {
    file: "place",
    stored: async (db, storefront, cells) => {
      const name = { product: cells.get("product") ?? "", path: cells.get("path") ?? "" };
      const found = await readStoredLocation(db, storefront, name);
      return { cells: locationCells(storefront, found), isNew: found === undefined };
    },
    subject: (storefront, cells) => `${storefront} ${cells.get("product") ?? ""} ${cells.get("path") ?? ""}`,
    counted: [],
  },
} as const satisfies Readonly<Record<string, RowKind>>;

export type RowName = keyof typeof kinds;

/** Everything that is edited as a row. */
export const rowNames = Object.keys(kinds) as readonly RowName[];

/** One cell, by its column. */
export interface Field {
  name: string;
  value: string;
}

/** A row as an editor sees it. */
export interface Row {
  /** Named by whoever saves it: another one by then is refused. */
  version: string;
  isNew: boolean;
  fields: readonly Field[];
}

const versionOf = (cells: Cells, { counted }: RowKind): string =>
  createHash("sha256")
    .update(JSON.stringify([...cells].filter(([name]) => !counted.includes(name))))
    .digest("hex")
    .slice(0, 24);

const fieldsOf = (cells: Cells): Field[] => [...cells].map(([name, value]) => ({ name, value }));
const cellsOf = (fields: readonly Field[]): Cells => new Map(fields.map(({ name, value }) => [name, value.trim()]));

/** The stored row that the fields name; an empty one to be filled where there is none. */
export const readRowFields = async (
  db: Queryable,
  name: RowName,
  storefront: StorefrontCode,
  fields: readonly Field[],
): Promise<Row> => {
  const kind: RowKind = kinds[name];
  const { cells, isNew } = await kind.stored(db, storefront, cellsOf(fields));
  return { version: versionOf(cells, kind), isNew, fields: fieldsOf(cells) };
};

/** What differs between two rows, column by column: what it was, and what it is. */
const changeOf = (before: Cells, after: Cells): { before: object; after: object } => {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => (before.get(name) ?? "") !== (after.get(name) ?? ""),
  );
  const pick = (cells: Cells) => Object.fromEntries(names.map((name) => [name, cells.get(name) ?? ""]));
  return { before: pick(before), after: pick(after) };
};

/**
 * Saves a row that an editor changed, judged and written like a file of this one row.
 *
 * @returns its version
 * @throws CHANGED where somebody else was faster, and what is wrong as findings
 */
export const keepRow = async (
  scope: StaffScope,
  name: RowName,
  { storefront, fields, version }: { storefront: StorefrontCode; fields: readonly Field[]; version: string },
): Promise<string> => {
  const kind: RowKind = kinds[name];
  const { services } = scope;
  const wanted: Cells = new Map([...cellsOf(fields), ["storefront", storefront]]);
  const shown = (await kind.stored(services.pool, storefront, wanted)).cells;
  if (versionOf(shown, kind) !== version) throw new NotDone("CHANGED", "version");
  const columns = [...new Set([...shown.keys(), ...wanted.keys()])];
  // What the editor does not show stays as it is.
  const cells = columns.map((column) => wanted.get(column) ?? shown.get(column) ?? "");
  const file = `${kind.file}.csv`;
  const source = bag(new Map([[file, stringify([columns, cells])]]));
  const inputs = await readInputs(services, [file], { source });
  return inTransaction(services.pool, async (client) => {
    await lockCatalogue(client);
    const before = (await kind.stored(client, storefront, wanted)).cells;
    if (versionOf(before, kind) !== version) throw new NotDone("CHANGED", "version");
    await importInputs(services, client, inputs);
    const after = (await kind.stored(client, storefront, wanted)).cells;
    const subject = kind.subject(storefront, wanted);
    await audit(scope, client, { subject, storefront, ...changeOf(before, after), why: "Edited." });
    return versionOf(after, kind);
  });
};
