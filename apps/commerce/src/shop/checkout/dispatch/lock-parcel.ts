import { lockOrder, type OrderRecord } from "../../../money/order/index.ts";
import { awaitsPerson } from "../../../money/payment/index.ts";
import { type PoolClient, prepared } from "../../../platform/database/index.ts";
import type { ParcelName } from "./parcel-name.ts";

/** Why nothing of an order can be packed or posted now. */
export type Refusal = "UNKNOWN" | "UNPAID" | "CLOSED" | "NOT_POSTED" | "SENT" | "LATER" | "HELD";

interface Standing {
  /** Whether its parcel waits. */
  waiting: boolean;
  /** Something of it is for another day. */
  later: boolean;
  sent: boolean;
  held: boolean;
}

const orderOf = prepared<{ id: string }, [string]>("parcel-order", "select id from shop_order where number = $1");
const standingOf = prepared<Standing, [string, Date, number | null]>(
  "parcel-standing",
  `select coalesce(bool_or(d.state = 'PREPARING' and (d.due_at is null or d.due_at <= $2)), false) as waiting,
     coalesce(bool_or(d.state = 'PREPARING' and d.due_at > $2), false) as later, coalesce(bool_or(d.state = 'SENT'), false) as sent,
     ${awaitsPerson("$1")} as held
   from delivery d join order_package p on p.id = d.package where d.order_id = $1 and p.kind = 'PHYSICAL' and ($3::int is null or p.address = $3)`,
);

const refusalOf = ({ state }: OrderRecord, { waiting, later, sent, held }: Standing): Refusal | undefined => {
  if (state === "DRAFT" || state === "PENDING") return "UNPAID";
  if (state === "CANCELED" || state === "REFUNDED") return "CLOSED";
  if (!waiting) return later ? "LATER" : sent ? "SENT" : "NOT_POSTED";
  return held ? "HELD" : undefined;
};

/**
 * The order of a number, locked, where its parcel or all of them wait and may leave; else why not. True
 * until the transaction ends, as refunds and dispatch need the same lock.
 */
export const lockParcel = async (
  client: PoolClient,
  { number, address }: ParcelName,
  now: Date,
): Promise<OrderRecord | Refusal> => {
  const found = await orderOf.first(client, number);
  const order = found && (await lockOrder(client, found.id));
  if (order === undefined) return "UNKNOWN";
  const standing = await standingOf.first(client, order.id, now, address ?? null);
  if (standing === undefined) throw new Error(`Nobody says how the parcel of the order ${order.id} stands.`);
  return refusalOf(order, standing) ?? order;
};
