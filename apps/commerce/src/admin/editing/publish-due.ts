import { inTransaction, type PoolClient, type Queryable } from "../../platform/database/index.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import type { QueueDefinition } from "../../platform/jobs/queues.ts";
import type { Finding } from "../../platform/module.ts";
import type { Services } from "../../platform/services.ts";
import { dueDrafts } from "../../shop/content/editing/change-written.ts";
import { writeAudit } from "../staff/audit.ts";
import { Misuse } from "./checking/finding.ts";
import { publishWithin } from "./drafts.ts";

export const publishQueue: QueueDefinition = { name: "editing.publish", retryLimit: 0, expireInSeconds: 300 };

/** How long after its time a draft that is still one is told of: its address is taken. */
const overdueAfter = 300_000;

const actor = { id: null, name: "clock", requestId: "" };

/**
 * Publishes the drafts whose time has come; one whose address is taken waits for a person. Answers how many.
 */
export const publishDue = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  let published = 0;
  for (const { publishAt, ...page } of await dueDrafts(services.pool, now)) {
    const { storefront, kind, key, language } = page;
    try {
      published += await inTransaction(services.pool, async (client) => {
        const done = await publishWithin(services, client, page);
        const entry = { subject: `${storefront} ${kind} ${key} ${language}`, storefront, why: "Its time had come." };
        const after = { publishAt: publishAt.toISOString() };
        if (done > 0) await writeAudit(client, actor, { operation: "content.publish", after, ...entry }, now);
        return done;
      });
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      services.log.warn({ ...page, publishAt }, "a draft cannot be published: its address is taken");
    }
  }
  return published;
};

/** Has drafts looked at when the time of one has come; the schedule finds what nobody had looked at. */
export const publishAt = async ({ enqueue }: Pick<Services, "enqueue">, client: PoolClient, at: Date): Promise<void> =>
  void (await enqueue(client, publishQueue.name, {}, { startAfter: at }));

export const publishJob: Job<unknown> = {
  queue: publishQueue.name,
  schedule: "* * * * *",
  // Nobody is told when the time of a job has come, so it is looked for.
  options: { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
  work: (services) => publishDue(services),
};

/** Drafts that should have been published. */
export const lateDrafts = async (db: Queryable, now: Date): Promise<Finding[]> =>
  (await dueDrafts(db, new Date(now.getTime() - overdueAfter))).map(({ storefront, kind, key, language }) => ({
    what: "PAGE_NOT_PUBLISHED",
    id: `${storefront} ${kind} ${key} ${language}`,
  }));
