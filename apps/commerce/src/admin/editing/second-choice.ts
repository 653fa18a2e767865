import type { Queryable } from "../../platform/database/index.ts";
import { Misuse } from "./checking/finding.ts";

const select = `select storefront, array_agg(brand order by brand) as cards from product where active and brand_kind = 'CHOICE'
  group by storefront having count(*) > 1 order by storefront limit 1`;

/**
 * Says which storefront would sell a second choice card, once all files are written: a brand that becomes
 * one in a file is one in every storefront that sells it. The database would refuse it in its own words.
 *
 * @throws Misuse
 */
export const refuseSecondChoice = async (db: Queryable): Promise<void> => {
  const { rows } = await db.query<{ storefront: string; cards: readonly string[] }>(select);
  for (const { storefront, cards } of rows)
    throw new Misuse(
      `${storefront} would sell ${cards.length} choice cards, ${cards.map((card) => `"${card}"`).join(" and ")}: a storefront sells one.`,
    );
};
