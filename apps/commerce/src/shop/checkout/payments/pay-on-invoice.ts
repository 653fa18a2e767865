import { takeCredit } from "../../../money/credit/index.ts";
import { moveOrderToPaid, type OrderRecord } from "../../../money/order/index.ts";
import type { PaymentContext } from "../../../money/payment/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { ownCredit } from "../../business/index.ts";

/** How an order on invoice names its way to pay. */
export const onInvoice = "invoice";

/**
 * The credit that a signed-in company buys with at the checkout, by its id.
 * Throws 2044 for who has none, and for who does not buy as a business.
 */
export const creditForBasket = async (
  client: PoolClient,
  scope: Scope,
  customerType: "PRIVATE" | "BUSINESS",
): Promise<string> => {
  const credit = customerType === "BUSINESS" ? await ownCredit(client, scope) : undefined;
  if (credit === undefined) throw new Failure("paymentMethodNotOffered", "input.paymentMethod");
  return credit.id;
};

/**
 * Settles an order by a company's credit, in the transaction that makes it: for gifts it is paid, and its
 * cost is owed.
 *
 * @param amount minor units: what gift cards leave of the order
 * @throws 2500 where the credit does not cover it, which undoes the order
 */
export const payOnInvoice = async (
  client: PoolClient,
  order: OrderRecord,
  { credit, amount }: { credit: string; amount: number },
  { services, effects }: PaymentContext,
): Promise<void> => {
  const now = services.clock.now();
  const posting = await takeCredit(client, { order, credit, amount, now });
  if (posting === undefined) throw new Failure("creditExceeded", "input.paymentMethod");
  await moveOrderToPaid(client, order.id, now);
  await effects.paid(client, order, { amount, postings: [posting] });
};
