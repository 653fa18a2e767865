import { inTransaction, type PoolClient } from "../database/index.ts";
import type { Services } from "../services.ts";
import type { Email } from "./email.ts";

/** Emails that were refused for good, or given up after a week, by what a person finds them by. */
export interface Refused {
  name: string;
  /** What sends it, such as `mail.gift`. */
  queue: string;
  count: number;
  /** Time of the first of them, at the earliest. */
  since: Date;
}

/** What was refused and nobody has sent again, by name and queue. */
export const listRefused = async (
  { pool }: Pick<Services, "pool">,
  emails: readonly Email[],
): Promise<readonly Refused[]> => {
  const all: Refused[] = [];
  for (const { queue, book } of emails) {
    for (const [name, those] of Map.groupBy(await book.refused(pool), ({ name }) => name)) {
      const since = new Date(Math.min(...those.map((one) => one.since.getTime())));
      all.push({ name, queue, count: those.length, since });
    }
  }
  const place = ({ name, queue }: Refused) => `${name} ${queue}`;
  return all.sort((one, other) => (place(one) < place(other) ? -1 : 1));
};

/**
 * Sends again what was refused under a name: the number of an order, or the reference of a visitor's
 * message. Answers how many emails that is; what was sent, or is still being tried, stays as it is.
 */
export const resend = (
  services: Pick<Services, "pool" | "clock" | "enqueue">,
  emails: readonly Email[],
  name: string,
): Promise<number> => inTransaction(services.pool, (client) => resendWithin(services, client, emails, name));

/** {@link resend} in the caller's transaction. */
export const resendWithin = async (
  { clock, enqueue }: Pick<Services, "clock" | "enqueue">,
  client: PoolClient,
  emails: readonly Email[],
  name: string,
): Promise<number> => {
  let sent = 0;
  for (const { queue, book } of emails) {
    for (const job of await book.again(client, name, clock.now())) {
      await enqueue(client, queue, job);
      sent += 1;
    }
  }
  return sent;
};
