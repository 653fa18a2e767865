import { type CardBalance, cardsOf, whyUnusable } from "../../money/giftcard/index.ts";
import { receiversOf } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { email } from "../../platform/outbox/email.ts";
import type { Services } from "../../platform/services.ts";
import { findCardOwner } from "../account/index.ts";
import type { ReminderFacts } from "./facts.ts";

/** Somebody is to be told of cards with the same last day, at an address that is read when it is sent. */
export interface ReminderJob {
  /** The account that has them, or the order line that was sent to somebody. */
  to: { account: string } | { line: number };
  cards: number[];
  /** Which reminder: so many days before the last day. */
  days: number;
}

const recipientOf = async (db: Queryable, { to }: ReminderJob): Promise<ReminderFacts["to"] | undefined> => {
  if ("account" in to) {
    const owner = await findCardOwner(db, to.account);
    return owner && { ...owner, owns: true };
  }
  const [receiver] = await receiversOf(db, [to.line]);
  return receiver && { ...receiver, owns: false };
};

/** Cards of which something can still be spent. */
const useful = (cards: readonly CardBalance[], now: Date): CardBalance[] =>
  cards.filter((card) => card.balance > 0 && whyUnusable(card, now) === undefined);

/** A gift card is about to expire; nothing is said of cards that were spent, blocked or ended meanwhile. */
export const reminderEmail = email("card-reminder", {
  facts: async ({ pool, clock }: Services, job: ReminderJob): Promise<ReminderFacts | undefined> => {
    const [to, cards] = await Promise.all([recipientOf(pool, job), cardsOf(pool, job.cards)]);
    const left = useful(cards, clock.now());
    return to && left.length > 0 ? { to, cards: left, days: job.days } : undefined;
  },
  template: async () => (await import("./compose-reminder.tsx")).composeReminder,
  nameOf: async (_, { cards }: ReminderJob) => `card ${cards[0]}`,
  mayBeRefused: true,
});
