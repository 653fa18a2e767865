import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import type { Column } from "./columns.ts";
import type { ProductRow } from "./product-row.ts";

const usualDigits = 2;

const put = (target: object, [name = "", ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    Reflect.set(target, name, value);
    return;
  }
  const inner: unknown = Reflect.get(target, name) ?? {};
  Reflect.set(target, name, inner);
  put(inner as object, rest, value);
};

/**
 * Puts what the cells of one row say where their columns belong
 * in `target`. Amounts are of the storefront's currency.
 *
 * @param note takes each cell that does not say what its column is for
 */
export const readCells = <T extends object>(
  target: T,
  columns: readonly Column[],
  cells: readonly string[],
  note: (column: string, message: string) => void,
): T => {
  const code = cells[columns.findIndex(({ name }) => name === "storefront")] ?? "";
  const digits = isStorefrontCode(code) ? getStorefront(code).currencyDigits : usualDigits;
  columns.forEach(({ name, at, codec }, index) => {
    const cell = cells[index] ?? "";
    if (cell === "") return;
    const value = codec.read(cell, digits);
    if (value === undefined) note(name, `must be ${codec.shape}, not "${cell}"`);
    else put(target, at, value);
  });
  if (cells.length > columns.length) note(`cell ${columns.length + 1}`, "has no heading");
  return target;
};

/** Reads the cells of one row of a file of products. */
export const readRow = (
  columns: readonly Column[],
  cells: readonly string[],
  row: number,
  note: (column: string, message: string) => void,
): ProductRow => {
  const empty: ProductRow = { row, storefront: "", brand: {}, product: { title: {}, description: {}, conditions: {} } };
  const read = readCells(empty, columns, cells, note);
  const { slug } = read.brand;
  if (slug !== undefined) read.product.brand = slug;
  for (const variation of [read.product.digital, read.product.physical]) {
    if (variation) variation.fixedValues ??= [];
  }
  return read;
};
