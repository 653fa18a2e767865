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
 * Reads the cells of one row.
 *
 * @param note takes each cell that does not say what its column is for
 */
export const readRow = (
  columns: readonly Column[],
  cells: readonly string[],
  row: number,
  note: (column: string, message: string) => void,
): ProductRow => {
  const read: ProductRow = { row, storefront: "", brand: {}, product: { title: {}, description: {}, conditions: {} } };
  const code = cells[columns.findIndex(({ name }) => name === "storefront")] ?? "";
  const digits = isStorefrontCode(code) ? getStorefront(code).currencyDigits : usualDigits;
  columns.forEach(({ name, at, codec }, index) => {
    const cell = cells[index] ?? "";
    if (cell === "") return;
    const value = codec.read(cell, digits);
    if (value === undefined) note(name, `must be ${codec.shape}, not "${cell}"`);
    else put(read, at, value);
  });
  if (cells.length > columns.length) note(`cell ${columns.length + 1}`, "has no heading");
  const { slug } = read.brand;
  if (slug !== undefined) read.product.brand = slug;
  for (const variation of [read.product.digital, read.product.physical]) {
    if (variation) variation.fixedValues ??= [];
  }
  return read;
};
