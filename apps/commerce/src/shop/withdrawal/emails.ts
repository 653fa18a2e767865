import { readOrder } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { email } from "../../platform/outbox/email.ts";
import type { Services } from "../../platform/services.ts";
import { findCompensation } from "./compensation-table.ts";
import { findWithdrawal, tokenOfWithdrawal } from "./withdrawal-table.ts";

/** The buyer of an order is to be sent its link. */
export interface LinkJob {
  orderId: string;
  link: string;
}

/** The buyer is to be sent the receipt of a withdrawal; an older one does not say of which order. */
export interface ReceiptJob {
  orderId?: string;
  withdrawalId: string;
  /** What was given back of its amount before, minor units: it does not go back twice. */
  before?: number;
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

/** The buyer is to be told of money that goes back while every gift stays. */
export interface CompensationJob {
  orderId: string;
  compensationId: string;
}

const nameOfWithdrawal = async (db: Queryable, { withdrawalId }: ReceiptJob): Promise<string | undefined> => {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  return withdrawal && (await readOrder(db, withdrawal.orderId))?.number;
};

const withdrawalForMail = async ({ pool }: Pick<Services, "pool">, { withdrawalId, before = 0 }: ReceiptJob) => {
  const found = await findWithdrawal(pool, withdrawalId);
  const withdrawal = found && { ...found, amount: found.amount - before };
  const order = withdrawal && (await readOrder(pool, withdrawal.orderId));
  return withdrawal && order && !order.forgotten ? { order, withdrawal } : undefined;
};

/** What was withdrawn from, and when: the law asks for it on a durable medium. */
export const receiptEmail = email("withdrawal-receipt", {
  facts: withdrawalForMail,
  template: async () => (await import("./compose-emails.tsx")).composeReceipt,
  nameOf: nameOfWithdrawal,
});

/** Which gifts the shop takes back of its own accord, which nobody withdrew from. */
export const refundedEmail = email("gifts-refunded", {
  facts: withdrawalForMail,
  template: async () => (await import("./compose-emails.tsx")).composeRefunded,
  nameOf: nameOfWithdrawal,
});

/** Tells that an amount goes back, and nothing else changes. */
export const compensationEmail = email("compensation", {
  facts: async ({ pool }, { compensationId }: CompensationJob) => {
    const compensation = await findCompensation(pool, compensationId);
    const order = compensation && (await readOrder(pool, compensation.orderId));
    return compensation && order && !order.forgotten ? { order, compensation } : undefined;
  },
  template: async () => (await import("./compose-emails.tsx")).composeCompensation,
  nameOf: async (db, { compensationId }: CompensationJob) => {
    const compensation = await findCompensation(db, compensationId);
    return compensation && (await readOrder(db, compensation.orderId))?.number;
  },
});
