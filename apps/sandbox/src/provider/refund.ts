import type { Amount } from "./amount.ts";

const refundStatuses = ["queued", "pending", "processing", "refunded", "failed", "canceled"] as const;

/**
 * `queued`: the shop's balance does not cover it · `pending`: it
 * can be called off still · `processing`: it is with the bank.
 */
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Money on its way back. The sandbox's banks are quick: a refund
 * is made at once, unless a fault at the bank was asked for.
 */
export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Amount;
  readonly description: string;
  readonly metadata: unknown;
  readonly status: RefundStatus;
  readonly createdAt: string;
}

/** What the shop asks for; the bank decides the rest. */
export type RefundOrder = Omit<Refund, "id" | "status" | "createdAt">;

/** Where a refund may go from where it is; a status without a way on is final. */
const ways: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  queued: ["pending", "processing", "refunded", "failed", "canceled"],
  pending: ["queued", "processing", "refunded", "failed", "canceled"],
  processing: ["refunded", "failed"],
  refunded: [],
  failed: [],
  canceled: [],
};

export const refundMayBecome = (from: RefundStatus, to: RefundStatus): boolean => ways[from].includes(to);

export const isRefundStatus = (text: unknown): text is RefundStatus => refundStatuses.some((known) => known === text);

/** Whether the money stays with the shop: it may be refunded again then. */
export const cameBack = ({ status }: Pick<Refund, "status">): boolean => status === "failed" || status === "canceled";
