import type { SeedBrand, SeedProduct, SeedVariation, Words } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../database/index.ts";
import { storeMedia } from "./media.ts";
import * as statements from "./statements.ts";

/** A brand as it is written: its face is the name of a picture. */
export type BrandRow = Omit<SeedBrand, "faceSvg" | "category"> & { face: string };

/** What a storefront sells of a brand, with the category it is found in, if it is in one. */
export type ProductRow = SeedProduct & { category?: string | undefined };

export interface ProductRows {
  brands: readonly BrandRow[];
  products: readonly ProductRow[];
  /** Pictures (SVG) that brands name; those that are kept already may be left out. */
  pictures: readonly string[];
  /** Brands that are no longer sold, or `others`: all that `products` does not have. */
  gone: readonly string[] | "others";
}

export interface Written {
  rows: number;
  /** Brands that are not what they were: other storefronts may sell them too. */
  changedBrands: readonly string[];
}

const variationsOf = ({ brand, digital, physical }: SeedProduct) => {
  const row = (kind: "DIGITAL" | "PHYSICAL", variation: SeedVariation | undefined) =>
    variation ? [{ brand, kind, ...variation }] : [];
  return [...row("DIGITAL", digital), ...row("PHYSICAL", physical)];
};

/** An empty text is one that is not there. */
const said = (words: Words): Words => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));

const productOf = ({ digital: _, physical: __, title, description, conditions, ...product }: ProductRow) => ({
  ...product,
  title: said(title),
  description: said(description),
  conditions: said(conditions),
});

/** Writes brands, products, their values and first stock, as far as they differ. The categories they name have to be there. */
export const writeProducts = async (
  client: PoolClient,
  storefront: StorefrontCode,
  { brands, products, pictures, gone }: ProductRows,
): Promise<Written> => {
  await storeMedia(client, pictures);
  const { rows: changed } = await client.query<{ slug: string }>(statements.importBrands, [JSON.stringify(brands)]);
  const rows = JSON.stringify(products.map(productOf));
  const variations = JSON.stringify(products.flatMap(variationsOf));
  const all = gone === "others";
  // A product keeps only the delivery kinds it came with; of products that did not come, all or none are looked at.
  const named = all ? null : [...products.map(({ brand }) => brand), ...gone];
  let written = changed.length;
  const write = async (text: string, ...values: unknown[]): Promise<void> => {
    written += (await client.query(text, [storefront, ...values])).rowCount ?? 0;
  };
  await write(statements.importProducts, rows);
  await (all ? write(statements.retireOthers, rows) : write(statements.retireProducts, gone));
  await write(statements.importVariations, variations);
  await write(statements.retireVariations, variations, named);
  await write(statements.importStock, variations);
  return { rows: written, changedBrands: changed.map(({ slug }) => slug) };
};
