import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { moveOrder } from "../move-order.ts";
import { lockOrder, type OrderRecord } from "../read-order.ts";
import type { DeliveryKind, DeliveryState } from "../types.ts";

/** One package on its way. */
export interface Delivery {
  package: number;
  /** Its id in the basket. */
  tag: string;
  kind: DeliveryKind;
  state: DeliveryState;
  recipientName: string | null;
  recipientEmail: string | null;
  /** Place of its address among those of the order; null for what is e-mailed. */
  address: number | null;
  /** As it was promised when the order was paid, or as a parcel that left too late arrives; null before. */
  expectedAt: Date | null;
  sentAt: Date | null;
  /** The day that the buyer wants it on; null: as soon as possible. */
  wantedAt: Date | null;
  /** In which that day was chosen, of a digital gift. */
  timeZone: string | null;
  /** When it may leave; null: at once. */
  leavesAt: Date | null;
  /** How often its day was changed. */
  dayVersion: number;
  /** What the post knows its parcel by. */
  trackingCode: string | null;
  /** As {@link Delivery.sentAt} the first time that it was sent with these cards. */
  firstSentAt: Date | null;
  /** How often it was sent again. */
  sendings: number;
  /** Value of the gift cards in it, minor units. */
  faceValue: number;
}

/**
 * A donation is told of by e-mail where the buyer wished so, by
 * naming somebody or by a message; else it is done once it is paid.
 */
const insert = prepared<
  { package: number; state: DeliveryState; kind: DeliveryKind; dueAt: Date | null },
  [string, string, Date, Date, Date]
>(
  "delivery-insert",
  `insert into delivery (package, order_id, state, message_id, expected_at, due_at)
   select p.id, p.order_id, case
       when exists (select from order_line l where l.package = p.id and l.kind not in ('DONATION', 'ACTIVATION'))
         then case p.kind when 'DIGITAL' then 'WAITING' else 'PREPARING' end
       when p.kind = 'DIGITAL' and coalesce(p.recipient_email, p.message) is not null then 'WAITING'
       else 'DONATED' end,
     format('gift.%s.%s@%s', p.id, p.order_id, $2::text), case p.kind when 'DIGITAL' then case when p.leaves_at > $5 then p.wanted_at else $3::timestamptz end else greatest(p.wanted_at, $4) end,
     case p.kind when 'DIGITAL' then case when p.leaves_at > $5 then p.leaves_at end else case when p.wanted_at >= $4 then p.leaves_at end end
   from order_package p
   where p.order_id = $1
   returning package, state, (select kind from order_package where id = package), due_at as "dueAt"`,
);

const readAll = prepared<Delivery, [string]>(
  "delivery-read",
  `select p.id as package, p.tag, p.kind, coalesce(d.state, 'WAITING') as state, p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", p.address, d.expected_at as "expectedAt", d.sent_at as "sentAt",
     p.wanted_at as "wantedAt", p.time_zone as "timeZone", case when d.package is null then p.leaves_at else d.due_at end as "leavesAt",
     p.day_version as "dayVersion", d.tracking_code as "trackingCode", coalesce(d.first_sent_at, d.sent_at) as "firstSentAt", coalesce(d.sendings, 0) as sendings,
     (select coalesce(sum(l.quantity * l.unit_price), 0) from order_line l where l.package = p.id and l.kind = 'GIFTCARD')::bigint as "faceValue"
   from order_package p left join delivery d on d.package = p.id where p.order_id = $1 order by p.position`,
);

const countStates = prepared<{ state: DeliveryState; count: number }, [string]>(
  "delivery-count-states",
  "select state, count(*)::int as count from delivery where order_id = $1 group by state",
);
const mark = prepared<{ orderId: string }, [number, DeliveryState, Date]>(
  "delivery-mark",
  `update delivery set state = $2, sent_at = case $2 when 'SENT' then $3::timestamptz end,
     first_sent_at = case $2 when 'SENT' then coalesce(first_sent_at, $3) else first_sent_at end
   where package = $1 and state not in ('SENT', 'WITHDRAWN') returning order_id as "orderId"`,
);
const markParcel = prepared<{ package: number }, [string, Date, Date, number | null, string | null]>(
  "delivery-mark-parcel",
  `update delivery set state = 'SENT', sent_at = $2, first_sent_at = coalesce(first_sent_at, $2), expected_at = greatest(expected_at, $3),
     tracking_code = $5
   where order_id = $1 and state = 'PREPARING' and (due_at is null or due_at <= $2)
     and ($4::int is null or (select address from order_package where id = package) = $4) returning package`,
);
const openCount = prepared<{ open: number; kept: number }, [string]>(
  "delivery-open",
  `select count(*) filter (where state not in ('SENT', 'DONATED', 'WITHDRAWN')) as open, count(*) filter (where state <> 'WITHDRAWN') as kept
   from delivery where order_id = $1`,
);
const waitAgain = prepared<{ package: number }, [string]>(
  "delivery-wait-again",
  "update delivery set state = 'WAITING' where order_id = $1 and state = 'FAILED' returning package",
);
const withdraw = prepared<Record<never, never>, [string, readonly number[]]>(
  "delivery-withdraw",
  "update delivery set state = 'WITHDRAWN', sent_at = null where order_id = $1 and package = any ($2::bigint[])",
);
const fail = prepared<Record<never, never>, [string]>(
  "delivery-fail-waiting",
  "update delivery set state = 'FAILED' where order_id = $1 and state = 'WAITING'",
);
const handOver = prepared<{ package: number }, [string, readonly string[], Date]>(
  "delivery-hand-over",
  `update delivery set state = 'SENT', sent_at = $3, first_sent_at = $3 where order_id = $1 and state = 'WAITING'
     and package in (select id from order_package where order_id = $1 and tag = any ($2::text[])) returning package`,
);
const orderOf = prepared<{ orderId: string }, [number]>(
  "delivery-order",
  `select order_id as "orderId" from delivery where package = $1`,
);

/** How the deliveries of an order begin. */
export interface Beginning {
  /** Right half of the message ids. */
  domain: string;
  /** When each kind arrives that is sent off now. */
  arrivals: Readonly<Record<DeliveryKind, Date>>;
  now: Date;
}

/**
 * Begins the deliveries of an order that was paid. What is for
 * another day, should that still be possible, waits for it.
 */
export const beginDeliveries = (client: Queryable, orderId: string, { domain, arrivals, now }: Beginning) =>
  insert.all(client, orderId, domain, arrivals.DIGITAL, arrivals.PHYSICAL, now);

/** What happens with each package, in order; WAITING before the order is paid. */
export const readDeliveries = (db: Queryable, orderId: string): Promise<Delivery[]> => readAll.all(db, orderId);

/** How many packages of an order stand in each state; none before it is paid. */
export const countDeliveries = async (
  db: Queryable,
  orderId: string,
): Promise<Partial<Record<DeliveryState, number>>> =>
  Object.fromEntries((await countStates.all(db, orderId)).map(({ state, count }) => [state, count]));

/** An order is COMPLETED with its last package, and REFUNDED where all of it was taken back. */
const completeIfDone = async (client: Queryable, order: Pick<OrderRecord, "id" | "state">): Promise<void> => {
  const { open = 0, kept = 0 } = (await openCount.first(client, order.id)) ?? {};
  if (kept === 0) return moveOrder(client, order.id, "REFUNDED");
  if (open === 0 && (order.state === "PAID" || order.state === "FULFILLING"))
    await moveOrder(client, order.id, "COMPLETED");
};

/**
 * Says how the delivery of a package went. What was sent stays sent; the order
 * is COMPLETED with its last package. Inside a transaction of the caller.
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
  await completeIfDone(client, order);
};

/** When a parcel left, and when one arrives that leaves then. */
interface Posting {
  now: Date;
  arrival: Date;
  /** Place of its address among those of the order; absent for all parcels of it. */
  address?: number | undefined;
  /** What the post knows it by; absent where it is carried without. */
  trackingCode?: string | undefined;
}

/**
 * Says that what was being packed of an order, or one of its parcels, has left; it arrives on its
 * promised day, or later where it left later. Under the order's lock.
 *
 * @returns the packages that left
 */
export const markPosted = async (
  client: Queryable,
  order: Pick<OrderRecord, "id" | "state">,
  { now, arrival, address, trackingCode }: Posting,
): Promise<number[]> => {
  const left = await markParcel.all(client, order.id, now, arrival, address ?? null, trackingCode ?? null);
  await completeIfDone(client, order);
  return left.map((row) => row.package);
};

/**
 * Says that packages of an order need no email, as whoever bought them hands their
 * links over: they count as sent. By their ids in the basket, under the order's lock.
 */
export const markHandedOver = async (
  client: Queryable,
  order: Pick<OrderRecord, "id" | "state">,
  tags: readonly string[],
  now: Date,
): Promise<void> => {
  await handOver.run(client, order.id, tags, now);
  await completeIfDone(client, order);
};

/**
 * Lets an order's packages that were refused wait again, and
 * answers which these are: their jobs are the caller's to enqueue.
 */
export const waitAgainForRefused = (client: Queryable, orderId: string): Promise<{ package: number }[]> =>
  waitAgain.all(client, orderId);

/**
 * Lets nothing of an order go out by e-mail any more until a
 * person sends it; what has left has left. Under the order's lock.
 */
export const failWaiting = async (client: Queryable, orderId: string): Promise<void> =>
  void (await fail.run(client, orderId));

/**
 * Says that packages of an order were taken back by its buyer:
 * what of them has not left stays. Under the order's lock.
 */
export const markWithdrawn = async (
  client: Queryable,
  order: Pick<OrderRecord, "id" | "state">,
  packages: readonly number[],
): Promise<void> => {
  await withdraw.run(client, order.id, packages);
  await completeIfDone(client, order);
};

const postedOf = prepared<{ sentAt: Date | null }, [number]>(
  "delivery-posted-of-line",
  `select d.sent_at as "sentAt" from order_line l join order_package p on p.id = l.package left join delivery d on d.package = p.id
   where l.id = $1 and p.kind = 'PHYSICAL'`,
);

/** When a line was posted; `undefined` where it was not, or is not posted at all. */
export const postedAtOfLine = async (db: Queryable, line: number): Promise<Date | undefined> =>
  (await postedOf.first(db, line))?.sentAt ?? undefined;
