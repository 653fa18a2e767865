import type { Queryable } from "../database/index.ts";

/** What the shop has that files may name. */
export interface Known {
  /** Face of each brand. */
  faces: ReadonlyMap<string, string>;
  /** Names of pictures. */
  pictures: ReadonlySet<string>;
  /** `CBFR food` */
  categories: ReadonlySet<string>;
}

/** Reads what files may name; pictures are many, so only those that are asked for. */
export const readKnown = async (db: Queryable, names: readonly string[]): Promise<Known> => {
  const brands = await db.query<{ slug: string; face: string }>("select slug, face from brand");
  const kept = await db.query<{ hash: string }>("select hash from media where hash = any($1::text[])", [names]);
  const categories = await db.query<{ name: string }>("select storefront || ' ' || slug as name from category");
  return {
    faces: new Map(brands.rows.map(({ slug, face }) => [slug, face])),
    pictures: new Set(kept.rows.map(({ hash }) => hash)),
    categories: new Set(categories.rows.map(({ name }) => name)),
  };
};
