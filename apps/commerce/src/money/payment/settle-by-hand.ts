import { inTransaction, type PoolClient, prepared } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { lockOrder } from "../order/index.ts";
import { toDecimal } from "./provider/amount.ts";

/** A payment that a person has to deal with at the provider and with the buyer. */
export interface Unsettled {
  /** The order's number. */
  number: string;
  /** Code by which the watch over stuck purchases names it. */
  what: "PAYMENT_TAKEN_BACK" | "PAYMENT_MISMATCHED" | "PAYMENT_UNKNOWN";
  /** Id at the provider. */
  paymentId: string;
  currency: string;
  /**
   * In minor units: what was taken back of a payment; what was asked
   * for where the provider holds something else, or knows nothing.
   */
  amount: number;
  /** Time of the first of them, at the earliest. */
  since: Date;
}

const columns = (what: Unsettled["what"], amount: string, since: string): string =>
  `o.number, '${what}' as what, a.provider_id as "paymentId", a.currency, ${amount} as amount, ${since} as since`;
const taken = columns("PAYMENT_TAKEN_BACK", "t.amount", "t.changed_at");
const mismatched = columns("PAYMENT_MISMATCHED", "a.amount", "a.created_at");
const unknown = columns("PAYMENT_UNKNOWN", "a.amount", "a.unknown_since");

const list = prepared<Unsettled>(
  "payment-unsettled",
  `select ${taken} from payment_taken_back t join payment_attempt a on a.id = t.attempt join shop_order o on o.id = a.order_id
   where t.amount > 0 and t.settled_at is null
   union all
   select ${mismatched} from payment_attempt a join shop_order o on o.id = a.order_id
   where a.stray and a.stray_settled_at is null
   union all
   select ${unknown} from payment_attempt a join shop_order o on o.id = a.order_id
   where a.unknown_since is not null and a.unknown_settled_at is null
   order by number, "paymentId"`,
);
const orderOf = prepared<{ id: string }, [string]>(
  "payment-settle-order",
  "select id from shop_order where number = $1",
);
const settleTaken = prepared<Unsettled, [string, Date]>(
  "payment-settle-taken",
  `update payment_taken_back t set settled_at = $2 from payment_attempt a join shop_order o on o.id = a.order_id
   where a.id = t.attempt and o.id = $1 and t.amount > 0 and t.settled_at is null returning ${taken}`,
);
/** The poller asks once more: what the person sent back may not have been announced. */
const settleMismatched = prepared<Unsettled, [string, Date]>(
  "payment-settle-mismatched",
  `update payment_attempt a set stray_settled_at = $2, next_check_at = $2 from shop_order o
   where o.id = a.order_id and o.id = $1 and a.stray and a.stray_settled_at is null returning ${mismatched}`,
);
/** It is asked for once more too: the key may be another one by now. */
const settleUnknown = prepared<Unsettled, [string, Date]>(
  "payment-settle-unknown",
  `update payment_attempt a set unknown_settled_at = $2, next_check_at = $2 from shop_order o
   where o.id = a.order_id and o.id = $1 and a.unknown_since is not null and a.unknown_settled_at is null returning ${unknown}`,
);

/** What waits for a person, by order. */
export const listUnsettled = ({ pool }: Pick<Services, "pool">): Promise<Unsettled[]> => list.all(pool);

/**
 * Notes that a person has dealt with the payments of an order, by its number; answers which that were. It
 * moves no money, neither here nor at the provider, and sends nothing: it ends the watch's naming them.
 */
export const settleOrder = (services: Pick<Services, "pool" | "clock" | "log">, number: string) =>
  inTransaction(services.pool, (client) => settleOrderWithin(services, client, number));

/** {@link settleOrder} in the caller's transaction. */
export const settleOrderWithin = async (
  { clock, log }: Pick<Services, "clock" | "log">,
  client: PoolClient,
  number: string,
): Promise<Unsettled[]> => {
  const order = await orderOf.first(client, number);
  if (order === undefined) return [];
  await lockOrder(client, order.id);
  const now = clock.now();
  const settled = [
    ...(await settleTaken.all(client, order.id, now)),
    ...(await settleMismatched.all(client, order.id, now)),
    ...(await settleUnknown.all(client, order.id, now)),
  ];
  for (const one of settled) log.info({ order: order.id, ...one }, "a payment was settled by a person");
  return settled;
};

/** One line for the person: order, what it is, payment at the provider, amount. */
export const describeUnsettled = ({ number, what, paymentId, currency, amount }: Unsettled): string =>
  [number, what, paymentId, `${toDecimal(amount, currency)} ${currency}`].join("  ");
