import { prepared, type Queryable } from "../database/index.ts";
import { moveOrder } from "./move-order.ts";
import { lockOrder } from "./read-order.ts";
import type { DeliveryKind, DeliveryState } from "./types.ts";

/** One package on its way. */
export interface Delivery {
  package: number;
  /** Its id in the basket. */
  tag: string;
  kind: DeliveryKind;
  state: DeliveryState;
  recipientName: string | null;
  recipientEmail: string | null;
  expectedAt: Date;
  sentAt: Date | null;
  /** Whether it holds anything but donations. */
  hasGifts: boolean;
}

/** A package of donations alone is delivered when it is paid: there is nothing to send. */
const insert = prepared<{ package: number; state: DeliveryState; kind: DeliveryKind }, [string, string, Date]>(
  "delivery-insert",
  `insert into delivery (package, order_id, state, message_id, sent_at)
   select p.id, p.order_id, s.state, format('gift.%s.%s@%s', p.id, p.order_id, $2::text), case s.state when 'SENT' then $3::timestamptz end
   from order_package p, lateral (select case
     when not exists (select from order_line l where l.package = p.id and l.kind <> 'DONATION') then 'SENT'
     when p.kind = 'DIGITAL' then 'WAITING' else 'PREPARING' end as state) s
   where p.order_id = $1
   returning package, state, (select kind from order_package where id = package)`,
);

const readAll = prepared<Delivery, [string]>(
  "delivery-read",
  `select p.id as package, p.tag, p.kind, coalesce(d.state, 'WAITING') as state, p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", p.expected_at as "expectedAt", d.sent_at as "sentAt",
     exists (select from order_line l where l.package = p.id and l.kind <> 'DONATION') as "hasGifts"
   from order_package p left join delivery d on d.package = p.id where p.order_id = $1 order by p.position`,
);

const mark = prepared<{ orderId: string }, [number, DeliveryState, Date]>(
  "delivery-mark",
  `update delivery set state = $2, sent_at = case $2 when 'SENT' then $3::timestamptz end
   where package = $1 and state <> 'SENT' returning order_id as "orderId"`,
);
const openCount = prepared<{ open: number }, [string]>(
  "delivery-open",
  "select count(*) as open from delivery where order_id = $1 and state <> 'SENT'",
);
const orderOf = prepared<{ orderId: string }, [number]>(
  "delivery-order",
  `select order_id as "orderId" from delivery where package = $1`,
);

/** Begins the deliveries of an order that was paid. `domain`: right half of the message ids. */
export const beginDeliveries = (client: Queryable, orderId: string, domain: string, now: Date) =>
  insert.all(client, orderId, domain, now);

/** What happens with each package, in order; WAITING before the order is paid. */
export const readDeliveries = (db: Queryable, orderId: string): Promise<Delivery[]> => readAll.all(db, orderId);

/**
 * Says how the delivery of a package went. What was sent stays sent; the order is COMPLETED with its last package.
 * Inside a transaction of the caller.
 */
export const markDelivered = async (
  client: Queryable,
  packageId: number,
  state: Extract<DeliveryState, "SENT" | "FAILED">,
  now: Date,
): Promise<void> => {
  const found = await orderOf.first(client, packageId);
  const order = found && (await lockOrder(client, found.orderId));
  if (order === undefined) throw new Error(`The package ${packageId} has no delivery.`);
  await mark.run(client, packageId, state, now);
  const open = (await openCount.first(client, order.id))?.open ?? 0;
  if (open === 0 && (order.state === "PAID" || order.state === "FULFILLING"))
    await moveOrder(client, order.id, "COMPLETED");
};
