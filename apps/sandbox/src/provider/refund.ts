import type { Amount } from "./amount.ts";

/** Money on its way back. The sandbox's banks are quick: a refund is made at once. */
export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Amount;
  readonly description: string;
  readonly metadata: unknown;
  readonly status: "refunded";
  readonly createdAt: string;
}
