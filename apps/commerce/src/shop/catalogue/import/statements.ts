/** Products that one change names at most; of more it says that there are many. */
export const mostNamed = 2000;

/** How many rows a statement wrote, and of which products, unless they are many. */
const productsOf = (statement: string, column: string): string => `
  with written as (${statement} returning ${column} as product), named as (select distinct product from written)
  select (select count(*)::int from written) as rows,
    case when (select count(*) from named) <= ${mostNamed} then array(select product from named) end as products`;

/**
 * Each statement takes the storefront and one JSON array, and writes rows that differ: what is equal
 * is not touched, so that importing again changes nothing and the row count says whether anything did.
 */
export const importBrands = `
  insert into brand (slug, title, kind, background_color, show_hand, show_shadow, face, count_per_order, voucher,
    pack_size)
  select slug, title, kind, "backgroundColor", "showHand", "showShadow", face, "countPerOrder", voucher, "packSize"
  from json_to_recordset($1) as b (slug text, title text, kind text, "backgroundColor" text, "showHand" boolean,
    "showShadow" boolean, face text, "countPerOrder" integer, voucher text, "packSize" integer)
  order by slug
  on conflict (slug) do update set (title, kind, background_color, show_hand, show_shadow, face, count_per_order, voucher,
      pack_size) =
    (excluded.title, excluded.kind, excluded.background_color, excluded.show_hand, excluded.show_shadow, excluded.face,
      excluded.count_per_order, excluded.voucher, excluded.pack_size)
  where (brand.title, brand.kind, brand.background_color, brand.show_hand, brand.show_shadow, brand.face,
      brand.count_per_order, brand.voucher, brand.pack_size) is distinct from
    (excluded.title, excluded.kind, excluded.background_color, excluded.show_hand, excluded.show_shadow, excluded.face,
      excluded.count_per_order, excluded.voucher, excluded.pack_size)
  returning slug`;

export const importCategories = `
  insert into category (storefront, slug, addresses, title, icon, page, position)
  select $1, c->>'slug', coalesce(c->'addresses', '{}'), c->'title', c->>'icon', c->>'page', position::int
  from jsonb_array_elements($2::jsonb) with ordinality as t (c, position)
  on conflict (storefront, slug) do update set (addresses, title, icon, page, position) =
    (excluded.addresses, excluded.title, excluded.icon, excluded.page, excluded.position)
  where (category.addresses, category.title, category.icon, category.page, category.position)
    is distinct from (excluded.addresses, excluded.title, excluded.icon, excluded.page, excluded.position)`;

/** Second value: the categories that stay; one that a product is in stays, too. */
export const dropCategories = `
  delete from category c where storefront = $1 and slug <> all ($2::text[])
    and not exists (select from product p where p.storefront = c.storefront and p.category = c.slug)`;

export const importProducts = productsOf(
  `
  insert into product (storefront, brand, category, title, description, conditions, popularity, top, sum_per_order, redeem, cuisine,
    pictures, active, brand_kind)
  select $1, p.brand, p.category, p.title, p.description, p.conditions, p.popularity, p.top, p."sumPerOrder", p.redeem, p.cuisine,
    p.pictures, true, b.kind
  from json_to_recordset($2) as p (brand text, category text, title jsonb, description jsonb, conditions jsonb,
    popularity integer, top boolean, "sumPerOrder" bigint, redeem jsonb, cuisine jsonb, pictures jsonb) left join brand b on b.slug = p.brand
  on conflict (storefront, brand) do update set
    (category, title, description, conditions, popularity, top, sum_per_order, redeem, cuisine, pictures, active) =
    (excluded.category, excluded.title, excluded.description, excluded.conditions, excluded.popularity, excluded.top,
      excluded.sum_per_order, excluded.redeem, excluded.cuisine, excluded.pictures, true)
  where (product.category, product.title, product.description, product.conditions, product.popularity, product.top,
      product.sum_per_order, product.redeem, product.cuisine, product.pictures, product.active)
    is distinct from (excluded.category, excluded.title, excluded.description, excluded.conditions, excluded.popularity, excluded.top,
      excluded.sum_per_order, excluded.redeem, excluded.cuisine, excluded.pictures, true)`,
  "id",
);

export const retireOthers = productsOf(
  `
  update product set active = false where storefront = $1 and active
    and brand not in (select brand from json_to_recordset($2) as p (brand text))`,
  "id",
);

/** Second value: the brands. */
export const retireProducts = productsOf(
  `
  update product set active = false where storefront = $1 and active and brand = any($2::text[])`,
  "id",
);

const variationRows = `json_to_recordset($2) as v (brand text, kind text, "fixedValues" bigint[], "hasFixedPrices" boolean,
  minimum bigint, maximum bigint)`;

export const importVariations = productsOf(
  `
  insert into variation (product, kind, sku, fixed_values, has_fixed_prices, minimum, maximum, active)
  select p.id, v.kind, $1 || '-' || v.brand || '-' || lower(left(v.kind, 1)), v."fixedValues", v."hasFixedPrices", v.minimum, v.maximum, true
  from ${variationRows} join product p on p.storefront = $1 and p.brand = v.brand
  on conflict (product, kind) do update set (fixed_values, has_fixed_prices, minimum, maximum, active) =
    (excluded.fixed_values, excluded.has_fixed_prices, excluded.minimum, excluded.maximum, true)
  where (variation.fixed_values, variation.has_fixed_prices, variation.minimum, variation.maximum, variation.active)
    is distinct from (excluded.fixed_values, excluded.has_fixed_prices, excluded.minimum, excluded.maximum, true)`,
  "product",
);

/** Third value: the brands that are looked at; all where it is null. */
export const retireVariations = productsOf(
  `
  update variation o set active = false from product p
  where p.id = o.product and p.storefront = $1 and o.active and ($3::text[] is null or p.brand = any($3)) and not exists (
    select from json_to_recordset($2) as v (brand text, kind text) where v.brand = p.brand and v.kind = o.kind)`,
  "o.product",
);

/** Stock is given once: what was sold since is not undone by importing again. */
export const importStock = productsOf(
  `
  insert into variation_stock (variation_id, storefront, on_hand)
  select o.id, $1, v.stock
  from json_to_recordset($2) as v (brand text, kind text, stock integer)
    join product p on p.storefront = $1 and p.brand = v.brand join variation o on o.product = p.id and o.kind = v.kind
  on conflict (variation_id) do nothing`,
  "(select product from variation where id = variation_id)",
);

export const importExtras = `
  insert into extra (storefront, slug, kind, title, price, image, position, active)
  select $1, e->>'slug', e->>'kind', e->'title', (e->>'price')::bigint, e->>'image', position::int, true
  from jsonb_array_elements($2::jsonb) with ordinality as t (e, position)
  on conflict (storefront, slug) do update set (kind, title, price, image, position, active) =
    (excluded.kind, excluded.title, excluded.price, excluded.image, excluded.position, true)
  where (extra.kind, extra.title, extra.price, extra.image, extra.position, extra.active)
    is distinct from (excluded.kind, excluded.title, excluded.price, excluded.image, excluded.position, true)`;

export const retireExtras = `
  update extra set active = false where storefront = $1 and active
    and slug not in (select slug from json_to_recordset($2) as e (slug text))`;

/** Storefronts but the first value's that sell one of these brands. */
export const selectOtherSellers = `
  select distinct storefront from product where storefront <> $1 and brand = any($2::text[]) and active order by storefront`;

/** Brands of products. */
export const selectBrands = "select brand from product where id = any($1::int[]) order by brand";

/** Versions that are known by what they changed; who knows an older one reads everything. */
const versionsKept = 50;

/**
 * Second value: products that changed; null where they are many. Third: brands that
 * did. Answers the products that the new version changed, null where they are many.
 */
export const raiseVersion = `
  with raised as (
    insert into catalogue_version (storefront, version) values ($1, 1)
    on conflict (storefront) do update set version = catalogue_version.version + 1
    returning version
  ), forgotten as (
    delete from catalogue_change where storefront = $1 and version <= (select version from raised) - ${versionsKept}
  )
  insert into catalogue_change (storefront, version, products)
  select $1, version, case when $2::int[] is not null then
    array(select id from product where storefront = $1 and (id = any($2) or brand = any($3::text[]))) end
  from raised
  returning products`;
