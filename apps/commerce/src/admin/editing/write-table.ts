import type { SeedLocation } from "@giftshop/seed";
import { getStorefront, type Language, languages, type StorefrontCode } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import type { CataloguePicture } from "../../shop/catalogue/types.ts";
import { locationColumns, locationTextColumns } from "./locations/columns.ts";
import { type Column, fixedColumns, picturesColumn, wordColumns } from "./reading/columns.ts";
import type { RowPictures } from "./reading/product-row.ts";
import type { StoredProduct } from "./stored-catalogue.ts";

const cellOf = (row: unknown, { at, codec }: Column, digits: number): string => {
  const value = at.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    row,
  );
  return value === undefined ? "" : codec.write(value, digits);
};

/** Columns and the rows of a table. */
interface Rows {
  columns: readonly Column[];
  rows: readonly object[];
  digits: number;
}

/** What each column of a row says. */
export type Cells = ReadonlyMap<string, string>;

/** The cells of the only row of a table; all empty where it has none. */
const cellsIn = ({ columns, rows: [row = {}], digits }: Rows): Cells =>
  new Map(columns.map((column) => [column.name, cellOf(row, column, digits)]));

/** With a byte order mark, by which spreadsheets know UTF-8. */
const csvOf = ({ columns, rows, digits }: Rows): string =>
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

type Product = StoredProduct & { sold?: boolean };

const productRows = (storefront: StorefrontCode, products: readonly Product[]): Rows => {
  const { currencyDigits: digits, languages: spoken } = getStorefront(storefront);
  const used = new Set<Language>([
    ...spoken,
    ...products.flatMap(({ product }) => Object.keys(product.title) as Language[]),
  ]);
  const spokenColumns = languages.filter((language) => used.has(language)).flatMap(wordColumns);
  const rows = products.map(({ brand, product, pictures, sold = true }) => ({
    storefront,
    sold,
    face: brand.face,
    ...(pictures && { pictures: picturesInRow(pictures) }),
    brand,
    product,
  }));
  return { columns: [...fixedColumns, picturesColumn, ...spokenColumns], rows, digits };
};

/** Products of a storefront as CSV. */
export const writeTable = (storefront: StorefrontCode, products: readonly StoredProduct[]): string =>
  csvOf(productRows(storefront, products));

/** A product as the cells of its row; without one, those of a row that says nothing yet. */
export const productCells = (storefront: StorefrontCode, product: Product | undefined): Cells =>
  cellsIn(productRows(storefront, product ? [product] : []));

type Place = { location: SeedLocation; open?: boolean };

const locationRows = (storefront: StorefrontCode, places: readonly Place[], spoken: ReadonlySet<string>): Rows => ({
  columns: [...locationColumns, ...languages.filter((language) => spoken.has(language)).flatMap(locationTextColumns)],
  rows: places.map(({ location, open = true }) => ({ storefront, open, location })),
  digits: getStorefront(storefront).currencyDigits,
});

/** Languages in which any of these places has texts. */
const usedIn = (places: readonly Place[]): ReadonlySet<string> =>
  new Set(places.flatMap(({ location: { texts = {} } }) => Object.keys(texts)));

/** Places of a storefront as CSV, with columns for the languages in which any of them has texts. */
export const writeLocationTable = (storefront: StorefrontCode, locations: readonly SeedLocation[]): string => {
  const places = locations.map((location) => ({ location }));
  return csvOf(locationRows(storefront, places, usedIn(places)));
};

/**
 * A place as the cells of its row, with those of each language that the storefront speaks besides its own.
 */
export const locationCells = (storefront: StorefrontCode, place: Place | undefined): Cells => {
  const places = place ? [place] : [];
  const [, ...further] = getStorefront(storefront).languages;
  return cellsIn(locationRows(storefront, places, new Set([...usedIn(places), ...further])));
};
