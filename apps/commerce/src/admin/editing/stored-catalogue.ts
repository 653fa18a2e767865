import type { SeedBrand, SeedCatalogue, SeedCategory, SeedExtra, SeedHighlight, SeedProduct } from "@giftshop/seed";
import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../platform/database/index.ts";
import type { Shelf } from "../../shop/catalogue/import/import-catalogue.ts";
import type { CataloguePicture } from "../../shop/catalogue/types.ts";

/** A product of a storefront with its brand; the face by its name. */
export interface StoredProduct {
  brand: Omit<SeedBrand, "faceSvg"> & { face: string };
  product: SeedProduct;
  pictures: readonly CataloguePicture[] | null;
}

/** Without a field that has nothing to say, as files leave it out. */
const strip = (alias: string): string => `jsonb_strip_nulls(${alias})`;

const variation = (kind: "DIGITAL" | "PHYSICAL"): string => `(
  select ${strip(`jsonb_build_object('fixedValues', v.fixed_values, 'hasFixedPrices', v.has_fixed_prices,
    'minimum', v.minimum, 'maximum', v.maximum, 'stock', s.on_hand)`)}
  from variation v left join variation_stock s on s.variation_id = v.id
  where v.product = p.id and v.kind = '${kind}' and v.active)`;

const selectProducts = `
  select ${strip(`jsonb_build_object('slug', b.slug, 'title', b.title, 'category', p.category, 'kind', b.kind,
      'backgroundColor', b.background_color, 'showHand', b.show_hand, 'showShadow', b.show_shadow, 'face', b.face,
      'countPerOrder', b.count_per_order, 'voucher', b.voucher, 'packSize', b.pack_size)`)} as brand,
    ${strip(`jsonb_build_object('brand', b.slug, 'title', p.title, 'description', p.description, 'conditions', p.conditions,
      'popularity', p.popularity, 'top', p.top, 'sumPerOrder', p.sum_per_order, 'redeem', p.redeem, 'cuisine', p.cuisine,
      'digital', ${variation("DIGITAL")}, 'physical', ${variation("PHYSICAL")})`)} as product, p.pictures
  from product p join brand b on b.slug = p.brand
  where p.storefront = $1`;

const selectSold = `${selectProducts} and p.active and exists (select from variation v where v.product = p.id and v.active)
  order by p.popularity, p.brand`;

/** A product of a storefront, sold or not. */
export const readStoredProduct = async (
  db: Queryable,
  code: StorefrontCode,
  path: string,
): Promise<(StoredProduct & { sold: boolean }) | undefined> => {
  const { rows } = await db.query<StoredProduct & { sold: boolean }>(
    `${selectProducts.replace(" as brand,", " as brand, p.active as sold,")} and p.brand = $2`,
    [code, path],
  );
  return rows[0];
};

/** What a storefront sells, most chosen first. */
export const readStoredProducts = async (db: Queryable, code: StorefrontCode): Promise<StoredProduct[]> =>
  (await db.query<StoredProduct>(selectSold, [code])).rows;

const grouped = <T extends { language: Language }>(rows: readonly T[]) => Map.groupBy(rows, ({ language }) => language);

const readHighlights = async (db: Queryable, code: StorefrontCode): Promise<SeedHighlight[]> => {
  const { rows } = await db.query<SeedHighlight>(
    `select p.brand, jsonb_object_agg(h.language, h.title) as title,
        jsonb_object_agg(h.language, h.description) as description
      from search_highlight h join product p on p.id::text = h.key and p.storefront = h.storefront
      where h.storefront = $1 and h.kind = 'PRODUCT' group by h.position, p.brand order by h.position`,
    [code],
  );
  return rows;
};

/** What stands around the products of a storefront. */
export const readStoredShelf = async (db: Queryable, code: StorefrontCode): Promise<Shelf> => {
  const categories = await db.query<SeedCategory>(
    "select slug, addresses, title, icon, page from category where storefront = $1 order by position",
    [code],
  );
  const extras = await db.query<SeedExtra>(
    `select e.slug, e.kind, e.title, e.price, m.svg as "imageSvg" from extra e join media m on m.hash = e.image
      where e.storefront = $1 and e.active order by e.position`,
    [code],
  );
  const terms = await db.query<{ language: Language; title: string }>(
    "select language, title from search_term where storefront = $1 order by language, popularity, title",
    [code],
  );
  return {
    categories: categories.rows.map(({ page, addresses, ...category }) => ({
      ...category,
      ...(addresses && Object.keys(addresses).length > 0 ? { addresses } : {}),
      ...(page ? { page } : {}),
    })),
    extras: extras.rows,
    searchTerms: Object.fromEntries(
      [...grouped(terms.rows)].map(([language, rows]) => [language, rows.map(({ title }) => title)]),
    ),
    searchHighlights: await readHighlights(db, code),
  };
};

/** All that a storefront sells, as it comes in again as a file and changes nothing. */
export const readStoredCatalogue = async (db: Queryable, code: StorefrontCode): Promise<SeedCatalogue> => {
  const stored = await readStoredProducts(db, code);
  const shown = stored.flatMap(({ brand, pictures }) => [brand.face, ...(pictures ?? []).map(({ media }) => media)]);
  const pictures = await db.query<{ hash: string; svg: string }>(
    "select hash, svg from media where hash = any($1::text[])",
    [[...new Set(shown)]],
  );
  const svgOf = new Map(pictures.rows.map(({ hash, svg }) => [hash, svg]));
  const { categories, ...around } = await readStoredShelf(db, code);
  return {
    storefront: code,
    categories,
    brands: stored.map(({ brand: { face, ...brand } }) => ({ ...brand, faceSvg: svgOf.get(face) ?? "" })),
    products: stored.map(({ product, pictures }) => ({
      ...product,
      ...(pictures && { pictures: pictures.map(({ media, alt }) => ({ svg: svgOf.get(media) ?? "", alt })) }),
    })),
    ...around,
  };
};
