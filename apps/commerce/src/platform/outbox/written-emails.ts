import { type PoolClient, pipelined, prepared, type Queryable } from "../database/index.ts";
import type { Services } from "../services.ts";
import type { EmailBook, RefusedEmail, WaitingEmail } from "./book.ts";

type State = "WAITING" | "SENT" | "FAILED";

/** What a person finds an email by, such as the number of its order. */
export type NameOf<Job> = (db: Queryable, job: Job) => Promise<string | undefined>;

const insert = prepared<Record<never, never>, [string, string, Date]>(
  "email-insert",
  "insert into letter (queue, job, written_at) values ($1, $2::jsonb, $3) on conflict do nothing",
);
const find = prepared<{ state: State }, [string, string]>(
  "email-find",
  "select state from letter where queue = $1 and job = $2::jsonb",
);
const settle = prepared<Record<never, never>, [string, string, State, Date]>(
  "email-settle",
  `insert into letter (queue, job, state, written_at, settled_at) values ($1, $2::jsonb, $3, $4, $4)
   on conflict (queue, job) do update set state = excluded.state, settled_at = excluded.settled_at where letter.state <> 'SENT'`,
);
const waiting = prepared<WaitingEmail, [string, Date]>(
  "emails-waiting",
  "select job, written_at as since from letter where queue = $1 and state = 'WAITING' and written_at < $2",
);
const refused = prepared<{ job: object; since: Date }, [string]>(
  "emails-refused",
  "select job, settled_at as since from letter where queue = $1 and state = 'FAILED'",
);
const wait = prepared<Record<never, never>, [string, string, Date]>(
  "email-wait",
  `update letter set state = 'WAITING', written_at = $3, settled_at = null
   where queue = $1 and job = $2::jsonb and state = 'FAILED'`,
);

/**
 * Promises an email and enqueues its job, in the caller's
 * transaction. It is written once, however often it is asked for.
 */
export const writeEmail = async (
  { enqueue, clock }: Pick<Services, "enqueue" | "clock">,
  client: Queryable,
  { queue }: { queue: string },
  job: object,
): Promise<void> => {
  await pipelined(insert.run(client, queue, JSON.stringify(job), clock.now()), enqueue(client, queue, job));
};

/** The table of emails that have no other: what was promised, and whether it was sent. */
export const writtenEmails = (queue: string, nameOf: NameOf<object>): EmailBook => ({
  // A job may be older than this table: what it does not know waits.
  due: async (db, job) => ((await find.first(db, queue, JSON.stringify(job)))?.state ?? "WAITING") === "WAITING",
  settle: async (pool, job, state, now) => void (await settle.run(pool, queue, JSON.stringify(job), state, now)),
  waiting: (db, before) => waiting.all(db, queue, before),
  refused: async (db) => {
    const found: RefusedEmail[] = [];
    for (const { job, since } of await refused.all(db, queue)) {
      const name = await nameOf(db, job);
      if (name) found.push({ name, since });
    }
    return found;
  },
  again: async (client: PoolClient, name, now) => {
    const jobs: object[] = [];
    for (const { job } of await refused.all(client, queue)) {
      if ((await nameOf(client, job)) !== name) continue;
      if ((await wait.run(client, queue, JSON.stringify(job), now)) === 1) jobs.push(job);
    }
    return jobs;
  },
});
