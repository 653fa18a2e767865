import { getStorefront, type Language, languages, type StorefrontCode } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import { type Column, fixedColumns, wordColumns } from "./columns.ts";
import type { StoredProduct } from "./stored-catalogue.ts";

const cellOf = (row: unknown, { at, codec }: Column, digits: number): string => {
  const value = at.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    row,
  );
  return value === undefined ? "" : codec.write(value, digits);
};

/** Products of a storefront as CSV, with a byte order mark, by which spreadsheets know UTF-8. */
export const writeTable = (storefront: StorefrontCode, products: readonly StoredProduct[]): string => {
  const { currencyDigits, languages: spoken } = getStorefront(storefront);
  const used = new Set<Language>([
    ...spoken,
    ...products.flatMap(({ product }) => Object.keys(product.title) as Language[]),
  ]);
  const columns = [...fixedColumns, ...languages.filter((language) => used.has(language)).flatMap(wordColumns)];
  const rows = products.map(({ brand, product }) => {
    const row = { storefront, sold: true, face: brand.face, brand, product };
    return columns.map((column) => cellOf(row, column, currencyDigits));
  });
  return stringify([columns.map(({ name }) => name), ...rows], { bom: true });
};
