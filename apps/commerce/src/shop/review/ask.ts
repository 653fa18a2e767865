import { storefronts } from "@giftshop/storefront-config";
import { deliveredBefore } from "../../money/order/index.ts";
import { batch } from "../../platform/batches.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { localHour } from "../aftercare/local-hour.ts";
import { reviewEmail } from "./email.ts";
import { makeReviewLink } from "./link.ts";
import { noteAsked, takeDue } from "./requests-table.ts";

/** Nobody is written to at night. */
const [firstHour, lastHour] = [9, 20];
/** Milliseconds after delivery: long enough to have given it. */
const askAfter = 7 * 86_400_000;

/**
 * Promises the one email of each buyer who agreed to it and whose
 * whole order was delivered some days ago; answers how many.
 */
export const askForReviews = (services: Services): Promise<number> => {
  const now = services.clock.now();
  const awake = storefronts
    .filter(({ timeZone }) => {
      const hour = localHour(now, timeZone);
      return hour >= firstHour && hour < lastHour;
    })
    .map(({ code }) => code);
  return inTransaction(services.pool, async (client) => {
    const due = await takeDue(client, { awake, now, most: batch });
    const delivered = await deliveredBefore(client, due, new Date(now.getTime() - askAfter));
    let asked = 0;
    for (const orderId of delivered) {
      if (!(await noteAsked(client, orderId, makeReviewLink(services.environment), now))) continue;
      await writeEmail(services, client, reviewEmail, { orderId });
      asked += 1;
    }
    return asked;
  });
};
