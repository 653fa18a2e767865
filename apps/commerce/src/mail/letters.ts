import { prepared, type Queryable, together } from "../database/index.ts";
import type { Services } from "../services.ts";

/** An e-mail by the job that sends it; gifts, whose state is their delivery's, are none. */
export interface Letter {
  queue: string;
  job: object;
}

type LetterState = "WAITING" | "SENT" | "FAILED";

const insert = prepared<Record<never, never>, [string, string, Date]>(
  "letter-insert",
  "insert into letter (queue, job, written_at) values ($1, $2::jsonb, $3) on conflict do nothing",
);
const find = prepared<{ state: LetterState }, [string, string]>(
  "letter-find",
  "select state from letter where queue = $1 and job = $2::jsonb",
);
const settle = prepared<Record<never, never>, [string, string, LetterState, Date]>(
  "letter-settle",
  `insert into letter (queue, job, state, written_at, settled_at) values ($1, $2::jsonb, $3, $4, $4)
   on conflict (queue, job) do update set state = excluded.state, settled_at = excluded.settled_at where letter.state <> 'SENT'`,
);

/** Promises a letter and enqueues its job, in the caller's transaction. */
export const writeLetter = async (
  { enqueue, clock }: Pick<Services, "enqueue" | "clock">,
  client: Queryable,
  { queue, job }: Letter,
): Promise<void> => {
  await together(insert.run(client, queue, JSON.stringify(job), clock.now()), enqueue(client, queue, job));
};

/** Whether a letter still has to be sent. A job may be older than this book of letters: what it does not know waits. */
export const isLetterDue = async (db: Queryable, { queue, job }: Letter): Promise<boolean> => {
  const found = await find.first(db, queue, JSON.stringify(job));
  return found === undefined || found.state === "WAITING";
};

/** Notes how a letter went; what was sent stays sent. */
export const settleLetter = async (
  db: Queryable,
  { queue, job }: Letter,
  state: Exclude<LetterState, "WAITING">,
  now: Date,
): Promise<void> => void (await settle.run(db, queue, JSON.stringify(job), state, now));
