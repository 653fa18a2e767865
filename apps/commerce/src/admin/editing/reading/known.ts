import type { SeedCatalogue } from "@giftshop/seed";
import type { Queryable } from "../../../platform/database/index.ts";

/** What the shop has that files may name. */
export interface Known {
  /** Face of each brand. */
  faces: ReadonlyMap<string, string>;
  /** Names of pictures. */
  pictures: ReadonlySet<string>;
  /** `CBFR food` */
  categories: ReadonlySet<string>;
  /** Brand that is the choice card of each storefront that sells one. */
  choices: ReadonlyMap<string, string>;
}

/**
 * Reads what files may name; pictures are many, so only those that are asked for.
 *
 * @param catalogues that come in before
 */
export const readKnown = async (
  db: Queryable,
  names: readonly string[],
  catalogues: readonly SeedCatalogue[] = [],
): Promise<Known> => {
  const brands = await db.query<{ slug: string; face: string }>("select slug, face from brand");
  const kept = await db.query<{ hash: string }>("select hash from media where hash = any($1::text[])", [names]);
  const categories = await db.query<{ name: string }>("select storefront || ' ' || slug as name from category");
  const choices = await db.query<{ storefront: string; brand: string }>(
    "select storefront, brand from product where active and brand_kind = 'CHOICE'",
  );
  const sold = new Map(choices.rows.map(({ storefront, brand }) => [storefront, brand]));
  for (const { storefront, brands } of catalogues) {
    sold.delete(storefront);
    for (const { kind, slug } of brands) if (kind === "CHOICE") sold.set(storefront, slug);
  }
  const named = catalogues.flatMap(({ storefront, categories }) =>
    categories.map(({ slug }) => `${storefront} ${slug}`),
  );
  return {
    faces: new Map(brands.rows.map(({ slug, face }) => [slug, face])),
    pictures: new Set(kept.rows.map(({ hash }) => hash)),
    categories: new Set([...categories.rows.map(({ name }) => name), ...named]),
    choices: sold,
  };
};
