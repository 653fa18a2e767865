import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";
import type { CatalogueCategory, CatalogueExtra, CatalogueProduct, Snapshot } from "./types.ts";

interface Stored {
  version: number;
  products: CatalogueProduct[];
  extras: CatalogueExtra[];
  categories: CatalogueCategory[];
}

/** One statement, so that version and content belong together. */
const selectCatalogue = prepared<{ stored: Stored }, [string]>(
  "catalogue-snapshot",
  `select json_build_object(
    'version', coalesce((select version from catalogue_version where storefront = $1), 0),
    'products', (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'path', p.brand, 'category', p.category, 'title', p.title, 'description', p.description,
        'type', case b.kind when 'BLANK_PACK' then 'GIFTCARD_BLANK' when 'CHOICE' then 'GIFTCARD' else b.kind end,
        'page', case b.kind when 'BLANK_PACK' then 'BLANK' when 'GIFTCARD' then coalesce(c.page, 'PRODUCT') else b.kind end,
        'redeem', p.redeem,
        'conditions', p.conditions, 'top', p.top, 'active', p.active, 'backgroundColor', b.background_color,
        'showHand', b.show_hand, 'showShadow', b.show_shadow, 'face', b.face,
        'locationCount', coalesce(l.places, 0), 'sumPerOrder', p.sum_per_order, 'countPerOrder', b.count_per_order, 'voucher', b.voucher,
        'variations', (
          select coalesce(json_agg(json_build_object(
            'id', v.id, 'kind', v.kind, 'sku', v.sku, 'fixedValues', v.fixed_values, 'hasFixedPrices', v.has_fixed_prices,
            'minimum', v.minimum, 'maximum', v.maximum, 'active', v.active) order by v.kind), '[]')
          from variation v where v.product = p.id)
      ) order by p.popularity, p.id), '[]')
      from product p join brand b on b.slug = p.brand
      left join category c on c.storefront = p.storefront and c.slug = p.category
      left join (
        select product, count(*)::int as places from location where storefront = $1 and active group by product
      ) l on l.product = p.id
      where p.storefront = $1),
    'extras', (
      select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'kind', kind, 'title', title, 'price', price,
        'image', image, 'active', active) order by position), '[]') from extra where storefront = $1),
    'categories', (
      select coalesce(json_agg(json_build_object('slug', slug, 'title', title, 'icon', icon) order by position), '[]')
      from category where storefront = $1)
  ) as stored`,
);

const arrange = (storefront: StorefrontCode, { version, products, extras, categories }: Stored): Snapshot => {
  const sold = products.filter(({ active, variations }) => active && variations.some((variation) => variation.active));
  const byCategory = Map.groupBy(sold, ({ category }) => category);
  byCategory.delete(null);
  return {
    storefront,
    version,
    products: sold,
    byId: new Map(products.map((product) => [product.id, product])),
    byPath: new Map(sold.map((product) => [product.path, product])),
    choice: sold.find(({ page }) => page === "CHOICE"),
    byVariation: new Map(
      products.flatMap((product) => product.variations.map((variation) => [variation.id, { product, variation }])),
    ),
    extras: new Map(extras.map((extra) => [extra.id, extra])),
    categories: categories
      .map((category) => ({ ...category, count: byCategory.get(category.slug)?.length ?? 0 }))
      .filter(({ count }) => count > 0),
    byCategory,
  };
};

const readSnapshot = async (db: Queryable, storefront: StorefrontCode): Promise<Snapshot> => {
  const row = await selectCatalogue.first(db, storefront);
  if (row === undefined) throw new Error("The catalogue cannot be read.");
  return arrange(storefront, row.stored);
};

/** The newest snapshot of each storefront, by database: tests have many. */
const remembered = new WeakMap<object, Map<StorefrontCode, Snapshot>>();
const underWay = new WeakMap<object, Map<StorefrontCode, Promise<Snapshot>>>();

const of = <T>(maps: WeakMap<object, Map<StorefrontCode, T>>, owner: object): Map<StorefrontCode, T> => {
  const known = maps.get(owner) ?? new Map<StorefrontCode, T>();
  maps.set(owner, known);
  return known;
};

export interface SnapshotRequest {
  /** Whose memory: the process's services. */
  owner: object;
  /** Where to read it when it is not remembered; inside a transaction, that transaction's client. */
  db: Queryable;
  storefront: StorefrontCode;
  /** As the database holds it now; read it in the same transaction. */
  version: number;
}

/**
 * A storefront's catalogue, at least as new as `version`. The version comes from the database with every request, so a
 * process never serves an older catalogue than another one: what is remembered saves reading the same rows again, nothing else.
 */
export const snapshotAt = async ({ owner, db, storefront, version }: SnapshotRequest): Promise<Snapshot> => {
  const known = of(remembered, owner);
  const newest = known.get(storefront);
  if (newest && newest.version >= version) return newest;
  const reads = of(underWay, owner);
  const joined = db === owner ? reads.get(storefront) : undefined;
  const reading = joined ?? readSnapshot(db, storefront);
  if (db === owner) reads.set(storefront, reading);
  try {
    const snapshot = await reading;
    // One that joined a read begun before its own version was written reads for itself.
    if (snapshot.version < version) return await readSnapshot(db, storefront);
    if ((known.get(storefront)?.version ?? -1) < snapshot.version) known.set(storefront, snapshot);
    return snapshot;
  } finally {
    if (reads.get(storefront) === reading) reads.delete(storefront);
  }
};
