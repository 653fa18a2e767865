import { type ExpiringCard, takeExpiring } from "../../money/giftcard/index.ts";
import { receiversOf } from "../../money/order/index.ts";
import { batch } from "../../platform/batches.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { ownersOfCards } from "../account/index.ts";
import { type ReminderJob, reminderEmail } from "./email.ts";

/**
 * Who is told of which cards: the account that has a card, and
 * the address that it was sent to; one email where both are one.
 */
const jobsFor = async (client: PoolClient, cards: readonly ExpiringCard[]): Promise<ReminderJob[]> => {
  const ids = cards.map(({ id }) => id);
  const owners = await ownersOfCards(client, ids);
  const receivers = await receiversOf(client, [...new Set(cards.map(({ orderLine }) => orderLine))]);
  const jobs = new Map<string, ReminderJob>();
  const tell = (card: ExpiringCard, email: string, to: ReminderJob["to"]): void => {
    const key = [email.toLowerCase(), card.storefront, card.expiresOn, card.days].join(" ");
    const job = jobs.get(key) ?? { to, cards: [], days: card.days };
    if (!job.cards.includes(card.id)) job.cards.push(card.id);
    jobs.set(key, job);
  };
  for (const card of cards) {
    for (const { card: owned, email, account } of owners) if (owned === card.id) tell(card, email, { account });
  }
  for (const card of cards) {
    for (const { line, email } of receivers) if (line === card.orderLine) tell(card, email, { line });
  }
  return [...jobs.values()];
};

/** Promises the reminders that are due, a batch of cards at a time; answers how many emails that were. */
export const remind = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  let told = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await inTransaction(services.pool, async (client) => {
      const { cards, last } = await takeExpiring(client, { now, after: from, most: batch });
      const jobs = await jobsFor(client, cards);
      for (const job of jobs) await writeEmail(services, client, reminderEmail, job);
      told += jobs.length;
      return last;
    });
  }
  return told;
};
