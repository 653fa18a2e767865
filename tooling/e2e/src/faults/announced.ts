import { expect } from "@playwright/test";
import type { FaultyShop } from "./shop.ts";

/**
 * Waits until storefronts were told of all that changed so far:
 * what is announced later would end a page between two looks.
 */
export const everythingAnnounced = ({ database }: Pick<FaultyShop, "database">): Promise<void> =>
  expect
    .poll(async () => {
      const { rowCount } = await database.query(
        "select 1 from pgboss.job where name = 'storefront-purge' and state in ('created', 'active')",
      );
      return rowCount;
    })
    .toBe(0);
