import { inTransaction } from "../database/index.ts";
import type { Services } from "../services.ts";
import type { Email } from "./email.ts";

/** Emails that were refused for good, or given up after a week, by what a person finds them by. */
interface Refused {
  name: string;
  /** What sends it, such as `mail.gift`. */
  queue: string;
  count: number;
}

/** What was refused and nobody has sent again, by name and queue. */
export const listRefused = async (
  { pool }: Pick<Services, "pool">,
  emails: readonly Email[],
): Promise<readonly Refused[]> => {
  const all: Refused[] = [];
  for (const { queue, book } of emails) {
    const names = Map.groupBy(await book.refused(pool), (name) => name);
    for (const [name, { length }] of names) all.push({ name, queue, count: length });
  }
  const place = ({ name, queue }: Refused) => `${name} ${queue}`;
  return all.sort((one, other) => (place(one) < place(other) ? -1 : 1));
};

/**
 * Sends again what was refused under a name: the number of an order, or the reference of a visitor's message. Answers how many emails
 * that is; what was sent, or is still being tried, stays as it is.
 */
export const resend = (
  { pool, clock, enqueue }: Pick<Services, "pool" | "clock" | "enqueue">,
  emails: readonly Email[],
  name: string,
): Promise<number> =>
  inTransaction(pool, async (client) => {
    let sent = 0;
    for (const { queue, book } of emails) {
      for (const job of await book.again(client, name, clock.now())) {
        await enqueue(client, queue, job);
        sent += 1;
      }
    }
    return sent;
  });
