import type { Storefront } from "@giftshop/storefront-config";
import { type OrderState, readOrder } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { dayOf } from "./day-of.ts";
import { addFigures, claimOnce } from "./figures-table.ts";

/**
 * Until when a purchase may still be told, milliseconds: its
 * page is looked at again for longer, and is no news then.
 */
export const claimable = 30 * 24 * 60 * 60 * 1000;

const paid: ReadonlySet<OrderState> = new Set(["PAID", "FULFILLING", "COMPLETED"]);

/**
 * Counts a purchase, once: whether it was counted and that it is stand in one commit. False
 * for an order that was counted before, is not paid, another storefront's, or long ago.
 */
export const claimPurchase = ({ pool, clock }: Services, storefront: Storefront, id: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const now = clock.now();
    const order = await readOrder(client, id);
    if (order === undefined || order.storefront !== storefront.code || !paid.has(order.state)) return false;
    if (now.getTime() - order.placedAt.getTime() > claimable) return false;
    if (!(await claimOnce(client, id, now))) return false;
    await addFigures(client, [
      { storefront: storefront.code, day: dayOf(storefront, now), event: "purchase", count: 1 },
    ]);
    return true;
  });
