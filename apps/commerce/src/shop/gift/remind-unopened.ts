import { batch, inBatches } from "../../platform/batches.ts";
import { prepared } from "../../platform/database/index.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { reminderEmail, unopenedEmail } from "./emails/emails.ts";

/** A week and a month after it was sent its receiver is reminded; with the second, its buyer is told. */
const lastDays = 30;

/** The latest reminder that is due of each: a worker that was away for weeks sends one, not both. */
const due = prepared<{ package: number; link: string; days: number }, [Date, number]>(
  "gift-remind-due",
  `with stage (days) as (values (7), (30))
   select distinct on (g.package) g.package, g.link, s.days from gift g join stage s on g.sent_at <= $1::timestamptz - s.days * interval '24 hours'
   where g.state = 'UNOPENED' and g.sent_at is not null
     and not exists (select from gift_reminder r where r.package = g.package and r.days >= s.days)
   order by g.package, s.days desc limit $2`,
);
const note = prepared<{ package: number }, [readonly number[], readonly number[], Date]>(
  "gift-remind",
  `insert into gift_reminder (package, days, at) select package, days, $3 from unnest($1::bigint[], $2::int[]) as w (package, days)
   order by package on conflict do nothing returning package`,
);

/**
 * Promises the reminders of unopened gifts that are due, each once
 * however many workers ask; answers how many gifts that were.
 */
export const remindUnopened = (services: Services): Promise<number> =>
  inBatches(services.pool, batch, async (client) => {
    const now = services.clock.now();
    const gifts = await due.all(client, now, batch);
    const packages = gifts.map((gift) => gift.package);
    const noted = await note.all(
      client,
      packages,
      gifts.map(({ days }) => days),
      now,
    );
    const ours = new Set(noted.map((one) => one.package));
    for (const { package: packageId, link, days } of gifts) {
      if (!ours.has(packageId)) continue;
      const job = { packageId, link, days };
      await writeEmail(services, client, reminderEmail, job);
      if (days === lastDays) await writeEmail(services, client, unopenedEmail, job);
    }
    return gifts.length;
  });
