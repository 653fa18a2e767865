import { getStorefront } from "@giftshop/storefront-config";
import { businessTerms } from "@giftshop/storefront-config/business";
import type { PoolClient } from "../../platform/database/index.ts";
import type { Posting } from "../ledger/index.ts";
import type { OrderRecord } from "../order/index.ts";
import { availableOf, lockCredit } from "./credit-table.ts";
import { insertReceivable } from "./receivables.ts";

const day = 86_400_000;

/** The day so many days after an instant, where the storefront is; ISO 8601. */
const dayAfter = (instant: Date, days: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(new Date(instant.getTime() + days * day));

/** An order that is bought on invoice. */
export interface OnInvoice {
  order: Pick<OrderRecord, "id" | "number" | "storefront" | "legalEntity" | "currency" | "referenceNumber">;
  credit: string;
  /** Minor units; what gift cards pay of it is not owed. */
  amount: number;
  now: Date;
}

/**
 * Takes what an order costs from a company's credit, in the transaction that makes the order. The
 * credit's row stays locked, so orders of one moment take turns.
 *
 * @returns how it is booked; `undefined` where the credit does not cover it
 */
export const takeCredit = async (
  client: PoolClient,
  { order, credit: id, amount, now }: OnInvoice,
): Promise<Posting | undefined> => {
  const credit = await lockCredit(client, id);
  if (credit === undefined || credit.legalEntity !== order.legalEntity || credit.currency !== order.currency)
    return undefined;
  if (amount > availableOf(credit)) return undefined;
  const { timeZone } = getStorefront(order.storefront);
  await insertReceivable(client, {
    orderId: order.id,
    orderNumber: order.number,
    storefront: order.storefront,
    credit: id,
    amount,
    currency: order.currency,
    issuedAt: now,
    costCentre: order.referenceNumber,
    dueOn: dayAfter(now, businessTerms.dueDays, timeZone),
  });
  return {
    kind: "ON_INVOICE",
    businessKey: order.id,
    legalEntity: order.legalEntity,
    currency: order.currency,
    entries: [
      { account: "RECEIVABLES", amount: -amount },
      { account: "ORDER_SETTLEMENT", amount },
    ],
  };
};
