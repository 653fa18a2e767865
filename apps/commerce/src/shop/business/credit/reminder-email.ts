import { receivableOf } from "../../../money/credit/index.ts";
import { documentsOf } from "../../../money/documents/index.ts";
import { readBilling, readOrder } from "../../../money/order/index.ts";
import { email } from "../../../platform/outbox/email.ts";

/** A company is to be reminded of what it owes for an order. */
export interface ReminderJob {
  orderId: string;
  /** Number of the reminder, from 1. */
  reminder: number;
}

/** Tells that an invoice is overdue, and nothing once it was paid. */
export const invoiceReminderEmail = email("invoice-reminder", {
  facts: async ({ pool }, { orderId, reminder }: ReminderJob) => {
    const [order, owed] = [await readOrder(pool, orderId), await receivableOf(pool, orderId)];
    if (order === undefined || owed === undefined || owed.paidAt !== null) return undefined;
    const billing = await readBilling(pool, orderId);
    const invoice = (await documentsOf(pool, orderId)).find(({ kind }) => kind === "INVOICE");
    const to = billing?.invoiceEmail ?? order.email;
    return { order, owed, reminder, to, invoice: invoice?.number ?? order.number };
  },
  template: async () => (await import("./compose-reminder.ts")).composeInvoiceReminder,
  nameOf: async (db, { orderId }: ReminderJob) => (await readOrder(db, orderId))?.number,
});
