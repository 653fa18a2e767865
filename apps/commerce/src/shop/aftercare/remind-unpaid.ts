import { storefronts } from "@giftshop/storefront-config";
import { takeAwaited, takeToRemind } from "../../money/order/index.ts";
import { endingTransfers } from "../../money/payment/index.ts";
import { batch } from "../../platform/batches.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { localHour } from "./local-hour.ts";
import { unpaidEmail } from "./unpaid-email.ts";

/** Nobody is written to at night. */
const [firstHour, lastHour] = [9, 20];
/** A bank takes a day or two. */
const beforeEnd = 2 * 86_400_000;

/**
 * Promises the one reminder of each order that was not paid, and of
 * each bank transfer whose time is nearly over; answers how many.
 */
export const remindUnpaid = (services: Services): Promise<number> => {
  const now = services.clock.now();
  const awake = storefronts
    .filter(({ timeZone }) => {
      const hour = localHour(now, timeZone);
      return hour >= firstHour && hour < lastHour;
    })
    .map(({ code }) => code);
  return inTransaction(services.pool, async (client) => {
    const ending = await endingTransfers(client, now, new Date(now.getTime() + beforeEnd), batch);
    const orders = [
      ...(await takeToRemind(client, { awake, now }, batch)),
      ...(await takeAwaited(client, ending, { awake, now })),
    ];
    for (const { id } of orders) await writeEmail(services, client, unpaidEmail, { orderId: id });
    return orders.length;
  });
};
