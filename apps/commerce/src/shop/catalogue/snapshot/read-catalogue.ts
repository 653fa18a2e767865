import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { CatalogueCategory, CatalogueExtra, CatalogueProduct } from "../types.ts";

/** Products that are read, and taken apart, at once: a few milliseconds in which a process answers nobody. */
export const partSize = 500;

/** The largest integer of the database: no product has more orders. */
const mostOrders = 2_147_483_647;

/** A storefront's catalogue but for its products. */
export interface Head {
  version: number;
  extras: readonly CatalogueExtra[];
  categories: readonly CatalogueCategory[];
  /**
   * Products that changed since the version that is known;
   * `null` where that cannot be said, or none is known.
   */
  changed: readonly number[] | null;
  /** How many products have to be read. */
  size: number;
}

/** Some of its products, most chosen first, as they were at one version. */
export interface Part {
  version: number;
  products: readonly CatalogueProduct[];
}

const version = "coalesce((select version from catalogue_version where storefront = $1), 0)";

const selectHead = prepared<{ head: Omit<Head, "changed"> & { changed: number[][] | null } }, [string, number | null]>(
  "catalogue-head",
  `select json_build_object(
    'version', now.version,
    'changed', since.changed,
    'size', case when since.changed is null then (select count(*) from product where storefront = $1) end,
    'extras', (
      select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'kind', kind, 'title', title, 'price', price,
        'reduction', price_reduction(id, null), 'image', image, 'active', active) order by position), '[]') from extra where storefront = $1),
    'categories', (
      select coalesce(json_agg(json_build_object('slug', slug, 'addresses', addresses, 'title', title, 'icon', icon) order by position), '[]')
      from category where storefront = $1)
  ) as head
  from (select ${version} as version) as now, lateral (
    select case when count(*) = now.version - $2::bigint and count(products) = count(*) then coalesce(json_agg(products), '[]') end
      as changed
    from catalogue_change where storefront = $1 and version > $2::bigint and version <= now.version) as since`,
);

/**
 * Which products of a storefront, as `chosen (id, brand, …)`,
 * with the version that they are of in the same statement.
 */
const part = (chosen: string): string => `
  select json_build_object('version', ${version}, 'products', (
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'path', p.brand, 'category', p.category, 'title', p.title, 'description', p.description,
      'type', case b.kind when 'BLANK_PACK' then 'GIFTCARD_BLANK' when 'CHOICE' then 'GIFTCARD' else b.kind end,
      'page', case b.kind when 'BLANK_PACK' then 'BLANK' when 'GIFTCARD' then coalesce(c.page, 'PRODUCT') else b.kind end,
      'redeem', p.redeem, 'cuisine', p.cuisine, 'pictures', p.pictures,
      'conditions', p.conditions, 'top', p.top, 'active', p.active, 'backgroundColor', b.background_color,
      'showHand', b.show_hand, 'showShadow', b.show_shadow, 'face', b.face, 'popularity', p.popularity, 'recentOrders', p.recent_orders,
      'locationCount', coalesce((select places from location_summary s where s.product = p.id), 0),
      'sumPerOrder', p.sum_per_order, 'countPerOrder', b.count_per_order, 'voucher', b.voucher, 'packSize', b.pack_size,
      'variations', (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'kind', v.kind, 'sku', v.sku, 'fixedValues', v.fixed_values, 'hasFixedPrices', v.has_fixed_prices,
          'minimum', v.minimum, 'maximum', v.maximum, 'active', v.active,
          'reduction', case when b.kind = 'BLANK_PACK' then price_reduction(null, v.id) end) order by v.kind), '[]')
        from variation v where v.product = p.id)
    ) order by - p.recent_orders, p.popularity, p.id), '[]')
    from (${chosen}) p join brand b on b.slug = p.brand
      left join category c on c.storefront = p.storefront and c.slug = p.category)) as part`;

const selectNext = prepared<{ part: Part }, [string, number, number, number, number]>(
  "catalogue-part",
  part(`select * from product where storefront = $1 and (- recent_orders, popularity, id) > (- $2::int, $3, $4)
    order by - recent_orders, popularity, id limit $5`),
);

const selectNamed = prepared<{ part: Part }, [string, readonly number[]]>(
  "catalogue-products",
  part("select * from product where storefront = $1 and id = any((select $2::int[])::int[])"),
);

const known = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error("The catalogue cannot be read.");
  return row;
};

/** @param since the version that is known, if any */
export const readHead = async (db: Queryable, storefront: StorefrontCode, since: number | null): Promise<Head> => {
  const { head } = known(await selectHead.first(db, storefront, since));
  const changed = head.changed && [...new Set(head.changed.flat())];
  return { ...head, changed, size: changed?.length ?? head.size };
};

/** All products of a storefront, sold or not, a part at a time, each part of its own version. */
export async function* readParts(db: Queryable, storefront: StorefrontCode): AsyncGenerator<Part> {
  let last = { recentOrders: mostOrders, popularity: 0, id: 0 };
  for (;;) {
    const { recentOrders, popularity, id } = last;
    const { part } = known(await selectNext.first(db, storefront, recentOrders, popularity, id, partSize));
    yield part;
    if (part.products.length < partSize) return;
    last = part.products.at(-1) ?? last;
  }
}

/** Some products of a storefront, a part at a time. */
export async function* readNamed(
  db: Queryable,
  storefront: StorefrontCode,
  ids: readonly number[],
): AsyncGenerator<Part> {
  for (let start = 0; start < ids.length; start += partSize) {
    yield known(await selectNamed.first(db, storefront, ids.slice(start, start + partSize))).part;
  }
}
