import { readOrder } from "../../money/order/index.ts";
import { email } from "../../platform/outbox/email.ts";
import { findWithdrawal, tokenOfWithdrawal } from "./withdrawal-table.ts";

/** The buyer of an order is to be sent its link. */
export interface LinkJob {
  orderId: string;
  link: string;
}

/** The buyer is to be sent the receipt of a withdrawal. */
export interface ReceiptJob {
  withdrawalId: string;
}

/** The link by which an order can be withdrawn from. */
export const linkEmail = email("withdrawal-link", {
  facts: async ({ pool, environment }, { orderId, link }: LinkJob) => {
    const order = await readOrder(pool, orderId);
    return order && !order.forgotten ? { order, link, token: tokenOfWithdrawal(environment, link) } : undefined;
  },
  template: async () => (await import("./compose-emails.tsx")).composeLink,
  nameOf: async (db, { orderId }: LinkJob) => (await readOrder(db, orderId))?.number,
  mayBeRefused: true,
});

/** What was withdrawn from, and when: the law asks for it on a durable medium. */
export const receiptEmail = email("withdrawal-receipt", {
  facts: async ({ pool }, { withdrawalId }: ReceiptJob) => {
    const withdrawal = await findWithdrawal(pool, withdrawalId);
    const order = withdrawal && (await readOrder(pool, withdrawal.orderId));
    return withdrawal && order && !order.forgotten ? { order, withdrawal } : undefined;
  },
  template: async () => (await import("./compose-emails.tsx")).composeReceipt,
  nameOf: async (db, { withdrawalId }: ReceiptJob) => {
    const withdrawal = await findWithdrawal(db, withdrawalId);
    return withdrawal && (await readOrder(db, withdrawal.orderId))?.number;
  },
});
