import { doublerTerms } from "@giftshop/storefront-config/doubler-terms";
import { inTransaction } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { passedOnEmail, reminderEmail } from "../emails/emails.ts";
import { lockOverdue, markLapsed, takeRemindable } from "../tables/prizes.ts";
import { offerNext } from "./offer-prize.ts";

const day = 86_400_000;

/**
 * Passes prizes that nobody claimed in time on to the next who was drawn, and tells both; answers how many.
 */
export const passOn = (services: Services): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    const now = services.clock.now();
    const overdue = await lockOverdue(client, now);
    for (const prize of overdue) {
      await markLapsed(client, prize.id, now);
      await writeEmail(services, client, passedOnEmail, { prize: prize.id });
      await offerNext(services, client, { id: prize.draw, storefront: prize.storefront }, prize.place);
    }
    return overdue.length;
  });

/** Reminds winners whose time is nearly over, once each; answers how many. */
export const remindWinners = (services: Services): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    const now = services.clock.now();
    const until = new Date(now.getTime() + doublerTerms.reminderDays * day);
    const prizes = await takeRemindable(client, until, now);
    for (const prize of prizes) await writeEmail(services, client, reminderEmail, { prize });
    return prizes.length;
  });
