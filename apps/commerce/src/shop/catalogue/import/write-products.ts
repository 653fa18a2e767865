import type { SeedBrand, SeedProduct, SeedVariation, Words } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { CataloguePicture } from "../types.ts";
import { storeMedia } from "./media.ts";
import * as statements from "./statements.ts";

/** A brand as it is written: its face is the name of a picture. */
export type BrandRow = Omit<SeedBrand, "faceSvg" | "category"> & { face: string };

/** What a storefront sells of a brand, with its category, if it is in one, and its pictures by name. */
export type ProductRow = Omit<SeedProduct, "pictures"> & {
  category?: string | undefined;
  pictures?: readonly CataloguePicture[] | undefined;
};

export interface ProductRows {
  brands: readonly BrandRow[];
  products: readonly ProductRow[];
  /** Pictures (SVG) that brands and products name; those that are kept already may be left out. */
  pictures: readonly string[];
  /** Brands that are no longer sold, or `others`: all that `products` does not have. */
  gone: readonly string[] | "others";
}

export interface Written {
  rows: number;
  /** Products that changed, but for their brands; `null` where they are many. */
  products: readonly number[] | null;
  /** Brands that are not what they were: other storefronts may sell them too. */
  changedBrands: readonly string[];
}

/** What a statement changed. */
interface Changed {
  rows: number;
  products: number[] | null;
}

const variationsOf = ({ brand, digital, physical }: ProductRow) => {
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

/**
 * Writes brands, products, values and first stock, as far as they differ, in categories that are there
 * already.
 */
export const writeProducts = async (
  client: PoolClient,
  storefront: StorefrontCode,
  { brands, products, pictures, gone }: ProductRows,
): Promise<Written> => {
  await storeMedia(client, pictures);
  const { rows: changed } = await client.query<{ slug: string }>(statements.importBrands, [JSON.stringify(brands)]);
  const rows = JSON.stringify(products.map(productOf));
  const variations = products.flatMap(variationsOf);
  // As little as each statement needs: for a large catalogue these are long texts.
  const values = JSON.stringify(variations);
  const names = JSON.stringify(variations.map(({ brand, kind }) => ({ brand, kind })));
  const stock = JSON.stringify(
    variations.flatMap(({ brand, kind, stock }) => (stock === undefined ? [] : { brand, kind, stock })),
  );
  const brandNames = JSON.stringify(products.map(({ brand }) => ({ brand })));
  const all = gone === "others";
  // A product keeps only the delivery kinds it came with; of
  // products that did not come, all or none are looked at.
  const named = all ? null : [...products.map(({ brand }) => brand), ...gone];
  const change = async (text: string, ...values: unknown[]): Promise<Changed> =>
    (await client.query<Changed>(text, [storefront, ...values])).rows[0] ?? { rows: 0, products: [] };
  const changes = [
    await change(statements.importProducts, rows),
    await (all ? change(statements.retireOthers, brandNames) : change(statements.retireProducts, gone)),
    await change(statements.importVariations, values),
    await change(statements.retireVariations, names, named),
    await change(statements.importStock, stock),
  ];
  return {
    rows: changes.reduce((sum, { rows }) => sum + rows, changed.length),
    products: changes.some(({ products }) => products === null)
      ? null
      : changes.flatMap(({ products }) => products ?? []),
    changedBrands: changed.map(({ slug }) => slug),
  };
};
