import { getStorefront } from "@giftshop/storefront-config";
import { businessTerms } from "@giftshop/storefront-config/business";
import { noteReminded, type OpenReceivable, openReceivables, stopCredit } from "../../../money/credit/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import type { Services } from "../../../platform/services.ts";
import { invoiceReminderEmail, type ReminderJob } from "./reminder-email.ts";

const day = 86_400_000;

const dayOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(instant);

/** Whole days that something is overdue, where its storefront is; below 1 before that. */
export const overdueDays = ({ dueOn, storefront }: Pick<OpenReceivable, "dueOn" | "storefront">, now: Date): number =>
  (Date.parse(dayOf(now, getStorefront(storefront).timeZone)) - Date.parse(dueOn)) / day;

/**
 * Number of the reminder that is to be sent by now, from 1, or `undefined`; the last one where several are
 * due, as no worker ran.
 */
export const reminderDue = (owed: OpenReceivable, now: Date): number | undefined => {
  const overdue = overdueDays(owed, now);
  const due = businessTerms.reminderDays.filter((days) => overdue >= days).length;
  return due > owed.reminded ? due : undefined;
};

/**
 * Sends what reminders are due, one at a time for each invoice; with the
 * last one nothing more is sold on invoice to the company. Answers how many.
 */
export const remindOverdue = async (services: Services): Promise<number> => {
  const { pool, clock } = services;
  const now = clock.now();
  let sent = 0;
  // A day has begun somewhere before it has here.
  const dueBy = dayOf(new Date(now.getTime() + day), "UTC");
  for (const owed of await openReceivables(pool, dueBy)) {
    const reminder = reminderDue(owed, now);
    if (reminder === undefined) continue;
    const done = await inTransaction(pool, async (client) => {
      if (!(await noteReminded(client, owed.orderId, reminder))) return false;
      const job: ReminderJob = { orderId: owed.orderId, reminder };
      await writeEmail(services, client, invoiceReminderEmail, job);
      if (reminder === businessTerms.reminderDays.length) {
        const why = `the last reminder of ${owed.orderNumber}`;
        await stopCredit(client, owed.credit, { staff: "reminders", why }, now);
      }
      return true;
    });
    if (done) sent += 1;
  }
  return sent;
};
