import type { SeedLocation } from "@giftshop/seed";
import { getStorefront, type Language, languages, type StorefrontCode } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import type { CataloguePicture } from "../../shop/catalogue/types.ts";
import { type Column, fixedColumns, picturesColumn, wordColumns } from "./columns.ts";
import { locationColumns, locationTextColumns } from "./locations/columns.ts";
import type { RowPictures } from "./product-row.ts";
import type { StoredProduct } from "./stored-catalogue.ts";

const cellOf = (row: unknown, { at, codec }: Column, digits: number): string => {
  const value = at.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    row,
  );
  return value === undefined ? "" : codec.write(value, digits);
};

/** With a byte order mark, by which spreadsheets know UTF-8. */
const csvOf = (columns: readonly Column[], rows: readonly object[], digits: number): string =>
  stringify(
    [columns.map(({ name }) => name), ...rows.map((row) => columns.map((column) => cellOf(row, column, digits)))],
    {
      bom: true,
    },
  );

/** Only languages in which all are told; others would be read as less. */
const picturesInRow = (pictures: readonly CataloguePicture[]): RowPictures => ({
  names: pictures.map(({ media }) => media),
  alts: Object.fromEntries(
    languages.flatMap((language) => {
      const told = pictures.flatMap(({ alt }) => alt[language] ?? []);
      return told.length === pictures.length ? [[language, told]] : [];
    }),
  ),
});

/** Products of a storefront as CSV. */
export const writeTable = (storefront: StorefrontCode, products: readonly StoredProduct[]): string => {
  const { currencyDigits, languages: spoken } = getStorefront(storefront);
  const used = new Set<Language>([
    ...spoken,
    ...products.flatMap(({ product }) => Object.keys(product.title) as Language[]),
  ]);
  const spokenColumns = languages.filter((language) => used.has(language)).flatMap(wordColumns);
  const columns = [...fixedColumns, picturesColumn, ...spokenColumns];
  const rows = products.map(({ brand, product, pictures }) => ({
    storefront,
    sold: true,
    face: brand.face,
    ...(pictures && { pictures: picturesInRow(pictures) }),
    brand,
    product,
  }));
  return csvOf(columns, rows, currencyDigits);
};

/** Places of a storefront as CSV, with columns for the languages in which any of them has texts. */
export const writeLocationTable = (storefront: StorefrontCode, locations: readonly SeedLocation[]): string => {
  const used = new Set(locations.flatMap(({ texts = {} }) => Object.keys(texts)));
  return csvOf(
    [...locationColumns, ...languages.filter((language) => used.has(language)).flatMap(locationTextColumns)],
    locations.map((location) => ({ storefront, open: true, location })),
    getStorefront(storefront).currencyDigits,
  );
};
