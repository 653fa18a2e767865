import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";

export type EditedPart = "CATALOGUE" | "CONTENT";

/** Whether a part of a storefront came in as a file; the seed leaves it alone then. */
export const isEdited = async (db: Queryable, code: StorefrontCode, part: EditedPart): Promise<boolean> => {
  const { rowCount } = await db.query("select from edited_part where storefront = $1 and part = $2", [code, part]);
  return rowCount === 1;
};

/** Remembers that a part of a storefront is kept in files from now on. */
export const markEdited = async (db: Queryable, code: StorefrontCode, part: EditedPart, now: Date): Promise<void> => {
  await db.query("insert into edited_part values ($1, $2, $3) on conflict do nothing", [code, part, now]);
};
