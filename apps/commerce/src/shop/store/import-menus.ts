import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Menus } from "@giftshop/validation/store";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { lockStore, seedPart } from "./versions.ts";

/**
 * Writes the menus that a storefront begins with, but not over edited ones. Answers how many rows it wrote.
 */
export const importMenus = (
  services: Pick<Services, "pool" | "enqueue" | "environment" | "clock">,
  storefront: StorefrontCode,
  menus: Menus,
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    await lockStore(client, storefront);
    return seedPart(services, client, { storefront, part: "MENUS" }, menus);
  });
